import type { MailedKind } from '#model/areas/integrations/workflow/made-of.ts';
import type { Language } from '#model/values/languages.ts';

interface PaperText {
  /** With the paper's number and who sends it. */
  readonly subject: string;
  readonly before: string;
  readonly after: string;
}

/** What stands around the lines of a paper that is mailed. */
export const paperTexts: Readonly<Record<MailedKind, Readonly<Record<Language, PaperText>>>> = {
  shipment: {
    en: {
      subject: 'Delivery note {number} from {company}',
      before: 'Your goods of order {order} are on their way.',
      after: 'Questions? Answer this letter.',
    },
    sv: {
      subject: 'Följesedel {number} från {company}',
      before: 'Dina varor på order {order} är på väg.',
      after: 'Frågor? Svara på det här brevet.',
    },
  },
  salesOrder: {
    en: {
      subject: 'Order {number} at {company}',
      before: 'This is your order {number}.',
      after: 'Is something wrong? Answer this letter.',
    },
    sv: {
      subject: 'Order {number} hos {company}',
      before: 'Det här är din order {number}.',
      after: 'Stämmer inte något? Svara på det här brevet.',
    },
  },
  purchaseOrder: {
    en: {
      subject: 'Order {number} from {company}',
      before: 'This is our order {number}.',
      after: 'Please confirm it by answering this letter.',
    },
    sv: {
      subject: 'Beställning {number} från {company}',
      before: 'Det här är vår beställning {number}.',
      after: 'Bekräfta gärna genom att svara på det här brevet.',
    },
  },
};

export const paperWords: Readonly<Record<Language, Readonly<Record<'parcel' | 'noNumber', string>>>> = {
  en: { parcel: 'Parcel', noNumber: 'without a number' },
  sv: { parcel: 'Kolli', noNumber: 'utan nummer' },
};
