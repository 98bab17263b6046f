import { paymentTexts } from '#words/payment.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';

export const paymentWords = documentWords(paymentTexts, {
  states: {
    unallocated: { tone: 'warning', icon: 'circleDashed' },
    partlyAllocated: { tone: 'info', icon: 'circleHalf', optional: true },
    allocated: { tone: 'success', icon: 'circleCheck' },
    reversed: { tone: 'danger', icon: 'undo', aside: true },
  },
  commands: {
    allocate: { icon: 'checks' },
    refund: { icon: 'receiptRefund', placement: 'menu' },
    keepFee: { icon: 'bell', placement: 'menu', never: ['paidOut'] },
    reverse: { icon: 'undo', danger: true, reason: 'reverse' },
    record: { icon: 'plus', button: false },
    free: { icon: 'x', button: false },
  },
  reverses: { recorded: 'reverse' },
});
