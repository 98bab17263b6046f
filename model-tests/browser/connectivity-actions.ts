import type { AnyEventObject } from 'xstate';
import type { AppSurvey } from '../model/app-case.ts';
import { connectivitySeen } from '../model/connectivity-case.ts';
import type { ConnectivityObserved } from '../spec/connectivity.rows.ts';
import { actionSystem, type Action } from './actions.ts';

/** The chart as a browser walks it: what happens between page, disk and server, and what the chart hears of it. */
export function connectivitySystem({ system }: AppSurvey): AppSurvey['system'] {
  return actionSystem(system, (snapshot) => actionsIn(connectivitySeen(snapshot)));
}

/** What the path tree takes: the connection, with at most one pending change. */
export const ofConnection = [
  'the log is followed',
  'the connection ends',
  'something is changed',
  'sending fails',
  'the server takes it',
] as const;

/** A subset of the actions, so small that every path of it is walked in a browser. */
export interface ConnectivityTree {
  readonly name: string;
  readonly keep: readonly string[];
}

const list = ['open the list', 'close the list'];
const [followed, ended, changed] = ofConnection;
const fullDisk = 'something is changed on a full disk';
const renewed = 'the server is renewed';

/** No region of the chart depends on another, so they need not be crossed with each other. */
export const connectivityTrees: readonly ConnectivityTree[] = [
  { name: 'a first try', keep: ['no connection comes', ...ofConnection] },
  { name: 'a newer server', keep: [...ofConnection, renewed] },
  { name: 'two changes', keep: [...ofConnection, 'two things are changed'] },
  { name: 'a full disk', keep: [...ofConnection, fullDisk] },
  { name: 'the list', keep: [...list, followed, ended, renewed, fullDisk] },
  {
    name: 'refusals',
    keep: [...list, followed, changed, 'the server refuses it', 'discard what was refused'],
  },
];

/** A part of the connectivity as a system. */
export const connectivityPart = (
  system: AppSurvey['system'],
  { keep }: ConnectivityTree,
): AppSurvey['system'] => ({
  ...system,
  offers: (snapshot) => system.offers(snapshot).filter(({ label }) => keep.includes(label)),
});

const link = 'connectivity.link';

/**
 * No server does these: tell a client that has just connected that it is newer; one tab tells another. A page that is
 * one too many asks again after half a minute, which no walk waits for.
 */
export const beyondBrowsers: readonly string[] = [
  `${link}.connecting --crowded--> ${link}.crowded`,
  `${link}.connecting --outdated--> ${link}.outdated`,
  `${link}.offline --crowded--> ${link}.crowded`,
  `${link}.offline --outdated--> ${link}.outdated`,
  `${link}.crowded --connected--> ${link}.online`,
  `${link}.crowded --disconnected--> ${link}.offline`,
  `${link}.crowded --outdated--> ${link}.outdated`,
  `${link}.stalled --crowded--> ${link}.crowded`,
  `${link}.stalled --outdated--> ${link}.outdated`,
  `${link}.online --crowded--> ${link}.crowded`,
];

const event = (type: string): AnyEventObject => ({ type });
const counted = (waiting: number, refused: number): AnyEventObject => ({ type: 'counted', waiting, refused });
const action = (word: string, ...events: readonly AnyEventObject[]): Action => ({
  word,
  label: word,
  events,
});

function actionsIn(seen: ConnectivityObserved): readonly Action[] {
  return [...ofLink(seen), ...ofWork(seen), ...ofList(seen)];
}

function ofLink({ state: { link } }: ConnectivityObserved): Action[] {
  const renewed = [event('connected'), event('outdated'), event('disconnected')];
  if (link === 'outdated') return [];
  const ended = event('disconnected');
  if (link === 'connecting' || link === 'offline')
    return [
      ...(link === 'connecting' ? [action('no connection comes', ended)] : []),
      action('the log is followed', event('connected')),
      action('the server is renewed', ...renewed),
    ];
  return [action('the connection ends', ended), action('the server is renewed', ended, ...renewed)];
}

function ofWork({ state: { link, memory }, waiting, refused }: ConnectivityObserved): Action[] {
  const one = counted(1, refused);
  if (waiting === 0)
    return [
      action('something is changed', one),
      ...(link === 'offline' ? [action('two things are changed', one, counted(2, refused))] : []),
      ...(memory === 'kept' ? [action('something is changed on a full disk', one, event('unkept'))] : []),
    ];
  if (link !== 'online' && link !== 'stalled') return [];
  const taken = action('the server takes it', event('sent'), counted(0, refused));
  const refuses = action('the server refuses it', event('sent'), counted(0, 1));
  const isRefusable = waiting === 1 && refused === 0;
  return [action('sending fails', event('sendFailed')), taken, ...(isRefusable ? [refuses] : [])];
}

function ofList({ state: { list }, waiting, refused }: ConnectivityObserved): Action[] {
  if (list === 'closed') return [action('open the list', event('openList'))];
  const discarded = action('discard what was refused', counted(waiting, 0));
  return [action('close the list', event('closeList')), ...(refused > 0 ? [discarded] : [])];
}
