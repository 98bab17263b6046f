import type { KindTexts } from './kind-texts.ts';

export const fileTexts: KindTexts = {
  refusals: {
    tooManyFiles: {
      en: 'There can be at most {most} files here.',
      sv: 'Det kan finnas högst {most} filer här.',
    },
    fileExists: { en: 'This file already exists.', sv: 'Filen finns redan.' },
    fileOfAnother: {
      en: 'Only the person who attached a file, or somebody who can edit the document, can remove it.',
      sv: 'Bara den som bifogade filen, eller den som får ändra dokumentet, kan ta bort den.',
    },
    unknownFile: { en: 'This file no longer exists.', sv: 'Filen finns inte längre.' },
  },
};
