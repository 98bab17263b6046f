import type { KindTexts } from './kind-texts.ts';

export const commentTexts = {
  kind: 'comment',
  about: {
    en: 'What people say to each other on a document.',
    sv: 'Det folk säger till varandra på ett dokument.',
  },
  states: {
    open: { en: 'Open', sv: 'Öppet' },
  },
  commands: {
    write: { en: 'Write a comment', sv: 'Skriv en kommentar' },
    edit: { en: 'Edit comment', sv: 'Ändra kommentar' },
    remove: { en: 'Remove comment', sv: 'Ta bort kommentar' },
  },
  facts: {
    written: { en: 'Commented', sv: 'Kommenterade' },
    edited: { en: 'Comment edited', sv: 'Kommentar ändrad' },
    removed: { en: 'Comment removed', sv: 'Kommentar borttagen' },
  },
  guards: {
    mayWrite: {
      is: {
        en: 'the document may be seen, and there is room',
        sv: 'dokumentet får ses, och det finns plats',
      },
      needs: {
        en: 'You and those you mention need access to the document, and it can have at most a thousand comments.',
        sv: 'Du och de du nämner måste ha tillgång till dokumentet, och det kan ha högst tusen kommentarer.',
      },
    },
    mayEdit: {
      is: { en: "one's own, and not removed", sv: 'egen, och inte borttagen' },
      needs: {
        en: 'Only the author can edit a comment, until it is removed; those mentioned need access to the document.',
        sv: 'Bara den som skrev kommentaren kan ändra den, tills den är borttagen; de som nämns måste ha tillgång till dokumentet.',
      },
    },
    mayRemove: {
      is: { en: "one's own, and not removed", sv: 'egen, och inte borttagen' },
      needs: {
        en: 'Only the author can remove a comment.',
        sv: 'Bara den som skrev kommentaren kan ta bort den.',
      },
    },
  },
  refusals: {
    tooManyComments: {
      en: 'There can be at most {most} comments here.',
      sv: 'Det kan finnas högst {most} kommentarer här.',
    },
    commentExists: { en: 'This comment already exists.', sv: 'Kommentaren finns redan.' },
    unknownComment: { en: 'This comment does not exist.', sv: 'Kommentaren finns inte.' },
    commentOfAnother: {
      en: 'Only the author can edit a comment.',
      sv: 'Bara den som skrev kommentaren kan ändra den.',
    },
    commentRemoved: { en: 'This comment was removed.', sv: 'Kommentaren är borttagen.' },
    mentionMayNotSee: {
      en: '{name} does not have access to this, so the mention would not reach them.',
      sv: '{name} har inte tillgång till detta, så omnämnandet når inte fram.',
    },
  },
} satisfies KindTexts;
