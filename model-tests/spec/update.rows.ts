import type { Observation, Row, Source } from '../kernel/conform.ts';
import { quoted } from './quotes.ts';

/**
 * `at`: `waiting`, `checking` (the manifest is being requested), `held` (a form is in use), `offered`, `taking` (the
 * newer version was asked to serve the tabs), `finishing` (it serves them, and a form is in use here) or `reloading`.
 */
export type UpdateObserved = Observation;

export interface UpdateAsk {
  /** A form is in use at that moment. */
  writing?: boolean;
  newer?: boolean;
}

type UpdateRow = Row<UpdateObserved, UpdateAsk>;

const layers: UpdateRow['layers'] = ['model', 'browser'];
const detects = quoted('the app fetches build metadata and a latest build manifest to detect updates');
const interval = quoted('Build-update poll interval: not shown.');
const guards = quoted('update and reload guards');
const quietly: Source = {
  decision:
    'A newer build is offered quietly, never in the middle of a form, and loaded when the person says so; later asks again at the next look.',
};
const together: Source = {
  decision:
    'What takes over in one tab serves them all, so each is loaded anew once; a form that somebody is in the middle of is finished first.',
};
const writing = (_: UpdateObserved, { writing: is = false }: UpdateAsk): boolean => is;
const idle = (_: UpdateObserved, { writing: is = false }: UpdateAsk): boolean => !is;

/** Before anybody has decided. */
const open = ['waiting', 'checking', 'held', 'offered'];

export const updateStart = { at: 'waiting' };
export const updateRows: readonly UpdateRow[] = [
  {
    id: 'UPD-01',
    layers,
    on: 'the interval passes',
    from: { at: 'waiting' },
    to: { at: 'checking' },
    src: interval,
  },
  { id: 'UPD-02', layers, on: 'look', from: { at: 'waiting' }, to: { at: 'checking' }, src: detects },
  {
    id: 'UPD-03',
    layers,
    on: 'the manifest comes',
    from: { at: 'checking' },
    to: { at: 'waiting' },
    src: detects,
    when: (_, { newer }) => newer === false,
  },
  {
    id: 'UPD-04',
    layers,
    on: 'no manifest comes',
    from: { at: 'checking' },
    to: { at: 'waiting' },
    src: detects,
  },
  {
    id: 'UPD-05',
    layers,
    on: 'the manifest comes',
    from: { at: 'checking' },
    to: { at: 'offered' },
    src: detects,
    when: (seen, ask) => ask.newer === true && idle(seen, ask),
  },
  {
    id: 'UPD-06',
    layers,
    on: 'the manifest comes',
    from: { at: 'checking' },
    to: { at: 'held' },
    src: quietly,
    when: (seen, ask) => ask.newer === true && writing(seen, ask),
  },
  ...['a while passes', 'another page'].flatMap((on, index): UpdateRow[] => [
    {
      id: `UPD-0${7 + index}`,
      layers,
      on,
      from: { at: 'held' },
      to: { at: 'offered' },
      src: quietly,
      when: idle,
    },
    {
      id: `UPD-0${7 + index}b`,
      layers,
      on,
      from: { at: 'finishing' },
      to: { at: 'reloading' },
      src: together,
      when: idle,
      does: ['reload page'],
    },
  ]),
  { id: 'UPD-09', layers, on: 'later', from: { at: 'offered' }, to: { at: 'waiting' }, src: quietly },
  {
    id: 'UPD-10',
    layers,
    on: 'load it',
    from: { at: 'offered' },
    to: { at: 'taking' },
    src: quietly,
    does: ['let it take over'],
  },
  {
    id: 'UPD-11',
    layers,
    on: 'another version serves',
    from: { at: 'taking' },
    to: { at: 'reloading' },
    src: guards,
    does: ['reload page'],
  },
  {
    id: 'UPD-12',
    layers,
    on: 'patience ends',
    from: { at: 'taking' },
    to: { at: 'reloading' },
    src: guards,
    does: ['reload page'],
  },
  {
    id: 'UPD-13',
    layers,
    on: 'another version serves',
    from: { at: open },
    to: { at: 'reloading' },
    src: together,
    when: idle,
    does: ['reload page'],
  },
  {
    id: 'UPD-14',
    layers,
    on: 'another version serves',
    from: { at: open },
    to: { at: 'finishing' },
    src: together,
    when: writing,
  },
];
