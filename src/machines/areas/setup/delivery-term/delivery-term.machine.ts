import { all, documentSetup, decisionContext } from '#model/engine/chart.ts';
import type { DocumentType } from '#model/engine/document-type.ts';
import {
  deliveryTermFacts,
  deliveryTermForm,
  type DeliveryTermRow,
} from '#model/areas/setup/delivery-term/delivery-term.facts.ts';
import { deliveryTermKind } from '#model/areas/setup/delivery-term/delivery-term.kind.ts';
import { deliveryCodeIsFree, incotermIsKept } from '#model/areas/setup/delivery-term/delivery-term.rules.ts';
import { listedCommands } from '#machines/app/record/listed-commands.ts';

type DeliveryTermCommand = 'create' | 'provide' | 'update' | 'archive' | 'restore';

/** The life of a delivery term: offered, or kept for the orders that name it. */
const deliveryTermMachine = documentSetup<DeliveryTermRow, DeliveryTermCommand>()({
  rules: { codeIsFree: deliveryCodeIsFree, staysItself: all(deliveryCodeIsFree, incotermIsKept) },
  facts: deliveryTermFacts,
}).createMachine({
  id: 'deliveryTerm',
  context: decisionContext,
  initial: 'none',
  states: {
    none: {
      on: {
        create: { guard: 'codeIsFree', target: 'active', actions: 'created' },
        provide: { guard: 'codeIsFree', target: 'active', actions: 'provided' },
      },
    },
    active: {
      on: {
        update: { guard: 'staysItself', actions: 'updated' },
        archive: { target: 'archived', actions: 'archived' },
      },
    },
    archived: { on: { restore: { target: 'active', actions: 'restored' } } },
  },
});

export const deliveryTermDocument: DocumentType = {
  ...deliveryTermKind,
  chart: deliveryTermMachine,
  commands: {
    ...listedCommands('deliveryTerm', deliveryTermForm),
    provide: { schema: deliveryTermForm, mode: 'onlineOnly', permission: null },
  },
  facts: deliveryTermFacts,
};
