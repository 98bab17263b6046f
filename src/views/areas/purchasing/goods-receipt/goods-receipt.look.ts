import { goodsReceiptTexts } from '#words/goods-receipt.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';

export const goodsReceiptWords = documentWords(goodsReceiptTexts, {
  states: {
    draft: { tone: 'neutral', icon: 'circleDashed' },
    counted: { tone: 'info', icon: 'clipboard' },
    posted: { tone: 'success', icon: 'circleCheck' },
    reversed: { tone: 'danger', icon: 'undo', aside: true, after: 'posted' },
    discarded: { tone: 'neutral', icon: 'trash', aside: true },
  },
  commands: {
    post: { icon: 'packageImport' },
    reverse: { icon: 'undo', danger: true, reason: 'reverse', movesBack: true },
    correct: { icon: 'edit', danger: true, beside: 'menu' },
    correctCost: { icon: 'receipt', beside: 'menu' },
    discard: { icon: 'trash', danger: true },
    create: { icon: 'plus', button: false },
    count: { icon: 'check', button: false },
  },
  reverses: { posted: 'reverse' },
});
