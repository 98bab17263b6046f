import {
  assemblyFacts,
  assemblyForm,
  build,
  type AssemblyFact,
} from '#model/areas/stock/assembly/assembly.facts.ts';
import { assemblyKind } from '#model/areas/stock/assembly/assembly.kind.ts';
import * as stock from '#model/areas/stock/assembly/assembly.stock.ts';
import type { AppliedEvent, DocumentType } from '#model/engine/document-type.ts';
import type { FollowUp } from '#model/engine/envelope.ts';
import { enteredIn } from '#model/lines/entered-lines.ts';
import * as v from '#model/values/schemas.ts';
import { assemblyMachine } from './assembly.machine.ts';

/** Lots that a build brought become known. [AS7] */
function makeLots(event: AppliedEvent): readonly FollowUp[] {
  const { newLots } = event.data as AssemblyFact<'built'>; // the schema of `built`
  return newLots.map(({ id, product, code, expiresOn }) => ({
    kind: 'lot',
    document: id,
    type: 'create',
    data: { product, code, expiresOn, supplierLot: '', notes: '' },
  }));
}

export const assemblyDocument: DocumentType = {
  ...assemblyKind,
  chart: assemblyMachine,
  entersLines: { released: enteredIn('lines') },
  commands: {
    create: { schema: assemblyForm, mode: 'predict', permission: 'assembly.create' },
    update: { schema: assemblyForm, mode: 'predict', permission: 'assembly.edit', savesForm: true },
    // Whoever is first gets the last of a component.
    release: { schema: v.empty, mode: 'confirm', permission: 'assembly.release' },
    build: { schema: build, mode: 'confirm', permission: 'assembly.build' },
    closeShort: { schema: v.withReason, mode: 'predict', permission: 'assembly.cancel' },
    cancel: { schema: v.withReason, mode: 'predict', permission: 'assembly.cancel' },
    reverse: { schema: v.withReason, mode: 'confirm', permission: 'assembly.reverse' },
  },
  facts: assemblyFacts,
  stock: {
    released: stock.reserve,
    built: stock.buildGoods,
    closedShort: stock.letGo,
    cancelled: stock.letGo,
    reversed: stock.takeBack,
  },
  reactions: { built: makeLots },
};
