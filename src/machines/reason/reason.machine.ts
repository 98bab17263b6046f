import { documentSetup, given } from '#model/engine/chart.ts';
import type { DocumentType } from '#model/engine/document-type.ts';
import { reasonFacts, reasonForm, type ReasonRow } from '#model/reason/reason.facts.ts';
import { reasonKind } from '#model/reason/reason.kind.ts';
import { isNotTheLast, reasonFits, reasonMayChange } from '#model/reason/reason.rules.ts';
import * as v from '#model/values/schemas.ts';

type ReasonCommand = 'create' | 'provide' | 'update' | 'archive' | 'restore';

/** The life of a reason: offered, or kept for the documents that name it. */
const reasonMachine = documentSetup<ReasonRow, ReasonCommand>()({
  rules: { codeIsFree: reasonFits, codeIsKept: reasonMayChange, isNotTheLast },
  facts: reasonFacts,
}).createMachine({
  id: 'reason',
  context: given,
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
        update: { guard: 'codeIsKept', actions: 'updated' },
        archive: { guard: 'isNotTheLast', target: 'archived', actions: 'archived' },
      },
    },
    archived: { on: { restore: { target: 'active', actions: 'restored' } } },
  },
});

export const reasonDocument: DocumentType = {
  ...reasonKind,
  chart: reasonMachine,
  commands: {
    create: { schema: reasonForm, mode: 'predict', permission: 'reason.create' },
    provide: { schema: reasonForm, mode: 'onlineOnly', permission: null },
    update: { schema: reasonForm, mode: 'predict', permission: 'reason.edit', savesForm: true },
    archive: { schema: v.empty, mode: 'predict', permission: 'reason.archive' },
    restore: { schema: v.empty, mode: 'predict', permission: 'reason.archive' },
  },
  facts: reasonFacts,
};
