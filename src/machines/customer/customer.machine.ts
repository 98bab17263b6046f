import { all, documentSetup, given } from '#model/engine/chart.ts';
import { customerFacts, customerForm, type CustomerRow } from '#model/customer/customer.facts.ts';
import {
  customerHasNoOrders,
  customerNumberIsFree,
  customerVatNumberIsGiven,
} from '#model/customer/customer.rules.ts';
import type { DocumentType } from '#model/engine/document-type.ts';
import { customerKind } from '#model/customer/customer.kind.ts';
import {
  blockableCommands,
  lifeArchivedWhileBlocked,
  type BlockableCommand,
} from '../record/blockable-life.ts';

/** The life of a customer. */
const customerMachine = documentSetup<CustomerRow, BlockableCommand>()({
  rules: { isSound: all(customerNumberIsFree, customerVatNumberIsGiven), customerHasNoOrders },
  facts: customerFacts,
}).createMachine({
  id: 'customer',
  context: given,
  initial: 'none',
  states: lifeArchivedWhileBlocked({ create: 'isSound', update: 'isSound', archive: 'customerHasNoOrders' }),
});

export const customerDocument: DocumentType = {
  ...customerKind,
  chart: customerMachine,
  commands: blockableCommands({ kind: 'customer', form: customerForm, blockedBy: 'block' }),
  facts: customerFacts,
};
