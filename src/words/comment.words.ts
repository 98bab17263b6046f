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
    ask: { en: 'Ask somebody to do it', sv: 'Be någon göra det' },
    carryOut: { en: 'Mark the request as carried out', sv: 'Markera begäran som utförd' },
    decline: { en: 'Decline the request', sv: 'Avböj begäran' },
  },
  facts: {
    written: { en: 'Commented', sv: 'Kommenterade' },
    edited: { en: 'Comment edited', sv: 'Kommentar ändrad' },
    removed: { en: 'Comment removed', sv: 'Kommentar borttagen' },
    asked: { en: 'Asked somebody to do it', sv: 'Bad någon göra det' },
    carriedOut: { en: 'Request carried out', sv: 'Begäran utförd' },
    declined: { en: 'Request declined', sv: 'Begäran avböjd' },
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
    mayAsk: {
      is: { en: 'those asked may do it', sv: 'de som tillfrågas får göra det' },
      needs: {
        en: 'You and those you ask need access to the document, and they need the permission to do what you ask for.',
        sv: 'Du och de du frågar måste ha tillgång till dokumentet, och de måste ha behörighet till det du ber om.',
      },
    },
    mayCarryOut: {
      is: { en: 'asked or permitted, and it is done', sv: 'tillfrågad eller behörig, och det är gjort' },
      needs: {
        en: 'A request is carried out by doing on the document what it asks for.',
        sv: 'En begäran utförs genom att det den gäller görs på dokumentet.',
      },
    },
    mayDecline: {
      is: { en: 'asked or permitted, and not answered', sv: 'tillfrågad eller behörig, och obesvarad' },
      needs: {
        en: 'A request is answered once, by somebody who was asked or may do it.',
        sv: 'En begäran besvaras en gång, av någon som tillfrågats eller får göra det.',
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
    requestIsNotEdited: {
      en: 'A request cannot be edited. Remove it and ask again.',
      sv: 'En begäran kan inte ändras. Ta bort den och fråga på nytt.',
    },
    askedMayNot: {
      en: '{name} does not have the permission “{permission:permission}” either.',
      sv: '{name} har inte heller behörigheten ”{permission:permission}”.',
    },
    requestAnswered: { en: 'The request is already answered.', sv: 'Begäran är redan besvarad.' },
    notAsked: {
      en: 'Only those asked, and others who may do it, can answer a request.',
      sv: 'Bara de som tillfrågats, och andra som får göra det, kan besvara en begäran.',
    },
    notCarriedOut: {
      en: 'What the request asks for has not been done.',
      sv: 'Det begäran gäller är inte gjort.',
    },
  },
} satisfies KindTexts;
