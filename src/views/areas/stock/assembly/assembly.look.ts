import { assemblyTexts } from '#words/assembly.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';

export const assemblyWords = documentWords(assemblyTexts, {
  states: {
    draft: { tone: 'neutral', icon: 'circleDashed' },
    released: { tone: 'primary', icon: 'hand' },
    partlyBuilt: { tone: 'warning', icon: 'circleHalf', aside: true },
    built: { tone: 'success', icon: 'circleCheck' },
    reversed: { tone: 'danger', icon: 'undo', aside: true, after: 'built' },
    cancelled: { tone: 'danger', icon: 'ban', aside: true },
  },
  commands: {
    build: { icon: 'assembly' },
    release: { icon: 'hand' },
    closeShort: { icon: 'ban', reason: 'closeShort' },
    cancel: { icon: 'ban', danger: true, reason: 'cancel' },
    reverse: { icon: 'undo', danger: true, reason: 'reverse', movesBack: true },
    create: { icon: 'plus', button: false },
    update: { icon: 'edit' },
  },
  reverses: { built: 'reverse' },
});
