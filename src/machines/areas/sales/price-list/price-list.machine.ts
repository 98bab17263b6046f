import { decisionContext, documentSetup } from '#model/engine/chart.ts';
import type { DocumentType } from '#model/engine/document-type.ts';
import {
  priceListFacts,
  priceListForm,
  type PriceListRow,
} from '#model/areas/sales/price-list/price-list.facts.ts';
import { priceListKind } from '#model/areas/sales/price-list/price-list.kind.ts';
import { listIsSound, nothingBuildsOnIt } from '#model/areas/sales/price-list/price-list.rules.ts';
import { listLife, type ListedCommand } from '#machines/app/record/listed-life.ts';
import { listedCommands } from '#machines/app/record/listed-commands.ts';

/** The life of a price list: in use, or kept for what was sold by it. */
const priceListMachine = documentSetup<PriceListRow, ListedCommand>()({
  rules: { isSound: listIsSound, nothingBuildsOnIt },
  facts: priceListFacts,
}).createMachine({
  id: 'priceList',
  context: decisionContext,
  initial: 'none',
  states: listLife,
});

export const priceListDocument: DocumentType = {
  ...priceListKind,
  chart: priceListMachine,
  commands: listedCommands('priceList', priceListForm),
  facts: priceListFacts,
};
