import { documentSetup, decisionContext } from '#model/engine/chart.ts';
import type { DocumentType } from '#model/engine/document-type.ts';
import {
  customerCategoryFacts,
  customerCategoryForm,
  type CustomerCategoryRow,
} from '#model/areas/sales/customer-category/customer-category.facts.ts';
import { customerCategoryKind } from '#model/areas/sales/customer-category/customer-category.kind.ts';
import {
  partyCategoryCommands,
  partyCategoryGuards,
  partyCategoryLife,
  partyCategoryReactions,
  type PartyCategoryCommand,
} from '#machines/areas/setup/party-category/party-category.life.ts';

/** The life of a category of customers. */
const customerCategoryMachine = documentSetup<CustomerCategoryRow, PartyCategoryCommand>()({
  rules: partyCategoryGuards('customer'),
  facts: customerCategoryFacts,
}).createMachine({
  id: 'customerCategory',
  context: decisionContext,
  initial: 'none',
  states: partyCategoryLife,
});

export const customerCategoryDocument: DocumentType = {
  ...customerCategoryKind,
  chart: customerCategoryMachine,
  commands: partyCategoryCommands('customer', customerCategoryForm),
  facts: customerCategoryFacts,
  reactions: partyCategoryReactions('customer'),
};
