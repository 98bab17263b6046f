import { tagTexts } from '#words/tag.words.ts';
import { documentWords } from '../document/document-words.ts';
import { recordLook } from '../document/record-look.ts';

export const tagWords = documentWords(tagTexts, {
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
