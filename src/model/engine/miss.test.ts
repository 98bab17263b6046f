import { expect, test } from 'vitest';
import { z } from 'zod';
import { asUser, authored } from './actor.ts';
import { documentSetup, decisionContext } from './chart.ts';
import { createEngine } from './create-engine.ts';
import { Miss } from './miss.ts';
import { propose } from './propose.ts';
import type { DocumentRow } from './rows.ts';

const wanted = [{ table: 'note', id: 'n2' }];
const miss = (): never => {
  throw new Miss(wanted);
};
const env = {
  now: '2026-05-04T08:00:00.000Z',
  today: '2026-05-04',
  ...authored(asUser('user-1')),
  may: () => true,
  internal: false,
  drawsNumbers: true,
};

function decide(guard: 'rule' | 'condition' | 'free'): void {
  const chart = documentSetup<DocumentRow, 'write'>()({
    rules: { rule: miss, free: () => null },
    conditions: { condition: miss },
    facts: { written: z.unknown() },
    makers: { written: miss },
  }).createMachine({
    id: 'note',
    context: decisionContext,
    initial: 'none',
    states: { none: { on: { write: { guard, target: 'written', actions: 'written' } } }, written: {} },
  });
  const table = { name: 'note', indexes: {}, view: null, guarded: [], bootstrap: 'all' } as const;
  const note = {
    kind: 'note',
    table,
    chart,
    commands: { write: { schema: z.unknown(), mode: 'predict', permission: null } },
    facts: {},
    reasons: {},
    folds: {},
  } as const;
  const ledger = { tables: [], facts: {}, post: () => null, fold: () => {}, tableOf: (fact: string) => fact };
  const command = { kind: 'note', document: 'n1', type: 'write', data: {} };
  const reader = { getRow: () => undefined, rowsBy: () => [] };
  propose(createEngine([note], ledger), reader, command, { ...env, internal: true });
}

test.each(['rule', 'condition', 'free'] as const)(
  '[EN20] a miss comes out of a decision as it was thrown (%s)',
  (guard) => {
    expect(() => decide(guard)).toThrow(new Miss(wanted));
    expect(() => decide(guard)).toThrow(Miss);
  },
);
