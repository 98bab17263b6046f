import { vatRateTexts } from '#words/vat-rate.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';
import { recordLook } from '#views/kit/document/record-look.ts';

export const vatRateWords = documentWords(vatRateTexts, {
  states: { active: recordLook.states.active, archived: recordLook.states.archived },
  commands: {
    end: { icon: 'calendar', button: true },
    create: { icon: 'plus', button: false },
    update: { ...recordLook.commands.update, button: false },
    archive: recordLook.commands.archive,
  },
});
