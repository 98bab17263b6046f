import { all, decisionContext, documentSetup } from '#model/engine/chart.ts';
import type { DocumentType } from '#model/engine/document-type.ts';
import { costsAreVisible } from '#model/areas/products/prices/costs-are-visible.ts';
import { placeIsFree, priceIsSound } from '#model/areas/products/prices/listed-price.rules.ts';
import { purchaseSide } from '#model/areas/products/prices/price-side.ts';
import {
  purchasePriceFacts,
  purchasePriceForm,
  type PurchasePriceRow,
} from '#model/areas/products/purchase-price/purchase-price.facts.ts';
import { purchasePriceKind } from '#model/areas/products/purchase-price/purchase-price.kind.ts';
import { listedCommands } from '#machines/app/record/listed-commands.ts';
import { pricedLife, type ListedCommand } from '#machines/app/record/listed-life.ts';

/** The life of a price that a supplier asks. */
const purchasePriceMachine = documentSetup<PurchasePriceRow, ListedCommand>()({
  rules: {
    isSound: all(costsAreVisible, priceIsSound(purchaseSide)),
    placeIsFree: placeIsFree(purchaseSide),
  },
  facts: purchasePriceFacts,
}).createMachine({
  id: 'purchasePrice',
  context: decisionContext,
  initial: 'none',
  states: pricedLife,
});

export const purchasePriceDocument: DocumentType = {
  ...purchasePriceKind,
  chart: purchasePriceMachine,
  commands: listedCommands('purchasePrice', purchasePriceForm),
  facts: purchasePriceFacts,
};
