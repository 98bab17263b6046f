import { customerTexts } from '#words/customer.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';
import { recordLook } from '#views/kit/document/record-look.ts';

export const customerWords = documentWords(customerTexts, {
  states: recordLook.states,
  commands: {
    ...recordLook.commands,
    create: { icon: 'plus', button: false },
  },
  reverses: recordLook.reverses,
});
