import { decisionContext, documentSetup } from '#model/engine/chart.ts';
import type { DocumentType } from '#model/engine/document-type.ts';
import { priceFacts, priceForm, type PriceRow } from '#model/areas/sales/price/price.facts.ts';
import { priceKind } from '#model/areas/sales/price/price.kind.ts';
import { placeIsFree, priceIsSound } from '#model/areas/sales/price/price.rules.ts';
import { listedCommands } from '#machines/app/record/listed-commands.ts';

type PriceCommand = 'create' | 'update' | 'archive' | 'restore';

/** The life of a price: in its list, or kept for what was sold at it. */
const priceMachine = documentSetup<PriceRow, PriceCommand>()({
  rules: { isSound: priceIsSound, placeIsFree },
  facts: priceFacts,
}).createMachine({
  id: 'price',
  context: decisionContext,
  initial: 'none',
  states: {
    none: { on: { create: { guard: 'isSound', target: 'active', actions: 'created' } } },
    active: {
      on: {
        update: { guard: 'isSound', actions: 'updated' },
        archive: { target: 'archived', actions: 'archived' },
      },
    },
    archived: { on: { restore: { guard: 'placeIsFree', target: 'active', actions: 'restored' } } },
  },
});

export const priceDocument: DocumentType = {
  ...priceKind,
  chart: priceMachine,
  commands: listedCommands('price', priceForm),
  facts: priceFacts,
};
