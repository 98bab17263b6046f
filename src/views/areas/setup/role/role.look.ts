import { roleTexts } from '#words/role.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';
import { recordLook } from '#views/kit/document/record-look.ts';

export const roleWords = documentWords(roleTexts, {
  states: {
    active: recordLook.states.active,
    archived: recordLook.states.archived,
  },
  commands: {
    archive: recordLook.commands.archive,
    create: { icon: 'plus', button: false },
    update: { ...recordLook.commands.update, button: false },
  },
});
