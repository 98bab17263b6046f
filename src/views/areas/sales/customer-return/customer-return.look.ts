import { customerReturnTexts } from '#words/customer-return.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';

export const customerReturnWords = documentWords(customerReturnTexts, {
  states: {
    draft: { tone: 'neutral', icon: 'circleDashed' },
    requested: { tone: 'warning', icon: 'clock', aside: true },
    approved: { tone: 'info', icon: 'check' },
    partlyReceived: { tone: 'warning', icon: 'circleHalf', aside: true },
    received: { tone: 'primary', icon: 'packageImport' },
    graded: { tone: 'primary', icon: 'checks' },
    posted: { tone: 'warning', icon: 'receiptRefund' },
    credited: { tone: 'success', icon: 'circleCheck', aside: true },
    closed: { tone: 'success', icon: 'circleCheck' },
    refused: { tone: 'danger', icon: 'ban', aside: true },
    cancelled: { tone: 'danger', icon: 'ban', aside: true },
    expired: { tone: 'danger', icon: 'clock', aside: true },
  },
  commands: {
    approve: { icon: 'check' },
    request: { icon: 'send' },
    receive: { icon: 'packageImport' },
    post: { icon: 'checks' },
    grade: { icon: 'clipboard' },
    credit: { icon: 'receiptRefund' },
    close: { icon: 'circleCheck' },
    refuse: { icon: 'ban', reason: 'refuseReturn' },
    reverse: { icon: 'undo', danger: true, reason: 'reverse', movesBack: true },
    expire: { icon: 'clock' },
    cancel: { icon: 'ban', danger: true, reason: 'cancel' },
    create: { icon: 'plus', button: false },
    update: { icon: 'edit', button: false },
  },
  reverses: { received: 'reverse' },
});
