import { sharedLinkTexts } from '#words/shared-link.words.ts';
import { documentWords } from '../document/document-words.ts';

export const sharedLinkWords = documentWords(sharedLinkTexts, {
  states: {
    active: { tone: 'success', icon: 'plug' },
    expired: { tone: 'neutral', icon: 'clock' },
    revoked: { tone: 'danger', icon: 'x' },
  },
  commands: {
    make: { icon: 'plug', button: false },
    open: { icon: 'eye', button: false },
    confirmRead: { icon: 'check', button: false },
    ask: { icon: 'message', button: false },
    revoke: { icon: 'x', danger: true, button: false },
  },
});
