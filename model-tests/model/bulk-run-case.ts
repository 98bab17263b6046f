import type { AnyMachineSnapshot } from 'xstate';
import { bulkRunMachine } from '#machines/bulk-run/bulk-run.machine.ts';
import type { BulkResult, BulkVerdict } from '#machines/bulk-run/bulk-run.machine.ts';
import { bulkRows, bulkStart, CHUNK } from '../spec/bulk-run.rows.ts';
import type { BulkAsk, BulkObserved } from '../spec/bulk-run.rows.ts';
import type { AppCase } from './app-case.ts';
import { breaks, happens, settles } from './app-offers.ts';

const order = (count: number) => ({
  type: 'archive',
  data: {},
  documents: Array.from({ length: count }, (_, index) => `d${index}`),
});

/** Verdicts for the documents being processed. */
function verdicts({ context }: AnyMachineSnapshot): BulkResult[] {
  const { order: given, results } = context;
  const next: string[] = given.documents.slice(results.length, results.length + CHUNK);
  return next.map((document) => ({ document, verdict: { is: 'done' } }));
}

function seen({ value, context }: AnyMachineSnapshot): BulkObserved {
  const results: readonly BulkResult[] = context.results;
  const count = (word: BulkVerdict['is']): number =>
    results.filter(({ verdict }) => verdict.is === word).length;
  const inOrder = results.every(({ document }, index) => document === context.order.documents[index]);
  if (!inOrder) throw new Error('results stand in another order than the documents');
  return {
    state: { at: String(value) },
    of: context.order.documents.length,
    done: count('done'),
    waiting: count('waiting'),
    left: count('left'),
  };
}

export const bulkRunCase = (): AppCase<BulkObserved, BulkAsk> => ({
  machine: bulkRunMachine,
  plug: (machine) => ({
    name: 'bulkRun',
    machine,
    inputs: [{ label: 'a list', input: undefined }],
    alphabet: (snapshot) => [
      ...[0, 1, CHUNK, 2 * CHUNK + 1].map((count) =>
        happens('begin', { type: 'begin', order: order(count) }, `with ${count}`),
      ),
      happens('cancel', { type: 'cancel' }),
      happens('close', { type: 'close' }),
      settles('they have their verdicts', 'give', verdicts(snapshot)),
      breaks('giving fails', 'give', new Error('no answer')),
    ],
  }),
  spec: {
    rows: bulkRows,
    starts: bulkStart,
    observe: seen,
    ask: ({ type, order: given }) => (type === 'begin' ? { documents: given.documents.length } : {}),
  },
  effects: {},
  bounds: 'Runs of none, one, a whole chunk and three chunks; refused counts as done: both are verdicts.',
  signed: ['cancel [0]', 'invoke[0] onError [0]'].map((transition) => ({
    mutant: `redirect: bulkRun.giving ${transition} to deciding`,
    reason: 'every document has its verdict by then, so deciding finishes the run at once',
  })),
});
