import { documentSetup, decisionContext } from '#model/engine/chart.ts';
import type { DocumentType } from '#model/engine/document-type.ts';
import {
  supplierCategoryFacts,
  supplierCategoryForm,
  type SupplierCategoryRow,
} from '#model/areas/purchasing/supplier-category/supplier-category.facts.ts';
import { supplierCategoryKind } from '#model/areas/purchasing/supplier-category/supplier-category.kind.ts';
import {
  partyCategoryCommands,
  partyCategoryGuards,
  partyCategoryLife,
  partyCategoryReactions,
  type PartyCategoryCommand,
} from '#machines/areas/setup/party-category/party-category.life.ts';

/** The life of a category of suppliers. */
const supplierCategoryMachine = documentSetup<SupplierCategoryRow, PartyCategoryCommand>()({
  rules: partyCategoryGuards('supplier'),
  facts: supplierCategoryFacts,
}).createMachine({
  id: 'supplierCategory',
  context: decisionContext,
  initial: 'none',
  states: partyCategoryLife,
});

export const supplierCategoryDocument: DocumentType = {
  ...supplierCategoryKind,
  chart: supplierCategoryMachine,
  commands: partyCategoryCommands('supplier', supplierCategoryForm),
  facts: supplierCategoryFacts,
  reactions: partyCategoryReactions('supplier'),
};
