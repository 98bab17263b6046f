import { pairingTexts } from '#words/pairing.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';

export const pairingWords = documentWords(pairingTexts, {
  states: {
    invited: { tone: 'info', icon: 'send' },
    paired: { tone: 'info', icon: 'users' },
    matching: { tone: 'primary', icon: 'checks' },
    inSync: { tone: 'success', icon: 'circleCheck' },
    conflict: { tone: 'danger', icon: 'alert', aside: true },
    paused: { tone: 'warning', icon: 'pause', aside: true },
    unpaired: { tone: 'neutral', icon: 'ban', aside: true },
  },
  commands: {
    match: { icon: 'checks' },
    confirm: { icon: 'check' },
    resume: { icon: 'play' },
    pause: { icon: 'pause' },
    choose: { icon: 'adjustments', button: false },
    permit: { icon: 'lock' },
    unpair: { icon: 'ban', danger: true },
    invite: { icon: 'plus', button: false },
  },
  reverses: { paused: 'resume' },
});
