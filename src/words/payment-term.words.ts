import type { KindTexts } from './kind-texts.ts';
import { listedTexts } from './record.words.ts';

export const paymentTermTexts = {
  kind: 'paymentTerm',
  shown: {
    one: { en: 'Payment term', sv: 'Betalningsvillkor' },
    many: { en: 'Payment terms', sv: 'Betalningsvillkor' },
    page: '/apps/settings/core-resources/payment-terms?id=$id',
  },
  about: {
    en: 'When what was delivered is to be paid.',
    sv: 'När det som har levererats ska betalas.',
  },
  states: listedTexts.states,
  commands: {
    makeDefault: { en: 'Make default', sv: 'Gör till standard' },
    archive: listedTexts.commands.archive,
    restore: listedTexts.commands.restore,
    create: { en: 'New payment term', sv: 'Nytt betalningsvillkor' },
    update: listedTexts.commands.update,
  },
  events: {
    provide: { en: 'Provide', sv: 'Tillhandahåll' },
    cedeDefault: { en: 'Another one becomes the default', sv: 'Ett annat blir standard' },
  },
  facts: {
    created: listedTexts.facts.created,
    provided: { en: 'Came with the company', sv: 'Följde med företaget' },
    updated: listedTexts.facts.updated,
    madeDefault: { en: 'Made the default', sv: 'Gjort till standard' },
    cededDefault: { en: 'No longer the default', sv: 'Inte längre standard' },
    archived: listedTexts.facts.archived,
    restored: listedTexts.facts.restored,
  },
  guards: {
    isSound: {
      is: {
        en: 'the code is free and the discount ends before the amount is due',
        sv: 'koden är ledig och rabatten upphör innan beloppet förfaller',
      },
      needs: {
        en: 'Choose a free code; a cash discount ends no later than the days net.',
        sv: 'Välj en ledig kod; en kassarabatt upphör senast när dagarna är slut.',
      },
    },
    staysSound: {
      is: {
        en: 'the code is free and what it says of payment stays as it is',
        sv: 'koden är ledig och det som villkoret säger om betalningen är oförändrat',
      },
      needs: {
        en: 'Keep days, discount and prepayment; for others, add a new term and archive this one.',
        sv: 'Behåll dagar, rabatt och förskott; för andra, lägg upp ett nytt villkor och arkivera det här.',
      },
    },
    isAnotherDefault: {
      is: { en: 'another one is the default', sv: 'ett annat är standard' },
      needs: { en: 'This one is the default already.', sv: 'Det här är redan standard.' },
    },
    isNotDefault: {
      is: { en: 'it is not the default', sv: 'det är inte standard' },
      needs: { en: 'Make another one the default first.', sv: 'Gör först ett annat till standard.' },
    },
  },
  refusals: {
    termKeepsPayment: {
      en: 'A payment term keeps its days, discount and prepayment. Add a new one instead.',
      sv: 'Ett betalningsvillkor behåller dagar, rabatt och förskott. Lägg upp ett nytt i stället.',
    },
    discountAfterDue: {
      en: 'The discount must end no later than the days net.',
      sv: 'Rabatten måste upphöra senast när dagarna är slut.',
    },
    prepaidHasNoDiscount: {
      en: 'What is all paid before has no cash discount.',
      sv: 'Det som betalas helt i förskott har ingen kassarabatt.',
    },
    termIsDefault: {
      en: "This is the company's default. Make another term the default first.",
      sv: 'Det här är företagets standard. Gör först ett annat villkor till standard.',
    },
    termIsDefaultAlready: {
      en: "This is the company's default already.",
      sv: 'Det här är redan företagets standard.',
    },
    unknownPaymentTerm: {
      en: 'Choose payment terms that are in use.',
      sv: 'Välj betalningsvillkor som är i bruk.',
    },
  },
  list: {
    search: { en: 'Name or code', sv: 'Namn eller kod' },
    narrowed: { en: 'No payment term matches', sv: 'Inget betalningsvillkor matchar' },
    none: { en: 'No payment terms yet', sv: 'Inga betalningsvillkor ännu' },
    text: {
      en: 'Customers, suppliers and their categories choose one of these.',
      sv: 'Kunder, leverantörer och deras kategorier väljer ett av dem.',
    },
  },
} satisfies KindTexts;
