import type { KindTexts } from './kind-texts.ts';

export const sharedLinkTexts = {
  kind: 'sharedLink',
  about: {
    en: 'A link by which somebody outside the company sees one document, and answers it.',
    sv: 'En länk där någon utanför företaget ser ett enda dokument, och svarar på det.',
  },
  states: {
    active: { en: 'Working', sv: 'Fungerar' },
    expired: { en: 'Expired', sv: 'Utgången' },
    revoked: { en: 'Revoked', sv: 'Återkallad' },
  },
  commands: {
    make: { en: 'Make a link', sv: 'Skapa länk' },
    open: { en: 'Open the link', sv: 'Öppna länken' },
    confirmRead: { en: 'Confirm that it was read', sv: 'Bekräfta läst' },
    ask: { en: 'Ask through the link', sv: 'Fråga via länken' },
    revoke: { en: 'Revoke', sv: 'Återkalla' },
  },
  confirms: {
    revoke: {
      en: 'Whoever has the link sees nothing any more, from now on and for good.',
      sv: 'Den som har länken ser inget längre, från och med nu och för gott.',
    },
  },
  events: { expire: { en: 'Its time is over', sv: 'Dess tid är ute' } },
  facts: {
    made: { en: 'Link made', sv: 'Länk skapad' },
    firstOpened: { en: 'Link opened for the first time', sv: 'Länk öppnad första gången' },
    readConfirmed: { en: 'Confirmed as read through the link', sv: 'Bekräftat läst via länken' },
    asked: { en: 'Asked through the link', sv: 'Frågade via länken' },
    revoked: { en: 'Link revoked', sv: 'Länk återkallad' },
    expired: { en: 'Link expired', sv: 'Länk utgången' },
  },
  guards: {
    documentIsShown: {
      is: {
        en: 'who makes the link has access to the document, and it is shown outside as it stands',
        sv: 'dokumentet får ses av den som skapar länken, och visas utåt som det är',
      },
      needs: {
        en: 'You need access to the document, and it has to be past its draft.',
        sv: 'Du måste ha tillgång till dokumentet, och det får inte längre vara ett utkast.',
      },
    },
    isFirstOpening: {
      is: { en: 'through the link, for the first time', sv: 'via länken, för första gången' },
      needs: {
        en: 'The first opening is noted once, by who opens the link.',
        sv: 'Den första öppningen noteras en gång, av den som öppnar länken.',
      },
    },
    readIsAsked: {
      is: {
        en: 'through the link, asked for and not confirmed yet',
        sv: 'via länken, efterfrågat och inte redan bekräftat',
      },
      needs: {
        en: 'Reading is confirmed once, through the link, where that is asked for.',
        sv: 'Läst bekräftas en gång, via länken, där det efterfrågas.',
      },
    },
    mayAsk: {
      is: { en: 'through the link, with fewer than 50 questions', sv: 'via länken, med färre än 50 frågor' },
      needs: {
        en: 'Questions are asked through the link, at most 50.',
        sv: 'Frågor ställs via länken, högst 50.',
      },
    },
    timeIsOver: {
      is: { en: 'its time is over', sv: 'dess tid är ute' },
      needs: { en: 'A link expires when its time is over.', sv: 'En länk går ut när dess tid är ute.' },
    },
  },
  refusals: {
    purposeOfOther: {
      en: 'Links for this purpose are made of other documents.',
      sv: 'Länkar för detta ändamål skapas av andra dokument.',
    },
    notToBeShared: {
      en: 'This document is not shown outside as it stands. Finish its draft first.',
      sv: 'Dokumentet visas inte utåt som det är nu. Gör klart utkastet först.',
    },
    onlyByLink: {
      en: 'That is done through the link, by who has it.',
      sv: 'Det görs via länken, av den som har den.',
    },
    linkOpenedBefore: { en: 'The link has been opened before.', sv: 'Länken har öppnats tidigare.' },
    readConfirmedBefore: { en: 'You have confirmed this already.', sv: 'Du har redan bekräftat detta.' },
    readNotAsked: {
      en: 'This link does not ask for a confirmation that it was read.',
      sv: 'Den här länken frågar inte efter en läsbekräftelse.',
    },
    tooManyQuestions: {
      en: 'No more than {most} questions can be asked through one link. Write to us instead.',
      sv: 'Högst {most} frågor kan ställas via en länk. Skriv till oss i stället.',
    },
    linkNotOver: { en: 'The time of this link is not over.', sv: 'Länkens tid är inte ute.' },
  },
} satisfies KindTexts;
