import { deliveryTermTexts } from '#words/delivery-term.words.ts';
import { documentWords } from '../document/document-words.ts';
import { recordLook } from '../document/record-look.ts';

export const deliveryTermWords = documentWords(deliveryTermTexts, {
  states: {
    active: recordLook.states.active,
    archived: recordLook.states.archived,
  },
  commands: {
    restore: { icon: 'arrowBack' },
    archive: { icon: 'archive' },
    create: { icon: 'plus', button: false },
    update: { ...recordLook.commands.update, button: false },
  },
  reverses: { archived: 'restore', restored: 'archive' },
});
