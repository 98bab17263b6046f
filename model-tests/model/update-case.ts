import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { updateMachine } from '#machines/app/update/update.machine.ts';
import type { Offer } from '../kernel/graph.ts';
import { updateRows, updateStart } from '../spec/update.rows.ts';
import type { UpdateAsk, UpdateObserved } from '../spec/update.rows.ts';
import type { AppCase } from './app-case.ts';

/** Each happens while somebody is typing, and while nobody is: the event carries that for the guard. */
const both = (word: string, event: AnyEventObject, variant = ''): readonly Offer<AnyEventObject>[] =>
  [false, true].map((writing) => ({
    word,
    event: { ...event, writing },
    label: [word, variant, writing ? 'while somebody writes' : ''].filter(Boolean).join(' '),
  }));

const alphabet: readonly Offer<AnyEventObject>[] = [
  ...both('the interval passes', { type: 'xstate.after.interval.update.looking.waiting' }),
  ...both('look', { type: 'look' }),
  ...both('the manifest comes', { type: 'xstate.done.actor.check', output: true }, 'of a newer build'),
  ...both('the manifest comes', { type: 'xstate.done.actor.check', output: false }, 'of the same build'),
  ...both('no manifest comes', { type: 'xstate.error.actor.check', error: new Error('no answer') }),
  ...both('a while passes', { type: 'xstate.after.aWhile.update.looking.held' }, 'before the offer'),
  ...both('a while passes', { type: 'xstate.after.aWhile.update.finishing' }, 'after it took over'),
  ...both('another page', { type: 'settle' }),
  ...both('later', { type: 'putOff' }),
  ...both('load it', { type: 'reload' }),
  ...both('another version serves', { type: 'replaced' }),
  ...both('patience ends', { type: 'xstate.after.patience.update.taking' }),
];

const inRows: Readonly<Record<string, string>> = {
  'looking.waiting': 'waiting',
  'looking.checking': 'checking',
  'looking.held': 'held',
  'looking.offered': 'offered',
  taking: 'taking',
  finishing: 'finishing',
  reloading: 'reloading',
};

export function updateSeen({ value }: AnyMachineSnapshot): UpdateObserved {
  const path = typeof value === 'string' ? value : `looking.${String(value['looking'])}`;
  const at = inRows[path];
  if (at === undefined) throw new Error(`the rows have no word for ${path}`);
  return { state: { at } };
}

const ask = ({ type, writing, output }: AnyEventObject): UpdateAsk => ({
  writing,
  ...(type.startsWith('xstate.done') && { newer: output }),
});

export const updateCase = (): AppCase<UpdateObserved, UpdateAsk> => ({
  machine: updateMachine.provide({
    guards: { isWriting: ({ event }: { event: AnyEventObject }) => event['writing'] === true },
  }),
  plug: (machine) => ({
    name: 'update',
    machine,
    inputs: [{ label: 'a page', input: undefined }],
    alphabet: () => alphabet,
  }),
  spec: { rows: updateRows, starts: updateStart, observe: updateSeen, ask },
  effects: { reloadPage: 'reload page', takeOver: 'let it take over' },
  bounds: '',
  signed: [],
});
