import { decisionContext, documentSetup } from '#model/engine/chart.ts';
import type { DocumentType } from '#model/engine/document-type.ts';
import {
  priceListFacts,
  priceListForm,
  type PriceListRow,
} from '#model/areas/sales/price-list/price-list.facts.ts';
import { priceListKind } from '#model/areas/sales/price-list/price-list.kind.ts';
import { listIsSound, nothingBuildsOnIt } from '#model/areas/sales/price-list/price-list.rules.ts';
import { listedCommands } from '#machines/app/record/listed-commands.ts';

type PriceListCommand = 'create' | 'update' | 'archive' | 'restore';

/** The life of a price list: in use, or kept for what was sold by it. */
const priceListMachine = documentSetup<PriceListRow, PriceListCommand>()({
  rules: { isSound: listIsSound, nothingBuildsOnIt },
  facts: priceListFacts,
}).createMachine({
  id: 'priceList',
  context: decisionContext,
  initial: 'none',
  states: {
    none: { on: { create: { guard: 'isSound', target: 'active', actions: 'created' } } },
    active: {
      on: {
        update: { guard: 'isSound', actions: 'updated' },
        archive: { guard: 'nothingBuildsOnIt', target: 'archived', actions: 'archived' },
      },
    },
    archived: { on: { restore: { target: 'active', actions: 'restored' } } },
  },
});

export const priceListDocument: DocumentType = {
  ...priceListKind,
  chart: priceListMachine,
  commands: listedCommands('priceList', priceListForm),
  facts: priceListFacts,
};
