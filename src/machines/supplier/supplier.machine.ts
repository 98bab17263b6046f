import { all, documentSetup, given } from '#model/engine/chart.ts';
import { supplierFacts, supplierForm, type SupplierRow } from '#model/supplier/supplier.facts.ts';
import {
  supplierHasNoOrders,
  supplierNumberIsFree,
  supplierVatNumberIsGiven,
} from '#model/supplier/supplier.rules.ts';
import type { DocumentType } from '#model/engine/document-type.ts';
import { supplierKind } from '#model/supplier/supplier.kind.ts';
import {
  blockableCommands,
  lifeArchivedWhileBlocked,
  type BlockableCommand,
} from '../record/blockable-life.ts';

/** The life of a supplier. */
const supplierMachine = documentSetup<SupplierRow, BlockableCommand>()({
  rules: { isSound: all(supplierNumberIsFree, supplierVatNumberIsGiven), supplierHasNoOrders },
  facts: supplierFacts,
}).createMachine({
  id: 'supplier',
  context: given,
  initial: 'none',
  states: lifeArchivedWhileBlocked({ create: 'isSound', update: 'isSound', archive: 'supplierHasNoOrders' }),
});

export const supplierDocument: DocumentType = {
  ...supplierKind,
  chart: supplierMachine,
  commands: blockableCommands({ kind: 'supplier', form: supplierForm, blockedBy: 'block' }),
  facts: supplierFacts,
};
