import { commentTexts } from '#words/comment.words.ts';
import { documentWords } from '../document/document-words.ts';

export const commentWords = documentWords(commentTexts, {
  states: {
    open: { tone: 'info', icon: 'message' },
  },
  commands: {
    write: { icon: 'message', button: false },
    edit: { icon: 'edit', button: false },
    ask: { icon: 'send', button: false },
    carryOut: { icon: 'check', button: false },
    decline: { icon: 'x', button: false },
    remove: { icon: 'trash', danger: true, button: false },
  },
});
