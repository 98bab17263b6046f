import { paymentTermTexts } from '#words/payment-term.words.ts';
import { documentWords } from '../document/document-words.ts';
import { recordLook } from '../document/record-look.ts';

export const paymentTermWords = documentWords(paymentTermTexts, {
  states: {
    active: recordLook.states.active,
    archived: recordLook.states.archived,
  },
  commands: {
    restore: { icon: 'arrowBack' },
    makeDefault: { icon: 'check' },
    archive: { icon: 'archive' },
    create: { icon: 'plus', button: false },
    update: { ...recordLook.commands.update, button: false },
  },
  reverses: { archived: 'restore', restored: 'archive' },
});
