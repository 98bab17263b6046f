import { all, documentSetup, decisionContext } from '#model/engine/chart.ts';
import type { DocumentType } from '#model/engine/document-type.ts';
import { unitFacts, unitForm, type UnitRow } from '#model/areas/setup/unit/unit.facts.ts';
import { unitKind } from '#model/areas/setup/unit/unit.kind.ts';
import { unitCodeIsFree, unitCodeIsKept } from '#model/areas/setup/unit/unit.rules.ts';
import { listedCommands } from '#machines/app/record/listed-commands.ts';

type UnitCommand = 'create' | 'update' | 'archive' | 'restore';

/** The life of a unit of the company: offered, or kept for what is written with it. */
const unitMachine = documentSetup<UnitRow, UnitCommand>()({
  rules: { codeIsFree: unitCodeIsFree, staysItself: all(unitCodeIsFree, unitCodeIsKept) },
  facts: unitFacts,
}).createMachine({
  id: 'unit',
  context: decisionContext,
  initial: 'none',
  states: {
    none: { on: { create: { guard: 'codeIsFree', target: 'active', actions: 'created' } } },
    active: {
      on: {
        update: { guard: 'staysItself', actions: 'updated' },
        archive: { target: 'archived', actions: 'archived' },
      },
    },
    archived: { on: { restore: { target: 'active', actions: 'restored' } } },
  },
});

export const unitDocument: DocumentType = {
  ...unitKind,
  chart: unitMachine,
  commands: {
    ...listedCommands('unit', unitForm),
  },
  facts: unitFacts,
};
