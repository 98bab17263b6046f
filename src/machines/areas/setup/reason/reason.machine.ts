import { documentSetup, decisionContext } from '#model/engine/chart.ts';
import type { DocumentType } from '#model/engine/document-type.ts';
import { reasonFacts, reasonForm, type ReasonRow } from '#model/areas/setup/reason/reason.facts.ts';
import { reasonKind } from '#model/areas/setup/reason/reason.kind.ts';
import { isNotTheLast, reasonFits, reasonMayChange } from '#model/areas/setup/reason/reason.rules.ts';
import { listedCommands } from '#machines/app/record/listed-commands.ts';

type ReasonCommand = 'create' | 'provide' | 'update' | 'archive' | 'restore';

/** The life of a reason: offered, or kept for the documents that name it. */
const reasonMachine = documentSetup<ReasonRow, ReasonCommand>()({
  rules: { codeIsFree: reasonFits, codeIsKept: reasonMayChange, isNotTheLast },
  facts: reasonFacts,
}).createMachine({
  id: 'reason',
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
    ...listedCommands('reason', reasonForm),
    provide: { schema: reasonForm, mode: 'onlineOnly', permission: null },
  },
  facts: reasonFacts,
};
