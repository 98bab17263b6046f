import { fileTexts } from '#words/file.words.ts';
import { documentWords } from '../document/document-words.ts';

export const fileWords = documentWords(fileTexts, {
  states: {
    open: { tone: 'info', icon: 'file' },
  },
  commands: {
    remove: { icon: 'trash', danger: true, button: false },
  },
});
