import { decisionContext, documentSetup } from '#model/engine/chart.ts';
import type { DocumentType } from '#model/engine/document-type.ts';
import { priceFacts, priceForm, type PriceRow } from '#model/areas/sales/price/price.facts.ts';
import { priceKind } from '#model/areas/sales/price/price.kind.ts';
import { salesSide } from '#model/areas/products/prices/price-side.ts';
import { placeIsFree, priceIsSound } from '#model/areas/products/prices/listed-price.rules.ts';
import { pricedLife, type ListedCommand } from '#machines/app/record/listed-life.ts';
import { listedCommands } from '#machines/app/record/listed-commands.ts';

/** The life of a price: in its list, or kept for what was sold at it. */
const priceMachine = documentSetup<PriceRow, ListedCommand>()({
  rules: { isSound: priceIsSound(salesSide), placeIsFree: placeIsFree(salesSide) },
  facts: priceFacts,
}).createMachine({
  id: 'price',
  context: decisionContext,
  initial: 'none',
  states: pricedLife,
});

export const priceDocument: DocumentType = {
  ...priceKind,
  chart: priceMachine,
  commands: listedCommands('price', priceForm),
  facts: priceFacts,
};
