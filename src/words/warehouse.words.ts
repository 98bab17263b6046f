import type { KindTexts } from './kind-texts.ts';
import { recordTexts } from './record.words.ts';

export const warehouseTexts = {
  kind: 'warehouse',
  shown: {
    one: { en: 'Warehouse', sv: 'Lager' },
    many: { en: 'Warehouses', sv: 'Lager' },
    page: '/apps/warehouse/warehouse/$id',
  },
  about: {
    en: 'A place that holds goods, with its locations.',
    sv: 'Ett ställe som rymmer varor, med sina lagerplatser.',
  },
  states: recordTexts.states,
  commands: {
    ...recordTexts.commands,
    create: { en: 'New warehouse', sv: 'Nytt lager' },
  },
  confirms: {
    archive: {
      en: "An archived warehouse can't be restored.",
      sv: 'Ett arkiverat lager kan inte återställas.',
    },
  },
  facts: recordTexts.facts,
  guards: {
    warehouseCodeIsFree: {
      is: { en: 'the code is free', sv: 'koden är ledig' },
      needs: {
        en: 'Choose a code that no other warehouse has.',
        sv: 'Välj en kod som inget annat lager har.',
      },
    },
    mayBeArchived: {
      is: { en: 'it is empty and nothing open needs it', sv: 'det är tomt och inget öppet behöver det' },
      needs: {
        en: 'Empty the warehouse and finish what is open in it first.',
        sv: 'Töm lagret och slutför det som är öppet i det först.',
      },
    },
  },
  refusals: {
    unknownWarehouse: { en: 'This warehouse does not exist.', sv: 'Lagret finns inte.' },
    warehouseNotActive: { en: 'The warehouse {code} is not active.', sv: 'Lagret {code} är inte aktivt.' },
    warehouseHasOrders: {
      en: 'Finish or cancel the open sales orders of this warehouse first ({open}).',
      sv: 'Slutför eller annullera först de öppna kundordrarna i lagret ({open}).',
    },
    warehouseHasPurchases: {
      en: 'Finish or cancel the open purchase orders to this warehouse first ({open}).',
      sv: 'Slutför eller annullera först de öppna inköpsordrarna till lagret ({open}).',
    },
    warehouseHasPicks: {
      en: 'Finish or cancel the pick lists of this warehouse first ({open}).',
      sv: 'Slutför eller annullera först plocklistorna i lagret ({open}).',
    },
    warehouseHasShipments: {
      en: 'Ship or cancel the shipments waiting in this warehouse first ({open}).',
      sv: 'Skicka eller annullera först leveranserna som väntar i lagret ({open}).',
    },
  },
  fields: {
    warehouseNotActive: { en: 'This warehouse is not active.', sv: 'Lagret är inte aktivt.' },
  },
} satisfies KindTexts;
