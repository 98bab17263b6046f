import type { KindTexts } from './kind-texts.ts';
import { partyEvents, partyFacts, partyIsSound } from './party.words.ts';
import { recordTexts } from './record.words.ts';

export const supplierTexts = {
  kind: 'supplier',
  shown: {
    one: { en: 'Supplier', sv: 'Leverantör' },
    many: { en: 'Suppliers', sv: 'Leverantörer' },
    page: '/apps/purchasing/suppliers/$id',
  },
  about: { en: 'Who the company buys from.', sv: 'Den företaget köper av.' },
  states: recordTexts.states,
  commands: {
    ...recordTexts.commands,
    create: { en: 'New supplier', sv: 'Ny leverantör' },
  },
  confirms: {
    archive: {
      en: "An archived supplier can't be restored.",
      sv: 'En arkiverad leverantör kan inte återställas.',
    },
  },
  events: partyEvents,
  facts: { ...recordTexts.facts, ...partyFacts },
  guards: {
    isSound: partyIsSound,
    supplierHasNoOrders: {
      is: { en: 'no order is open', sv: 'ingen order är öppen' },
      needs: {
        en: 'Finish or cancel the orders that are not over first.',
        sv: 'Slutför eller annullera först de ordrar som inte är klara.',
      },
    },
  },
  refusals: {
    unknownSupplier: { en: 'This supplier does not exist.', sv: 'Leverantören finns inte.' },
    supplierMissing: { en: 'Choose a supplier.', sv: 'Välj en leverantör.' },
    supplierNotActive: {
      en: 'The supplier {name} is not active.',
      sv: 'Leverantören {name} är inte aktiv.',
    },
  },
  fields: {
    supplierNotActive: { en: 'This supplier is not active.', sv: 'Leverantören är inte aktiv.' },
  },
} satisfies KindTexts;
