import { exchangeRateTexts } from '#words/exchange-rate.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';
import { recordLook } from '#views/kit/document/record-look.ts';

export const exchangeRateWords = documentWords(exchangeRateTexts, {
  states: { active: recordLook.states.active, archived: recordLook.states.archived },
  commands: {
    create: { icon: 'plus', button: false },
    update: { ...recordLook.commands.update, button: false },
    archive: recordLook.commands.archive,
  },
});
