import { commentTexts } from '#words/comment.words.ts';
import { documentWords } from '../document/document-words.ts';

export const commentWords = documentWords(commentTexts, {
  states: {
    open: { tone: 'info', icon: 'message' },
  },
  commands: {
    write: { icon: 'message', button: false },
    edit: { icon: 'edit', button: false },
    remove: { icon: 'trash', danger: true, button: false },
  },
});
