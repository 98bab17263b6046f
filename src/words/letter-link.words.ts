import type { PurposeName } from '#model/shared-purposes.ts';
import type { Language } from '#model/values/languages.ts';

type Text = Readonly<Record<Language, string>>;

/** The button in a letter that leads to the link of who it is for. */
export const letterLinkActions: Readonly<Record<PurposeName, Text>> = {
  quote: { en: 'See and answer the quote', sv: 'Se och svara på offerten' },
  orderConfirmation: { en: 'See the order confirmation', sv: 'Se orderbekräftelsen' },
  invoice: { en: 'See the invoice', sv: 'Se fakturan' },
  quoteRequest: { en: 'See and answer the request', sv: 'Se och svara på förfrågan' },
  purchaseOrder: { en: 'See and confirm the order', sv: 'Se och bekräfta beställningen' },
};

/** Below it; `{day}` is the last day on which it works. */
export const letterLinkTerms: Text = {
  en: 'The link is for you alone and works until {day}. It needs no sign-in.',
  sv: 'Länken är bara till dig och gäller till {day}. Du behöver inte logga in.',
};
