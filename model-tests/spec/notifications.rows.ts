import type { Observation, Row } from '../kernel/conform.ts';
import { quoted } from './quotes.ts';

export interface ToastObserved {
  id: number;
  message: string;
  type: string;
  timeout: number;
  /** Remaining milliseconds. */
  left: number;
}

/** `time`: `runs`, `waits` (somebody is looking), or `rests` (nothing is shown). */
export interface NotificationsObserved extends Observation {
  /** From the top. */
  toasts: readonly ToastObserved[];
  /** The moment to which `left` refers. */
  since: number;
}

export interface NotificationsAsk {
  at: number;
  id?: number;
  message?: string;
  type?: string;
  timeout?: number;
}

type NotificationsRow = Row<NotificationsObserved, NotificationsAsk>;

const layers: NotificationsRow['layers'] = ['model', 'browser'];

const managed = quoted(
  'added at the top of the list, removed automatically after the timeout, closable by hand, or cleared all',
);
const fields = quoted('id (timestamp), message, type (success, error, warning, info), timeout');
const usual = quoted('default timeout 4000 ms');
const waits = quoted('the timer waits while hovered or focused');

/** What is shown after `passed` milliseconds, for the toasts that stay. */
const after = (toasts: readonly ToastObserved[], passed: number): readonly ToastObserved[] =>
  toasts.map((toast) => ({ ...toast, left: Math.max(0, toast.left - Math.max(0, passed)) }));
const same = (one: readonly ToastObserved[], other: readonly ToastObserved[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
const passed = (before: NotificationsObserved, ask: NotificationsAsk): number =>
  before.state['time'] === 'runs' ? ask.at - before.since : 0;
const timed = (seen: NotificationsObserved, ask: NotificationsAsk): boolean =>
  seen.state['time'] !== 'runs' || seen.since === ask.at;

function isAdded(before: NotificationsObserved, seen: NotificationsObserved, ask: NotificationsAsk): boolean {
  const [newest, ...others] = seen.toasts;
  const timeout = ask.timeout ?? 4000;
  return (
    newest !== undefined &&
    newest.id >= ask.at &&
    !before.toasts.some(({ id }) => id === newest.id) &&
    newest.message === ask.message &&
    newest.type === ask.type &&
    newest.timeout === timeout &&
    newest.left === timeout &&
    same(others, after(before.toasts, passed(before, ask))) &&
    timed(seen, ask)
  );
}

const shown = (before: NotificationsObserved, ask: NotificationsAsk): boolean =>
  before.toasts.some(({ id }) => id === ask.id);
const others = (before: NotificationsObserved, ask: NotificationsAsk): readonly ToastObserved[] =>
  before.toasts.filter(({ id }) => id !== ask.id);
const soonest = (before: NotificationsObserved): number => Math.min(...before.toasts.map(({ left }) => left));
const later = (before: NotificationsObserved): readonly ToastObserved[] =>
  before.toasts.filter(({ left }) => left > soonest(before));

const adding: readonly NotificationsRow[] = [
  {
    id: 'NOT-01',
    layers,
    on: 'add',
    from: { time: ['rests', 'runs'] },
    to: { time: 'runs' },
    src: managed,
    then: isAdded,
  },
  { id: 'NOT-01a', layers, on: 'add', from: { time: 'waits' }, to: {}, src: fields, then: isAdded },
  {
    id: 'NOT-01b',
    layers,
    on: 'add',
    from: { time: '*' },
    to: { time: '*' },
    src: usual,
    when: (_, ask) => ask.timeout === undefined,
    then: (_, seen) => seen.toasts[0]?.timeout === 4000,
  },
];

const ending: readonly NotificationsRow[] = [
  {
    id: 'NOT-02',
    layers,
    on: 'time is up',
    from: { time: 'runs' },
    to: {},
    src: managed,
    when: (before) => later(before).length > 0,
    then: (before, seen) =>
      same(seen.toasts, after(later(before), soonest(before))) &&
      seen.since === before.since + soonest(before),
  },
  {
    id: 'NOT-02a',
    layers,
    on: 'time is up',
    from: { time: 'runs' },
    to: { time: 'rests' },
    src: managed,
    when: (before) => later(before).length === 0,
    then: (_, seen) => seen.toasts.length === 0,
  },
  {
    id: 'NOT-03',
    layers,
    on: 'close',
    from: { time: 'runs' },
    to: {},
    src: managed,
    when: (before, ask) => shown(before, ask) && before.toasts.length > 1,
    then: (before, seen, ask) =>
      same(seen.toasts, after(others(before, ask), passed(before, ask))) && timed(seen, ask),
  },
  {
    id: 'NOT-03a',
    layers,
    on: 'close',
    from: { time: 'runs' },
    to: { time: 'rests' },
    src: managed,
    when: (before, ask) => shown(before, ask) && before.toasts.length === 1,
    then: (_, seen) => seen.toasts.length === 0,
  },
  {
    id: 'NOT-03b',
    layers,
    on: 'close',
    from: { time: 'waits' },
    to: {},
    src: managed,
    when: shown,
    then: (before, seen, ask) => same(seen.toasts, others(before, ask)),
  },
  {
    id: 'NOT-04',
    layers,
    on: 'clear all',
    from: { time: 'runs' },
    to: { time: 'rests' },
    src: managed,
    then: (_, seen) => seen.toasts.length === 0,
  },
  {
    id: 'NOT-04a',
    layers,
    on: 'clear all',
    from: { time: 'waits' },
    to: {},
    src: managed,
    when: (before) => before.toasts.length > 0,
    then: (_, seen) => seen.toasts.length === 0,
  },
];

const waiting: readonly NotificationsRow[] = [
  {
    id: 'NOT-05',
    layers,
    on: 'look',
    from: { time: ['runs', 'rests'] },
    to: { time: 'waits' },
    src: waits,
    then: (before, seen, ask) => same(seen.toasts, after(before.toasts, passed(before, ask))),
  },
  {
    id: 'NOT-06',
    layers,
    on: 'look away',
    from: { time: 'waits' },
    to: { time: 'runs' },
    src: waits,
    when: (before) => before.toasts.length > 0,
    then: (before, seen, ask) => same(seen.toasts, before.toasts) && timed(seen, ask),
  },
  {
    id: 'NOT-06a',
    layers,
    on: 'look away',
    from: { time: 'waits' },
    to: { time: 'rests' },
    src: waits,
    when: (before) => before.toasts.length === 0,
  },
];

export const notificationsStart = { time: 'rests' };
export const notificationsRows: readonly NotificationsRow[] = [...adding, ...ending, ...waiting];
