import type { NotificationEvent } from '#model/notifications/notification-events.ts';
import { shownKind } from './kind-names.ts';
import { kinds } from '#model/kinds.ts';
import { eventOfFact } from '#model/notifications/event-of-entry.ts';
import { textsOfKinds } from './kinds.ts';
import type { Text } from './text.ts';

/** What an event is called, and when it happens. */
export interface EventWords {
  readonly name: Text;
  readonly about: Text;
}

const own: Readonly<Record<string, EventWords>> = {
  mentioned: {
    name: { en: 'Mentions', sv: 'Omnämnanden' },
    about: { en: 'Somebody mentions you in a comment.', sv: 'Någon nämner dig i en kommentar.' },
  },
  replied: {
    name: { en: 'Replies', sv: 'Svar' },
    about: {
      en: 'Somebody comments where you have commented.',
      sv: 'Någon kommenterar där du har kommenterat.',
    },
  },
  followed: {
    name: { en: 'Documents you follow', sv: 'Dokument du följer' },
    about: {
      en: 'Others change or comment on a document that you follow.',
      sv: 'Andra ändrar eller kommenterar ett dokument som du följer.',
    },
  },
  told: {
    name: { en: 'Workflows', sv: 'Arbetsflöden' },
    about: {
      en: 'A workflow of the company tells you something.',
      sv: 'Ett arbetsflöde i företaget meddelar dig något.',
    },
  },
  requested: {
    name: { en: 'Requests to you', sv: 'Förfrågningar till dig' },
    about: {
      en: 'Somebody asks you to do what they may not do themselves.',
      sv: 'Någon ber dig göra det som de inte själva får göra.',
    },
  },
  answered: {
    name: { en: 'Answers to your requests', sv: 'Svar på det du bett om' },
    about: {
      en: 'What you asked somebody to do is done or declined.',
      sv: 'Det du bett någon göra är gjort eller avböjt.',
    },
  },
  approvalAsked: {
    name: { en: 'Approvals asked of you', sv: 'Godkännanden som väntar på dig' },
    about: {
      en: 'A purchase order, an adjustment, a movement, a count or a return waits for your approval.',
      sv: 'En inköpsorder, en justering, en flytt, en inventering eller en retur väntar på ditt godkännande.',
    },
  },
  approvalDecided: {
    name: { en: 'Decisions on what you asked for', sv: 'Beslut om det du bett om' },
    about: {
      en: 'What you submitted is approved or rejected.',
      sv: 'Det du skickat in godkänns eller avslås.',
    },
  },
  refused: {
    name: { en: 'Changes not carried out', sv: 'Ändringar som inte utfördes' },
    about: {
      en: 'A change of yours is refused after you had moved on, such as one made offline.',
      sv: 'En ändring du gjort avvisas när du gått vidare, till exempel en som gjorts offline.',
    },
  },
  accessChanged: {
    name: { en: 'Your role in the company', sv: 'Din roll i företaget' },
    about: { en: 'Somebody changes what you may do here.', sv: 'Någon ändrar vad du får göra här.' },
  },
  pickShort: {
    name: { en: 'Short picks', sv: 'Plockbrister' },
    about: {
      en: 'A pick for an order you confirmed does not find everything.',
      sv: 'Allt hittas inte vid plocket till en order du bekräftat.',
    },
  },
  purchaseOrderLate: {
    name: { en: 'Late purchase orders', sv: 'Försenade inköpsordrar' },
    about: {
      en: 'The day an order was promised for is over, and goods are missing.',
      sv: 'Dagen en order var utlovad till har passerat, och varor saknas.',
    },
  },
  belowReorderPoint: {
    name: { en: 'Products below their reorder point', sv: 'Artiklar under beställningspunkten' },
    about: {
      en: 'What is in stock and on its way, less what is promised, is below the minimum of a warehouse.',
      sv: 'Det som finns och är på väg, minus det som är lovat, är under ett lagers minimum.',
    },
  },
  countDisturbed: {
    name: { en: 'Disturbed counts', sv: 'Störda inventeringar' },
    about: {
      en: 'A scan from before a count came in after it, so that its figure no longer holds.',
      sv: 'En skanning från före inventeringen kom in efter den, så att dess siffra inte längre gäller.',
    },
  },
  backupFailed: {
    name: { en: 'Failed backups', sv: 'Misslyckade säkerhetskopieringar' },
    about: {
      en: 'The scheduled backup of this installation failed.',
      sv: 'Den schemalagda säkerhetskopieringen av den här installationen misslyckades.',
    },
  },
  unusualWay: {
    name: { en: 'Documents off the usual path', sv: 'Dokument vid sidan av flödet' },
    about: {
      en: 'A document was handled in an unusual way: reopened, changed after goods came in, or put on hold again.',
      sv: 'Ett dokument har hanterats på ett ovanligt sätt: öppnats igen, ändrats efter att varor kommit in eller pausats igen.',
    },
  },
  sharedLink: {
    name: { en: 'Links for people outside', sv: 'Länkar för utomstående' },
    about: {
      en: 'Somebody opened a link of yours for the first time, or confirmed that they have read it.',
      sv: 'Någon öppnade en länk från dig för första gången, eller bekräftade att den läst.',
    },
  },
  lotExpires: {
    name: { en: 'Lots about to expire', sv: 'Batchar som snart går ut' },
    about: {
      en: 'A lot in stock expires within 30 days, or has expired.',
      sv: 'En batch i lager går ut inom 30 dagar, eller har gått ut.',
    },
  },
};

/** [NT1] The words of an event, in both languages. */
export const eventWords = ({ id }: Pick<NotificationEvent, 'id'>): EventWords => own[id] ?? ofKind(id);

function ofKind(id: string): EventWords {
  const { many } = shownKind(id) ?? { many: { en: id, sv: id } };
  const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
  const facts = Object.keys(kinds.find(({ kind }) => kind === id)?.concerns ?? {}).filter(
    (type) => eventOfFact(id, type) === id,
  );
  const said = (language: keyof Text): string =>
    facts.map((type) => lower(textsOfKinds.get(id)?.facts[type]?.[language] ?? type)).join(', ');
  return {
    name: { en: `Your ${lower(many.en)}`, sv: `Dina ${lower(many.sv)}` },
    about: {
      en: `By others, to one that you wrote or worked on: ${said('en')}.`,
      sv: `Av andra, med en som du skrivit eller arbetat med: ${said('sv')}.`,
    },
  };
}

/** Why an event always comes into the inbox. */
export const insistingWords: Readonly<Record<NonNullable<NotificationEvent['insists']>, Text>> = {
  othersWait: {
    en: 'Always in the inbox: somebody waits for your decision.',
    sv: 'Alltid i inkorgen: någon väntar på ditt beslut.',
  },
  workIsLost: {
    en: 'Always in the inbox: you would think that it was done.',
    sv: 'Alltid i inkorgen: du skulle tro att det var gjort.',
  },
  rightsChanged: {
    en: 'Always in the inbox: you should know if somebody changes your rights.',
    sv: 'Alltid i inkorgen: du ska veta om någon ändrar dina behörigheter.',
  },
};
