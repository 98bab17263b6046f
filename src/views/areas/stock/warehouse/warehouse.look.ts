import { warehouseTexts } from '#words/warehouse.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';
import { recordLook } from '#views/kit/document/record-look.ts';

export const warehouseWords = documentWords(warehouseTexts, {
  states: recordLook.states,
  commands: {
    ...recordLook.commands,
    create: { icon: 'plus', button: false },
  },
  reverses: recordLook.reverses,
});
