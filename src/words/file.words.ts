import type { KindTexts } from './kind-texts.ts';

export const fileTexts = {
  kind: 'file',
  about: { en: 'Files that are attached to a document.', sv: 'Filer som är bifogade till ett dokument.' },
  states: {
    open: { en: 'Open', sv: 'Öppet' },
  },
  commands: {
    remove: { en: 'Remove file', sv: 'Ta bort fil' },
  },
  events: {
    attach: { en: 'Attach', sv: 'Bifoga' },
  },
  facts: {
    attached: { en: 'File attached', sv: 'Fil bifogad' },
    removed: { en: 'File removed', sv: 'Fil borttagen' },
  },
  guards: {
    mayAttach: {
      is: { en: 'the document is there, with room', sv: 'dokumentet finns, med plats' },
      needs: {
        en: 'There is the document, and it has room for another file.',
        sv: 'Dokumentet finns, och det har plats för en fil till.',
      },
    },
    mayRemoveFile: {
      is: {
        en: 'by who attached it or may edit the document',
        sv: 'av den som bifogade eller får ändra dokumentet',
      },
      needs: {
        en: 'Who attached it, or may edit the document, removes it, once.',
        sv: 'Den som bifogade den, eller får ändra dokumentet, tar bort den, en gång.',
      },
    },
  },
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
} satisfies KindTexts;
