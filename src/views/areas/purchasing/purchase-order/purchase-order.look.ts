import { purchaseOrderTexts } from '#words/purchase-order.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';

export const purchaseOrderWords = documentWords(purchaseOrderTexts, {
  states: {
    'commercial.draft': { tone: 'neutral', icon: 'circleDashed' },
    'commercial.awaitingApproval': { tone: 'warning', icon: 'clock', aside: true },
    'commercial.placed': { tone: 'info', icon: 'send' },
    'commercial.acknowledged': { tone: 'primary', icon: 'checks', optional: true },
    'commercial.closed': { tone: 'success', icon: 'circleCheck' },
    'commercial.cancelled': { tone: 'danger', icon: 'ban', aside: true },
    'receipt.notReceived': { tone: 'neutral', icon: 'circle' },
    'receipt.partlyReceived': { tone: 'warning', icon: 'circleHalf', optional: true },
    'receipt.received': { tone: 'success', icon: 'packageImport' },
  },
  commands: {
    place: { icon: 'send' },
    submit: { icon: 'upload' },
    approve: { icon: 'circleCheck' },
    reject: { icon: 'ban', danger: true, reason: 'reject' },
    withdraw: { icon: 'undo' },
    acknowledge: { icon: 'checks' },
    update: { icon: 'edit' },
    amend: { icon: 'edit', placement: 'button' },
    reopen: { icon: 'arrowBack', reason: 'reopen', placement: 'menu' },
    closeShort: { icon: 'archive', danger: true, reason: 'closeShort' },
    cancel: { icon: 'ban', danger: true, reason: 'cancel' },
    discard: { icon: 'trash', danger: true },
    create: { icon: 'plus', button: false },
    receive: { icon: 'packageImport', button: false },
    unreceive: { icon: 'undo', button: false },
  },
  reverses: { cancelled: 'reopen', closedShort: 'reopen' },
});
