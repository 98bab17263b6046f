import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { AppSurvey } from '../model/app-case.ts';
import { actionSystem, type Action } from './actions.ts';

type System = AppSurvey['system'];

/** A company's rows: how many have arrived, and the total. */
export interface Fetched {
  readonly done: number;
  readonly total: number;
}

/** The company's progress once a part has come, and once all has. */
export interface Portions {
  readonly some: Fetched;
  readonly all: Fetched;
}

/** What no browser can make happen, each with the reason. */
export const beyondBrowsers: Readonly<Record<string, string>> = {
  'sync.usable --localEmpty--> sync.bootstrapping':
    'A company that is open is not opened again: who starts it once more is sent away before anything is read.',
};

const over = 'the session is over';
const otherRights = 'rights have changed';
/** A company that has already failed once. */
const AGAIN = 'a second time';

/** What the path tree takes: one failure in a row, no progress, nothing pending. */
export const inTree = ({ word }: { readonly word: string }): boolean =>
  !word.endsWith(AGAIN) && !['some of it is here', over, 'something is changed'].includes(word);

/** The chart as a browser walks it: changed rights restart the page, and the chart with it. */
export function syncSystem({ system }: AppSurvey, portions: Portions): System {
  const actions = actionSystem(system, (snapshot) => actionsIn(snapshot, portions));
  const [begun] = system.starts;
  if (!begun) throw new Error('the chart has no start');
  return {
    ...actions,
    step: (snapshot, action) => {
      const step = actions.step(snapshot, action);
      if (action.type !== otherRights) return step;
      return { ...step, next: begun.state, fired: [...step.fired, ...(begun.fired ?? [])] };
    },
  };
}

/** The chart's innermost state. */
export const placeOf = ({ value }: AnyMachineSnapshot): string =>
  typeof value === 'string' ? value : String(value['usable']);

const action = (label: string, ...events: readonly AnyEventObject[]): Action => ({
  word: label,
  label,
  events,
});
const [readyHere, emptyHere] = [{ type: 'localReady' }, { type: 'localEmpty' }];

const tried = new Set(['connected', 'disconnected', 'bootstrapFailed']);

/** Whether this tells the page its connection state: a connection attempt has ended. */
export const endsTry = ({ label, events }: Action): boolean =>
  label === over || events.some(({ type }) => tried.has(type));

/** What can be done in the chart's state, as the events that move it. */
export function actionsIn(snapshot: AnyMachineSnapshot, portions: Portions): readonly Action[] {
  const { waiting } = snapshot.context;
  const counted = { type: 'counted', waiting };
  switch (placeOf(snapshot)) {
    case 'opening':
      return [action('it was kept', counted, readyHere), action('it was not kept', emptyHere)];
    case 'bootstrapping':
      return whileFetching(snapshot, portions);
    case 'broken':
      return [
        action('try again', { type: 'retry' }),
        action('the pause is over', { type: 'xstate.after.pause.sync.broken' }),
        action('the cable is back', emptyHere),
        action('the cable is back, and it was kept meanwhile', counted, readyHere),
      ];
    case 'offline':
      return whileOffline(waiting);
    case 'online':
      return whileOnline(waiting);
    default:
      return [];
  }
}

function whileFetching({ context }: AnyMachineSnapshot, { some, all }: Portions): readonly Action[] {
  const { done, tries, waiting } = context;
  const failed = tries === 0 ? 'it cannot be fetched' : `it cannot be fetched ${AGAIN}`;
  const untouched = [
    action('some of it is here', { type: 'progressed', ...some }),
    { ...action(over, { type: 'expired' }), label: `${over} before it is here` },
  ];
  return [
    action(
      'all of it is here',
      { type: 'progressed', ...all },
      { type: 'counted', waiting },
      { type: 'bootstrapped' },
    ),
    ...(tries < 2 ? [action(failed, { type: 'bootstrapFailed' })] : []),
    // Once half has arrived, the answer cannot be changed.
    ...(done === 0 ? untouched : []),
  ];
}

function whileOffline(waiting: number): readonly Action[] {
  const connected = { type: 'connected' };
  const there = action('the stream is there', connected);
  if (waiting > 0) return [there];
  return [
    there,
    action(over, { type: 'expired' }),
    action('the server is newer', connected, { type: 'outdated' }),
    action(otherRights, connected, { type: 'disconnected' }, { type: 'accessChanged' }),
  ];
}

function whileOnline(waiting: number): readonly Action[] {
  const gone = action('the stream is gone', { type: 'disconnected' });
  return waiting > 0
    ? [gone, action('the server takes it', { type: 'counted', waiting: 0 })]
    : [gone, action('something is changed', { type: 'counted', waiting: 1 })];
}
