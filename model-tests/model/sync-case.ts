import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { fromCallback } from 'xstate';
import { syncMachine } from '#machines/app/sync/sync.machine.ts';
import { syncRows, syncStart } from '../spec/sync.rows.ts';
import type { SyncAsk, SyncObserved } from '../spec/sync.rows.ts';
import type { Offer } from '../kernel/graph.ts';
import type { AppCase } from './app-case.ts';
import { happens } from './app-offers.ts';

/** A company that has already failed once. */
const AGAIN = 'again';

const alphabet = ({ context }: AnyMachineSnapshot): Offer<AnyEventObject>[] => [
  happens('it was kept', { type: 'localReady' }),
  happens('it was not kept', { type: 'localEmpty' }),
  happens('some of it is here', { type: 'progressed', done: 1, total: 2 }),
  happens('all of it is here', { type: 'bootstrapped' }),
  happens('it cannot be fetched', { type: 'bootstrapFailed' }, context.tries > 0 ? AGAIN : ''),
  happens('try again', { type: 'retry' }),
  happens('the pause is over', { type: 'xstate.after.pause.sync.broken' }),
  happens('the stream is there', { type: 'connected' }),
  happens('the stream is gone', { type: 'disconnected' }),
  happens('the server is newer', { type: 'outdated' }),
  ...[0, 3].map((waiting) => happens('unsent are counted', { type: 'counted', waiting }, String(waiting))),
  happens('the session is over', { type: 'expired' }),
  happens('rights have changed', { type: 'accessChanged' }),
];

const inRows: Readonly<Record<string, string>> = { bootstrapping: 'fetching' };

function seen({ value, context }: AnyMachineSnapshot): SyncObserved {
  const at = typeof value === 'string' ? value : String(value['usable']);
  return {
    state: { at: inRows[at] ?? at },
    waiting: context.waiting,
    fetched: `${context.done} of ${context.total}`,
    failures: context.tries,
  };
}

export const syncCase = (): AppCase<SyncObserved, SyncAsk> => ({
  machine: syncMachine.provide({ actors: { company: fromCallback(() => {}) } }),
  plug: (machine) => ({
    name: 'sync',
    machine,
    inputs: [{ label: 'a company', input: { user: 'u1', company: 1 } }],
    alphabet,
    neverSettles: ['company'],
  }),
  spec: {
    rows: syncRows,
    starts: syncStart,
    observe: seen,
    ask: ({ type, waiting, done, total }) => ({
      ...(type === 'counted' && { waiting }),
      ...(type === 'progressed' && { fetched: `${done} of ${total}` }),
    }),
  },
  effects: { tellExpired: 'tell that it is over', startOver: 'start over' },
  bounds: 'Progress as none or half, unsent commands as none or three: both are only kept.',
  tree: {
    keep: ({ word, label }) => word !== 'unsent are counted' && !label.endsWith(AGAIN),
    why: 'The path tree counts no unsent commands and one failure in a row: more change nothing else.',
  },
  signed: [],
});
