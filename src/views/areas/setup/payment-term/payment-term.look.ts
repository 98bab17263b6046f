import { paymentTermTexts } from '#words/payment-term.words.ts';
import { documentWords } from '#views/kit/document/document-words.ts';
import { listedLook } from '#views/kit/document/record-look.ts';

export const paymentTermWords = documentWords(paymentTermTexts, {
  ...listedLook,
  commands: {
    restore: listedLook.commands.restore,
    makeDefault: { icon: 'check' },
    archive: listedLook.commands.archive,
    create: listedLook.commands.create,
    update: listedLook.commands.update,
  },
});
