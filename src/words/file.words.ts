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
    mail: { en: 'Mail', sv: 'Mejla' },
    settleMail: { en: 'Note how a letter came off', sv: 'Notera hur ett mejl gick' },
  },
  facts: {
    attached: { en: 'File attached', sv: 'Fil bifogad' },
    removed: { en: 'File removed', sv: 'Fil borttagen' },
    mailed: { en: 'Mailed', sv: 'Mejlad' },
    mailSettled: { en: 'Letter', sv: 'Mejl' },
  },
  guards: {
    mayAttach: {
      is: { en: 'the document is there, with room', sv: 'dokumentet finns, med plats' },
      needs: {
        en: 'There is the document, and it has room for another file.',
        sv: 'Dokumentet finns, och det har plats för en fil till.',
      },
    },
    maySettleMail: {
      is: { en: 'the letter is on its way', sv: 'mejlet är på väg' },
      needs: {
        en: 'A letter comes off once.',
        sv: 'Ett mejl skickas eller misslyckas en gång.',
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
    fileWasMailed: {
      en: '{name} was mailed. It stays, so that everybody can see what was sent.',
      sv: '{name} har mejlats. Den ligger kvar, så att alla kan se vad som skickades.',
    },
    mailSettledBefore: {
      en: 'How this letter came off is known already.',
      sv: 'Hur det gick med mejlet är redan känt.',
    },
    fileExists: { en: 'This file already exists.', sv: 'Filen finns redan.' },
    fileOfAnother: {
      en: 'Only the person who attached a file, or somebody who can edit the document, can remove it.',
      sv: 'Bara den som bifogade filen, eller den som får ändra dokumentet, kan ta bort den.',
    },
    unknownFile: { en: 'This file no longer exists.', sv: 'Filen finns inte längre.' },
  },
} satisfies KindTexts;
