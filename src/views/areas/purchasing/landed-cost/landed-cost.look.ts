import { landedCostTexts } from '#words/landed-cost.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';

export const landedCostWords = documentWords(landedCostTexts, {
  states: {
    draft: { tone: 'neutral', icon: 'circleDashed' },
    awaiting: { tone: 'warning', icon: 'clock', optional: true },
    posted: { tone: 'success', icon: 'circleCheck' },
    reversed: { tone: 'danger', icon: 'undo', aside: true, after: 'posted' },
    discarded: { tone: 'danger', icon: 'trash', aside: true },
  },
  commands: {
    post: { icon: 'check' },
    update: { icon: 'edit', button: false },
    withdraw: { icon: 'undo', placement: 'button' },
    reverse: { icon: 'undo', danger: true, reason: 'reverse' },
    discard: { icon: 'trash', danger: true },
    create: { icon: 'plus', button: false },
  },
  reverses: { posted: 'reverse' },
});
