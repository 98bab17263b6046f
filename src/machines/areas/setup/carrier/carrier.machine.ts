import { all, documentSetup, decisionContext } from '#model/engine/chart.ts';
import type { DocumentType } from '#model/engine/document-type.ts';
import { carrierFacts, carrierForm, type CarrierRow } from '#model/areas/setup/carrier/carrier.facts.ts';
import { carrierKind } from '#model/areas/setup/carrier/carrier.kind.ts';
import {
  addressLeadsThere,
  carrierNameIsFree,
  servicesDiffer,
} from '#model/areas/setup/carrier/carrier.rules.ts';
import { listedCommands } from '#machines/app/record/listed-commands.ts';

type CarrierCommand = 'create' | 'update' | 'archive' | 'restore';

/** The life of a carrier: offered, or kept for the shipments that name it. */
const carrierMachine = documentSetup<CarrierRow, CarrierCommand>()({
  rules: { isSound: all(carrierNameIsFree, servicesDiffer, addressLeadsThere) },
  facts: carrierFacts,
}).createMachine({
  id: 'carrier',
  context: decisionContext,
  initial: 'none',
  states: {
    none: { on: { create: { guard: 'isSound', target: 'active', actions: 'created' } } },
    active: {
      on: {
        update: { guard: 'isSound', actions: 'updated' },
        archive: { target: 'archived', actions: 'archived' },
      },
    },
    archived: { on: { restore: { target: 'active', actions: 'restored' } } },
  },
});

export const carrierDocument: DocumentType = {
  ...carrierKind,
  chart: carrierMachine,
  commands: {
    ...listedCommands('carrier', carrierForm),
  },
  facts: carrierFacts,
};
