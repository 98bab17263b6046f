import { salesOrderTexts } from '#words/sales-order.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';

export const salesOrderWords = documentWords(salesOrderTexts, {
  states: {
    'commercial.draft': { tone: 'neutral', icon: 'circleDashed' },
    'commercial.confirmed': { tone: 'info', icon: 'checks' },
    'commercial.closed': { tone: 'success', icon: 'circleCheck' },
    'commercial.onHold': { tone: 'warning', icon: 'pause', aside: true, after: 'commercial.confirmed' },
    'commercial.cancelled': { tone: 'danger', icon: 'ban', aside: true },
    'fulfilment.notStarted': { tone: 'neutral', icon: 'circle' },
    'fulfilment.picking': { tone: 'primary', icon: 'scan' },
    'fulfilment.partlyShipped': { tone: 'warning', icon: 'circleHalf', optional: true },
    'fulfilment.shipped': { tone: 'success', icon: 'truckDelivery' },
    'billing.nothing': { tone: 'neutral', icon: 'receipt' },
    'billing.toInvoice': { tone: 'info', icon: 'receipt' },
    'billing.toCredit': { tone: 'warning', icon: 'receiptRefund', with: 'billing.toInvoice' },
  },
  commands: {
    confirm: { icon: 'checks' },
    release: { icon: 'send' },
    resume: { icon: 'play' },
    deliverServices: { icon: 'check', never: ['noServicesOpen'] },
    update: { icon: 'edit' },
    amend: { icon: 'edit', beside: 'button' },
    recordPayment: { icon: 'receipt', never: ['nothingUnpaid'] },
    takeBackPayment: { icon: 'arrowBack', button: false },
    reopen: { icon: 'arrowBack', reason: 'reopen', beside: 'menu' },
    hold: { icon: 'pause', reason: 'hold', beside: 'menu' },
    cancelLines: { icon: 'minus', danger: true },
    closeShort: { icon: 'archive', danger: true, reason: 'closeShort' },
    cancel: { icon: 'ban', danger: true, reason: 'cancel' },
    discard: { icon: 'trash', danger: true },
    create: { icon: 'plus', button: false },
    record: { icon: 'upload', button: false },
  },
  reverses: { held: 'resume', cancelled: 'reopen', closedShort: 'reopen' },
});
