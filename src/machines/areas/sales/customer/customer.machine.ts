import { all, documentSetup, decisionContext } from '#model/engine/chart.ts';
import { customerFacts, customerForm, type CustomerRow } from '#model/areas/sales/customer/customer.facts.ts';
import {
  customerCarrierIsKnown,
  customerHasNoOrders,
  customerNumberIsFree,
  customerSalespersonIsKnown,
  customerVatAnswerIsPast,
  customerVatIsFounded,
  customerVatNumberIsGiven,
} from '#model/areas/sales/customer/customer.rules.ts';
import { deliveryIsKnown } from '#model/areas/setup/delivery-term/delivery-term.rules.ts';
import { termsAreKnown } from '#model/areas/setup/payment-term/payment-term.rules.ts';
import { categoryIsKnown, partyReactions } from '#model/areas/setup/party-category/party-category.text.ts';
import { tagsAreKnown } from '#model/areas/setup/tag/tag.rules.ts';
import type { DocumentType } from '#model/engine/document-type.ts';
import { customerKind } from '#model/areas/sales/customer/customer.kind.ts';
import {
  lifeOfParty,
  partyCommands,
  partyMakers,
  type PartyCommand,
} from '#machines/app/record/party-life.ts';

/** The life of a customer. */
const customerMachine = documentSetup<CustomerRow, PartyCommand>()({
  rules: {
    isSound: all(
      customerNumberIsFree,
      customerVatNumberIsGiven,
      customerVatIsFounded,
      customerVatAnswerIsPast,
      categoryIsKnown('customer'),
      termsAreKnown,
      deliveryIsKnown,
      customerCarrierIsKnown,
      customerSalespersonIsKnown,
      tagsAreKnown('customer'),
    ),
    customerHasNoOrders,
  },
  facts: customerFacts,
  makers: partyMakers('customer'),
}).createMachine({
  id: 'customer',
  context: decisionContext,
  initial: 'none',
  states: lifeOfParty({ create: 'isSound', update: 'isSound', archive: 'customerHasNoOrders' }),
});

export const customerDocument: DocumentType = {
  ...customerKind,
  chart: customerMachine,
  commands: partyCommands('customer', customerForm),
  facts: customerFacts,
  reactions: partyReactions('customer'),
};
