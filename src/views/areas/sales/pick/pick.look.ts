import { pickTexts } from '#words/pick.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';

export const pickWords = documentWords(pickTexts, {
  states: {
    released: { tone: 'info', icon: 'send' },
    claimed: { tone: 'primary', icon: 'hand' },
    picking: { tone: 'primary', icon: 'scan' },
    picked: { tone: 'success', icon: 'circleCheck' },
    paused: { tone: 'warning', icon: 'pause', aside: true },
    cancelled: { tone: 'danger', icon: 'ban', aside: true },
  },
  commands: {
    claim: { icon: 'hand' },
    resume: { icon: 'play' },
    finish: { icon: 'check' },
    pause: { icon: 'pause' },
    cancel: { icon: 'ban', danger: true, reason: 'cancel' },
    scan: { icon: 'scan', button: false },
    takeOtherLot: { icon: 'arrowsExchange', reason: 'otherLot', button: false },
    unscan: { icon: 'undo', button: false },
    shortPick: { icon: 'alert', reason: 'shortPick', button: false },
    withdrawShort: { icon: 'undo', button: false },
    create: { icon: 'plus', button: false },
  },
  reverses: { paused: 'resume', resumed: 'pause' },
});
