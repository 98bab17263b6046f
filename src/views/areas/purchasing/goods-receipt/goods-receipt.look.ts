import { goodsReceiptTexts } from '#words/goods-receipt.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';

export const goodsReceiptWords = documentWords(goodsReceiptTexts, {
  states: {
    draft: { tone: 'neutral', icon: 'circleDashed' },
    counted: { tone: 'info', icon: 'clipboard' },
    checking: { tone: 'warning', icon: 'search', optional: true },
    ready: { tone: 'info', icon: 'checks', optional: true },
    posted: { tone: 'success', icon: 'circleCheck' },
    'posted.putAway.notStarted': { tone: 'neutral', icon: 'circleDashed' },
    'posted.putAway.partly': { tone: 'warning', icon: 'circleHalf' },
    'posted.putAway.done': { tone: 'success', icon: 'checks' },
    reversed: { tone: 'danger', icon: 'undo', aside: true, after: 'posted' },
    discarded: { tone: 'neutral', icon: 'trash', aside: true },
  },
  commands: {
    inspect: { icon: 'search' },
    post: { icon: 'packageImport' },
    reverse: { icon: 'undo', danger: true, reason: 'reverse', movesBack: true },
    correct: { icon: 'edit', danger: true, placement: 'menu' },
    correctCost: { icon: 'receipt', placement: 'menu' },
    discard: { icon: 'trash', danger: true },
    create: { icon: 'plus', button: false },
    count: { icon: 'check', button: false },
    submit: { icon: 'search', placement: 'menu', never: ['nothingToInspect'] },
    attachPhotos: { icon: 'camera', placement: 'menu', never: ['nothingRejected'] },
    recount: { icon: 'undo', placement: 'menu' },
  },
  reverses: { posted: 'reverse' },
});
