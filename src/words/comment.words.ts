import type { KindTexts } from './kind-texts.ts';

export const commentTexts = {
  kind: 'comment',
  one: { en: 'Comment', sv: 'Kommentar' },
  many: { en: 'Comments', sv: 'Kommentarer' },
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
        en: 'You may see the document, so may those you mention, and it has fewer than a thousand comments.',
        sv: 'Du får se dokumentet, det får även de du nämner, och det har färre än tusen kommentarer.',
      },
    },
    mayEdit: {
      is: { en: "one's own, and not removed", sv: 'egen, och inte borttagen' },
      needs: {
        en: 'Only its author changes a comment that stands; those mentioned may see the document.',
        sv: 'Bara författaren ändrar en kommentar som står kvar; de som nämns får se dokumentet.',
      },
    },
    mayRemove: {
      is: { en: "one's own, and not removed", sv: 'egen, och inte borttagen' },
      needs: {
        en: 'Only its author removes a comment, once.',
        sv: 'Bara författaren tar bort en kommentar, en gång.',
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
