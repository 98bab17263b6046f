import { all, documentSetup, decisionContext } from '#model/engine/chart.ts';
import {
  supplierFacts,
  supplierForm,
  type SupplierRow,
} from '#model/areas/purchasing/supplier/supplier.facts.ts';
import {
  supplierHasNoOrders,
  supplierNumberIsFree,
  supplierVatNumberIsGiven,
} from '#model/areas/purchasing/supplier/supplier.rules.ts';
import { deliveryIsKnown } from '#model/areas/setup/delivery-term/delivery-term.rules.ts';
import { termsAreKnown } from '#model/areas/setup/payment-term/payment-term.rules.ts';
import { categoryIsKnown, partyReactions } from '#model/areas/setup/party-category/party-category.text.ts';
import { tagsAreKnown } from '#model/areas/setup/tag/tag.rules.ts';
import type { DocumentType } from '#model/engine/document-type.ts';
import { supplierKind } from '#model/areas/purchasing/supplier/supplier.kind.ts';
import {
  lifeOfParty,
  partyCommands,
  partyMakers,
  type PartyCommand,
} from '#machines/app/record/party-life.ts';

/** The life of a supplier. */
const supplierMachine = documentSetup<SupplierRow, PartyCommand>()({
  rules: {
    isSound: all(
      supplierNumberIsFree,
      supplierVatNumberIsGiven,
      categoryIsKnown('supplier'),
      termsAreKnown,
      deliveryIsKnown,
      tagsAreKnown('supplier'),
    ),
    supplierHasNoOrders,
  },
  facts: supplierFacts,
  makers: partyMakers('supplier'),
}).createMachine({
  id: 'supplier',
  context: decisionContext,
  initial: 'none',
  states: lifeOfParty({ create: 'isSound', update: 'isSound', archive: 'supplierHasNoOrders' }),
});

export const supplierDocument: DocumentType = {
  ...supplierKind,
  chart: supplierMachine,
  commands: partyCommands('supplier', supplierForm),
  facts: supplierFacts,
  reactions: partyReactions('supplier'),
};
