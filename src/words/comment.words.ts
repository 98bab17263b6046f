import type { KindTexts } from './kind-texts.ts';

export const commentTexts: KindTexts = {
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
};
