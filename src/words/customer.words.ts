import type { KindTexts } from './kind-texts.ts';
import { partyEvents, partyFacts, partyIsSound } from './party.words.ts';
import { recordTexts } from './record.words.ts';

export const customerTexts = {
  kind: 'customer',
  shown: {
    one: { en: 'Customer', sv: 'Kund' },
    many: { en: 'Customers', sv: 'Kunder' },
    page: '/apps/sales/customers/$id',
  },
  about: { en: 'Who the company sells to.', sv: 'Den företaget säljer till.' },
  states: recordTexts.states,
  commands: {
    ...recordTexts.commands,
    create: { en: 'New customer', sv: 'Ny kund' },
  },
  confirms: {
    archive: {
      en: "An archived customer can't be restored.",
      sv: 'En arkiverad kund kan inte återställas.',
    },
  },
  events: partyEvents,
  facts: { ...recordTexts.facts, ...partyFacts },
  guards: {
    isSound: partyIsSound,
    customerHasNoOrders: {
      is: { en: 'no order is open', sv: 'ingen order är öppen' },
      needs: {
        en: 'Finish or cancel the orders that are not over first.',
        sv: 'Slutför eller annullera först de ordrar som inte är klara.',
      },
    },
  },
  refusals: {
    vatOverrideNotPermitted: {
      en: 'Setting how VAT is charged asks for the permission: {permission:permission}.',
      sv: 'Att ange hur moms tas ut kräver behörigheten: {permission:permission}.',
    },
    vatReasonMissing: {
      en: 'Write why VAT is charged in another way than follows from the sale.',
      sv: 'Skriv varför moms tas ut på ett annat sätt än som följer av försäljningen.',
    },
    vatAnswerInFuture: {
      en: 'VIES cannot have been asked on a day to come.',
      sv: 'VIES kan inte ha tillfrågats en kommande dag.',
    },
    unknownCustomer: { en: 'Choose an existing customer.', sv: 'Välj en befintlig kund.' },
    customerBlocked: {
      en: 'The customer {customer} is not active. Drafts can be saved, but not confirmed.',
      sv: 'Kunden {customer} är inte aktiv. Utkast kan sparas men inte bekräftas.',
    },
    currencyOfCustomer: {
      en: 'This customer buys in {currency}.',
      sv: 'Kunden handlar i {currency}.',
    },
    creditExceeded: {
      en: 'The credit limit is {limit:money}. Open orders and unpaid deliveries: {open:money}; this order: {wanted:money}. These may go beyond it: {who}.',
      sv: 'Kreditgränsen är {limit:money}. Öppna ordrar och obetalda leveranser: {open:money}; den här ordern: {wanted:money}. De här får överskrida den: {who}.',
    },
  },
  fields: {
    vatOverrideNotPermitted: {
      en: 'You may not set how VAT is charged.',
      sv: 'Du får inte ange hur moms tas ut.',
    },
    customerBlocked: {
      en: 'This customer is not active. The order can be saved, but not confirmed.',
      sv: 'Kunden är inte aktiv. Ordern kan sparas men inte bekräftas.',
    },
    currencyOfCustomer: {
      en: 'The customer buys in another currency.',
      sv: 'Kunden handlar i en annan valuta.',
    },
  },
} satisfies KindTexts;
