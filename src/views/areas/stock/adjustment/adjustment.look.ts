import { effectsOf } from '#model/areas/stock/adjustment/adjustment.lines.ts';
import { backOf, promisesBroken } from '#model/areas/stock/adjustment/adjustment.stock.ts';
import { adjustmentTexts } from '#words/adjustment.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';

export const adjustmentWords = documentWords(adjustmentTexts, {
  states: {
    draft: { tone: 'neutral', icon: 'circleDashed' },
    awaitingApproval: { tone: 'warning', icon: 'clock', optional: true },
    ready: { tone: 'info', icon: 'checks', optional: true },
    posted: { tone: 'success', icon: 'circleCheck' },
    reversed: { tone: 'danger', icon: 'undo', aside: true, after: 'posted' },
    discarded: { tone: 'neutral', icon: 'trash', aside: true },
  },
  commands: {
    post: { icon: 'check' },
    submit: { icon: 'upload' },
    approve: { icon: 'circleCheck' },
    reject: { icon: 'ban', danger: true, reason: 'reject' },
    withdraw: { icon: 'undo' },
    takeAndPost: {
      icon: 'hand',
      danger: true,
      reason: 'take',
      never: ['nothingPromised'],
      releases: (view, document) => {
        const row = view.get('adjustment', document);
        return row ? promisesBroken(view, row, effectsOf(view, row)) : [];
      },
    },
    reverse: {
      icon: 'undo',
      danger: true,
      reason: 'reverse',
      movesBack: true,
      releases: (view, document) => {
        const row = view.get('adjustment', document);
        return row && row.mode !== 'value' ? promisesBroken(view, row, backOf(row)) : [];
      },
    },
    correct: { icon: 'edit', danger: true, placement: 'menu' },
    discard: { icon: 'trash', danger: true },
    create: { icon: 'plus', button: false },
    update: { icon: 'edit', button: false },
  },
  reverses: { posted: 'reverse' },
});
