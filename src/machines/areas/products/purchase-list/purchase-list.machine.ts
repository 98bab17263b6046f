import { decisionContext, documentSetup } from '#model/engine/chart.ts';
import type { DocumentType } from '#model/engine/document-type.ts';
import {
  purchaseListFacts,
  purchaseListForm,
  type PurchaseListRow,
} from '#model/areas/products/purchase-list/purchase-list.facts.ts';
import { purchaseListKind } from '#model/areas/products/purchase-list/purchase-list.kind.ts';
import { listIsSound, nothingBuildsOnIt } from '#model/areas/products/purchase-list/purchase-list.rules.ts';
import { listedCommands } from '#machines/app/record/listed-commands.ts';
import { listLife, type ListedCommand } from '#machines/app/record/listed-life.ts';

/** The life of a supplier's price list. */
const purchaseListMachine = documentSetup<PurchaseListRow, ListedCommand>()({
  rules: { isSound: listIsSound, nothingBuildsOnIt },
  facts: purchaseListFacts,
}).createMachine({
  id: 'purchaseList',
  context: decisionContext,
  initial: 'none',
  states: listLife,
});

export const purchaseListDocument: DocumentType = {
  ...purchaseListKind,
  chart: purchaseListMachine,
  commands: listedCommands('purchaseList', purchaseListForm),
  facts: purchaseListFacts,
};
