import { supplierTexts } from '#words/supplier.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';
import { recordLook } from '#views/kit/document/record-look.ts';

export const supplierWords = documentWords(supplierTexts, {
  states: recordLook.states,
  commands: {
    ...recordLook.commands,
    create: { icon: 'plus', button: false },
  },
  reverses: recordLook.reverses,
});
