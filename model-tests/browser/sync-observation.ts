import type { AnyMachineSnapshot } from 'xstate';
import type { ChartWords } from '#views/kit/chart/words/chart-words.ts';
import { placeOf } from './sync-actions.ts';
import type { Words } from './words.ts';

/** What is seen on the page of the chart itself, which is shown once the company has arrived. */
export interface SyncObservation {
  /** What takes the page's place: only its name, the progress of the company, or that it cannot be had. */
  readonly gate: 'opening' | 'progress' | 'broken' | 'none';
  /** Rows that have arrived, and the total. */
  readonly rows: readonly number[];
  readonly percent: number | null;
  /** What is said of a company that cannot be had, and the ways out offered. */
  readonly said: readonly string[];
  /** The chart's state according to the page. */
  readonly now: string;
  /** The events taken since the start according to the page, oldest first, without counts and repeats. */
  readonly taken: readonly string[];
  readonly pill: string;
  /** The number in the pill; 0 if there is none. */
  readonly count: number;
}

export interface SyncTongue {
  readonly words: Words;
  readonly chart: ChartWords;
}

const pills: Readonly<Record<string, string>> = { online: 'synced', outdated: 'outdated' };

/** What has happened since the page began. */
export interface SyncPast {
  /** Types of events. */
  readonly taken: readonly string[];
  /** An attempt to reach the server has ended. */
  readonly isTried: boolean;
}

/** What the chart says, as it would be seen. */
export function syncObservation(
  snapshot: AnyMachineSnapshot,
  { taken, isTried }: SyncPast,
  { words, chart }: SyncTongue,
): SyncObservation {
  const { done, total, waiting } = snapshot.context;
  const at = placeOf(snapshot);
  const isUsable = snapshot.matches('usable');
  const isCounted = at === 'bootstrapping' && total > 0;
  const gate = at === 'broken' ? 'broken' : isUsable ? 'none' : isCounted ? 'progress' : 'opening';
  const isSending = at === 'online' && waiting > 0;
  return {
    gate,
    rows: isCounted ? [done, total] : [],
    percent: isCounted ? Math.floor((100 * done) / total) : null,
    said: at === 'broken' ? [words('The company cannot be opened'), words('Try again')] : [],
    now: isUsable ? chart.state(`sync.usable.${at}`) : '',
    taken: isUsable ? toldOf(taken).map(chart.event) : [],
    pill: isSending ? 'sending' : (pills[at] ?? (isTried ? 'offline' : 'connecting')),
    count: at === 'outdated' ? 0 : waiting,
  };
}

/** Pending changes are counted again with every message from the server. */
const toldOf = (taken: readonly string[]): readonly string[] =>
  taken.filter((type) => type !== 'counted').filter((type, index, all) => type !== all[index - 1]);

/** Runs in the page; `silent` are words for events that are left out. */
export function lookAtSync(silent: readonly string[]): SyncObservation {
  const within = (selector: string): HTMLElement | null => document.querySelector(`main ${selector}`);
  const textOf = (selector: string): string => within(selector)?.textContent ?? '';
  const progress = within('.ui-progress');
  const pill = document.querySelector<HTMLElement>('[data-testid=connectivity]');
  const gates = [
    ['opening', within('[data-testid=opening-page]')],
    ['progress', progress],
    ['broken', within('.ui-empty')],
  ] as const;
  const rows = (progress?.querySelector('.ui-number')?.textContent ?? '').match(/\d+(?:[.,\s]\d{3})*/g) ?? [];
  const percent = progress?.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow');
  const steps = [...document.querySelectorAll('.flow-live-steps tbody tr')].toReversed();
  const moving = steps.filter((step) => step.querySelector('.ui-faint') === null);
  const taken = moving.map((step) => step.querySelectorAll('td')[1]?.childNodes[0]?.textContent ?? '');
  const told = taken.filter((name) => !silent.includes(name));
  return {
    gate: gates.find(([, found]) => found)?.[0] ?? 'none',
    rows: rows.map((text) => Number(text.replaceAll(/\D/g, ''))),
    percent: percent === null || percent === undefined ? null : Number(percent),
    said: within('.ui-empty') ? [textOf('.ui-empty h2'), textOf('.ui-empty button')] : [],
    now: textOf('.flow-live > p[role=status] strong'),
    taken: told.filter((name, index) => name !== told[index - 1]),
    pill: pill?.dataset['state'] ?? '',
    count: Number(/\d+/.exec(pill?.textContent ?? '')?.[0] ?? 0),
  };
}
