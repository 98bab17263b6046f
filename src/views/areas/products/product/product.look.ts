import { productTexts } from '#words/product.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';

export const productWords = documentWords(productTexts, {
  states: {
    draft: { tone: 'neutral', icon: 'circleDashed' },
    active: { tone: 'success', icon: 'circleCheck' },
    phasingOut: { tone: 'warning', icon: 'clock' },
    blocked: { tone: 'danger', icon: 'ban', aside: true },
    archived: { tone: 'neutral', icon: 'archive' },
  },
  commands: {
    generate: { icon: 'layers', never: ['notAParent'] },
    activate: { icon: 'circleCheck' },
    unblock: { icon: 'lockOpen' },
    update: { icon: 'edit', placement: 'button' },
    phaseOut: { icon: 'clock', placement: 'menu' },
    block: { icon: 'ban', danger: true, reason: 'block', placement: 'menu' },
    archive: { icon: 'archive', danger: true, placement: 'menu' },
    inherit: { icon: 'layers', button: false },
    movePrices: { icon: 'tags', button: false },
    putOffReorder: { icon: 'clock', button: false },
    create: { icon: 'plus', button: false },
    revise: { icon: 'edit', button: false, reason: 'amend' },
  },
  reverses: { blocked: 'unblock', unblocked: 'block' },
});
