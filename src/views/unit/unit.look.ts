import { unitTexts } from '#words/unit.words.ts';
import { documentWords } from '../document/document-words.ts';
import { recordLook } from '../document/record-look.ts';

export const ownUnitWords = documentWords(unitTexts, {
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
