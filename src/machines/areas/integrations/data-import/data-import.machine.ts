import type { z } from 'zod';
import { documentSetup, decisionContext } from '#model/engine/chart.ts';
import type { CommandSpec, DocumentType } from '#model/engine/document-type.ts';
import {
  dataImportFacts,
  importBeginning,
  importCounted,
  importMapped,
  type DataImportRow,
} from '#model/areas/integrations/data-import/data-import.facts.ts';
import { dataImportKind } from '#model/areas/integrations/data-import/data-import.kind.ts';
import {
  keyIsMapped,
  somethingTaken,
  somethingToTake,
} from '#model/areas/integrations/data-import/data-import.rules.ts';
import * as v from '#model/values/schemas.ts';

type DataImportCommand =
  | 'begin'
  | 'map'
  | 'check'
  | 'noteChecked'
  | 'recount'
  | 'run'
  | 'noteRun'
  | 'stop'
  | 'undo'
  | 'noteUndone'
  | 'discard';

const mapped = { actions: 'mapped' } as const;
const check = { guard: 'keyIsMapped', target: 'checking', actions: 'checkStarted' } as const;
const recount = { actions: 'counted' } as const;
const run = { guard: 'somethingToTake', target: 'running', actions: 'runStarted' } as const;
const undo = { guard: 'somethingTaken', target: 'undoing', actions: 'undoStarted' } as const;
const discard = { target: 'discarded', actions: 'discarded' } as const;
const halt = { target: 'stopped', actions: 'stopped' } as const;

/** An import: a file is read, mapped and checked, then taken into the company, and taken back where nothing builds on it. */
const dataImportMachine = documentSetup<DataImportRow, DataImportCommand>()({
  rules: { keyIsMapped, somethingToTake, somethingTaken },
  facts: dataImportFacts,
}).createMachine({
  id: 'dataImport',
  context: decisionContext,
  initial: 'none',
  states: {
    none: { on: { begin: { target: 'mapping', actions: 'begun' } } },
    mapping: { on: { map: mapped, check, discard } },
    checking: {
      on: {
        noteChecked: { target: 'checked', actions: 'checked' },
        stop: { target: 'mapping', actions: 'stopped' },
      },
    },
    checked: {
      on: {
        map: { ...mapped, target: 'mapping' },
        // Its key is mapped: another mapping leads back.
        check: { target: 'checking', actions: 'checkStarted' },
        recount,
        run,
        discard,
      },
    },
    running: { on: { noteRun: { target: 'done', actions: 'finished' }, stop: halt } },
    stopped: { on: { recount, run, undo } },
    done: { on: { recount, run, undo } },
    undoing: { on: { noteUndone: { target: 'undone', actions: 'undone' }, stop: halt } },
    undone: { on: { undo } },
    discarded: {},
  },
});

/** What the server tells of the file, and of the work. */
const within = (schema: z.ZodType): CommandSpec => ({ schema, mode: 'onlineOnly', permission: null });
const ask = (action: 'create' | 'undo'): CommandSpec => ({
  schema: v.empty,
  mode: 'onlineOnly',
  permission: `dataImport.${action}`,
});

export const dataImportDocument: DocumentType = {
  ...dataImportKind,
  chart: dataImportMachine,
  commands: {
    begin: within(importBeginning),
    map: within(importMapped),
    check: ask('create'),
    noteChecked: within(importCounted),
    recount: within(importCounted),
    run: ask('create'),
    noteRun: within(importCounted),
    stop: ask('create'),
    undo: ask('undo'),
    noteUndone: within(importCounted),
    discard: ask('create'),
  },
  facts: dataImportFacts,
};
