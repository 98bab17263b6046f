import { supplierBillTexts } from '#words/supplier-bill.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';

export const supplierBillWords = documentWords(supplierBillTexts, {
  states: {
    'document.draft': { tone: 'neutral', icon: 'circleDashed' },
    'document.deviating': { tone: 'warning', icon: 'alert', optional: true },
    'document.matched': { tone: 'info', icon: 'checks' },
    'document.approved': { tone: 'primary', icon: 'circleCheck' },
    'document.posted': { tone: 'success', icon: 'receipt' },
    'document.reversed': { tone: 'danger', icon: 'undo', aside: true },
    'document.discarded': { tone: 'danger', icon: 'ban', aside: true },
    'payment.unpaid': { tone: 'neutral', icon: 'circle' },
    'payment.paid': { tone: 'success', icon: 'circleCheck' },
  },
  commands: {
    match: { icon: 'checks' },
    explain: { icon: 'edit', reason: 'explainBill' },
    approve: { icon: 'circleCheck' },
    post: { icon: 'receipt' },
    pay: { icon: 'cash', placement: 'button', never: ['billNotApproved'] },
    update: { icon: 'edit', placement: 'button' },
    takeBackOrder: { icon: 'undo', placement: 'menu', never: ['billNotOrdered'] },
    unpay: { icon: 'undo', placement: 'menu' },
    reopen: { icon: 'arrowBack', reason: 'reopen', placement: 'menu' },
    reverse: { icon: 'undo', danger: true, reason: 'reverse', placement: 'menu' },
    discard: { icon: 'trash', danger: true },
    order: { icon: 'send', button: false },
    create: { icon: 'plus', button: false },
  },
});
