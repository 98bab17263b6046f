import type { AnyEventObject, AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { connectivityMachine, connectivityOf } from '#machines/app/connectivity/connectivity.machine.ts';
import type { Offer } from '../kernel/graph.ts';
import { connectivityRows, connectivityStart } from '../spec/connectivity.rows.ts';
import type { ConnectivityAsk, ConnectivityObserved } from '../spec/connectivity.rows.ts';
import type { AppCase } from './app-case.ts';

const one = (word: string, type: string): Offer<AnyEventObject> => ({ word, label: word, event: { type } });

const amounts = [0, 1, 3];
const counts = amounts.flatMap((waiting) =>
  amounts.map((refused): Offer<AnyEventObject> => ({
    word: 'commands wait',
    label: `${waiting} commands wait, ${refused} are refused`,
    event: { type: 'counted', waiting, refused },
  })),
);

const alphabet: readonly Offer<AnyEventObject>[] = [
  one('the log is followed', 'connected'),
  one('the connection ends', 'disconnected'),
  one('too many follow it', 'crowded'),
  one('sending fails', 'sendFailed'),
  one('the server takes it', 'sent'),
  ...counts,
  one('the server is newer', 'outdated'),
  one('nothing is kept', 'unkept'),
  one('open the list', 'openList'),
  one('close the list', 'closeList'),
];

export function connectivitySeen(snapshot: AnyMachineSnapshot): ConnectivityObserved {
  const { link, memory, list } = snapshot.value as Record<string, string>; // the chart is parallel, its regions flat
  const { waiting, refused } = snapshot.context;
  const pill = connectivityOf(snapshot as SnapshotFrom<typeof connectivityMachine>); // no other snapshot gets here
  return {
    state: { link: String(link), memory: String(memory), list: String(list) },
    waiting,
    refused,
    pill: pill.state,
    count: 'count' in pill ? pill.count : null,
  };
}

const ask = ({ type, waiting, refused }: AnyEventObject): ConnectivityAsk =>
  type === 'counted' ? { waiting, refused } : {};

const notInTree = /[13] are refused|too many|^3 |newer|nothing is kept|the list/;

export const connectivityCase = (): AppCase<ConnectivityObserved, ConnectivityAsk> => ({
  machine: connectivityMachine,
  plug: (machine) => ({
    name: 'connectivity',
    machine,
    inputs: [{ label: 'a company is open', input: undefined }],
    alphabet: () => alphabet,
  }),
  spec: { rows: connectivityRows, starts: connectivityStart, observe: connectivitySeen, ask },
  effects: {},
  bounds: 'Commands that wait and that were refused: none, one, three.',
  tree: {
    keep: ({ label }) => !notInTree.test(label),
    why: 'The path tree has the connection with no or one command that waits; refusals, the list, the memory and an older page are regions of their own that the covers cross with it, and so they do with too many pages.',
  },
  signed: ['work', 'refusals'].map((region) => ({
    mutant: `redirect: connectivity.${region} counted [1] to ${region}`,
    reason: 'the region as such is entered at its initial state, which is the same one',
  })),
});
