import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { notificationsMachine } from '#machines/app/notifications/notifications.machine.ts';
import type { Toast } from '#machines/app/notifications/notifications.rules.ts';
import type { Offer } from '../kernel/graph.ts';
import { notificationsRows, notificationsStart } from '../spec/notifications.rows.ts';
import type { NotificationsAsk, NotificationsObserved } from '../spec/notifications.rows.ts';
import type { AppCase } from './app-case.ts';

/** How many the exploration shows at once; the chart's own tests have a stack of thirty. */
const ROOM = 2;
const words = { quiet: 'rests', running: 'runs', held: 'waits' } as const;

const toastsOf = (snapshot: AnyMachineSnapshot): readonly Toast[] => snapshot.context.list;

/** Few moments keep the states few: times between them are multiples of a second. */
function alphabetOf(snapshot: AnyMachineSnapshot): readonly Offer<AnyEventObject>[] {
  const list = toastsOf(snapshot);
  const close = (label: string, id: number | undefined): Offer<AnyEventObject>[] =>
    id === undefined
      ? []
      : [{ word: 'close', label: `close ${label}`, event: { type: 'close', at: 1000, id } }];
  const add = (label: string, event: object): Offer<AnyEventObject> => ({
    word: 'add',
    label: `add ${label}`,
    event: { type: 'add', ...event },
  });
  const saved = { type: 'success', message: 'Saved.' };
  const adding = [
    add('a success', { at: 0, notification: saved }),
    add('an error with its own time', {
      at: 1000,
      notification: { type: 'error', message: 'Refused.', timeout: 2000 },
    }),
  ];
  return [
    ...(list.length < ROOM ? adding : []),
    ...close('the newest', list[0]?.id),
    ...(list.length > 1 ? close('the oldest', list.at(-1)?.id) : []),
    ...close('one that is gone', -1),
    { word: 'clear all', label: 'clear all', event: { type: 'clear' } },
    { word: 'look', label: 'look', event: { type: 'hold', at: 1000 } },
    { word: 'look away', label: 'look away', event: { type: 'release', at: 0 } },
    {
      word: 'time is up',
      label: 'time is up',
      event: { type: 'xstate.after.nextEnd.notifications.running' },
    },
  ];
}

function observe(snapshot: AnyMachineSnapshot): NotificationsObserved {
  const value = String(snapshot.value) as keyof typeof words; // the chart's states, named by the words
  const toasts = toastsOf(snapshot).map(({ id, message, type, timeout, left }) => ({
    id,
    message,
    type,
    timeout,
    left,
  }));
  return { state: { time: words[value] }, toasts, since: snapshot.context.since };
}

function ask({ at, id, notification }: AnyEventObject): NotificationsAsk {
  return { at: at ?? 0, ...(id !== undefined && { id }), ...notification };
}

/** Faults that only a clock reveals. */
export const restarts = [
  'drop target: notifications.running add [0]',
  'drop target: notifications.running close [0]',
  'drop target: notifications.running nextEnd [0]',
];

export const notificationsCase = (): AppCase<NotificationsObserved, NotificationsAsk> => ({
  machine: notificationsMachine,
  plug: (machine) => ({
    name: 'notifications',
    machine,
    inputs: [{ label: 'start', input: undefined }],
    alphabet: alphabetOf,
  }),
  spec: { rows: notificationsRows, starts: notificationsStart, observe, ask },
  effects: {},
  bounds: 'At most two at once, of two sorts; moments are 0 and 1000.',
  tree: {
    keep: ({ word, label }) => !word.startsWith('look') && !/own time|gone|oldest/.test(label),
    why: 'The path tree has notifications of one sort, closed from the top, that nobody looks at; the covers take them all.',
  },
  signed: [
    ...restarts.map((mutant) => ({
      mutant,
      reason: 'steps do not see a timer start anew; the walks on the simulated clock notice it',
    })),
    {
      mutant: 'swap branches: notifications.running close',
      reason: 'one of several and the only one exclude each other',
    },
  ],
});
