import { supplierReturnTexts } from '#words/supplier-return.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';

export const supplierReturnWords = documentWords(supplierReturnTexts, {
  states: {
    draft: { tone: 'neutral', icon: 'circleDashed' },
    requested: { tone: 'warning', icon: 'clock' },
    accepted: { tone: 'primary', icon: 'check' },
    dispatched: { tone: 'warning', icon: 'receiptRefund' },
    credited: { tone: 'success', icon: 'circleCheck' },
    rejected: { tone: 'danger', icon: 'ban', aside: true },
    cancelled: { tone: 'danger', icon: 'ban', aside: true },
    reversed: { tone: 'danger', icon: 'undo', aside: true, after: 'dispatched' },
  },
  commands: {
    request: { icon: 'send' },
    accept: { icon: 'check' },
    dispatch: { icon: 'truckReturn' },
    credit: { icon: 'receiptRefund' },
    reject: { icon: 'ban', reason: 'reject' },
    cancel: { icon: 'ban', danger: true, reason: 'cancel' },
    reverse: { icon: 'undo', danger: true, reason: 'reverse', movesBack: true },
    create: { icon: 'plus', button: false },
    update: { icon: 'edit', button: false },
  },
  reverses: { dispatched: 'reverse', credited: 'reverse' },
});
