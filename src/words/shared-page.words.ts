import type { RefusalTexts } from './kind-texts.ts';

/** What is answered to who comes by a link, whatever its document is. */
export const sharedPageRefusals = {
  refusals: {
    beyondLink: {
      en: 'A link reaches one document, and no more than it is for.',
      sv: 'En länk når ett enda dokument, och inte mer än den är till för.',
    },
    linkIsOver: {
      en: 'This link is over. Make a new one.',
      sv: 'Länken gäller inte längre. Skapa en ny.',
    },
    notThroughLink: {
      en: 'That cannot be done through this link now.',
      sv: 'Det går inte att göra via den här länken nu.',
    },
    sharedLinkUnknown: {
      en: 'This link leads nowhere. It may have expired or been revoked: ask for a new one.',
      sv: 'Länken leder ingenstans. Den kan ha gått ut eller återkallats: be om en ny.',
    },
  },
} satisfies RefusalTexts;
