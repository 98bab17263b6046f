import { unknownItemTexts } from '#words/unknown-item.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';

export const unknownItemWords = documentWords(unknownItemTexts, {
  states: {
    parked: { tone: 'warning', icon: 'box' },
    matched: { tone: 'success', icon: 'circleCheck' },
    sentBack: { tone: 'info', icon: 'truckReturn', aside: true },
    discarded: { tone: 'neutral', icon: 'trash', aside: true },
  },
  commands: {
    match: { icon: 'search' },
    sendBack: { icon: 'truckReturn', placement: 'menu' },
    discard: { icon: 'trash', danger: true, reason: 'dismissParked' },
    reopen: { icon: 'undo' },
    park: { icon: 'box', button: false },
    update: { icon: 'edit', placement: 'button' },
  },
});
