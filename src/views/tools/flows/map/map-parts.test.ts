import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FlowFigures, FlowState } from '#model/flows/flow-figures.ts';
import { engine } from '#machines/registry.ts';
import { chartShape } from '#model/flows/chart-shape.ts';
import { wordsOf } from '#views/words-of-kinds.ts';
import { siteMap } from '#views/site-map.ts';
import { documentListPath } from '#views/kit/document/document-list-path.ts';
import { askedDays, lengthOf, piecesOf } from '../figures/flow-range.ts';
import { slowly } from '../figures/log-head.ts';
import { dwellTone, mapPaint, type MapWords } from './map-paint.ts';
import { formatDuration } from '../figures/use-duration.ts';

const today = '2026-03-01';

test.each([
  [{}, '30', '2026-01-31'],
  [{ days: '7' }, '7', '2026-02-23'],
  [{ days: 'year' }, 'year', '2025-03-02'],
  [{ days: 'constructor' }, '30', '2026-01-31'],
  [{ from: '2026-02-30x', to: today }, '30', '2026-01-31'],
  [{ from: '2026-03-02', to: today }, '30', '2026-01-31'],
  [{ from: '2026-02-01', to: today, days: '7' }, 'own', '2026-02-01'],
])('[PM1] %o is %s from %s', (query, choice, from) => {
  expect(askedDays(query, today)).toEqual({ choice, range: { from, to: today } });
});

test('[PM1] long ranges fall into pieces that leave no day out', () => {
  const year = { from: '2025-03-02', to: today };
  expect(lengthOf(year)).toBe(365);
  const pieces = piecesOf(year, 46);
  expect(pieces.length).toBeLessThanOrEqual(46);
  expect(pieces.reduce((sum, piece) => sum + lengthOf(piece), 0)).toBe(365);
  expect([pieces[0]?.from, pieces.at(-1)?.to]).toEqual([year.from, year.to]);
});

const state = (over: Partial<FlowState>): FlowState => ({
  state: 'pick.claimed',
  documents: 2,
  value: null,
  stays: 9,
  median: 60,
  ninetieth: 100,
  limit: 1000,
  canWait: true,
  late: 0,
  ...over,
});

test.each([
  [{}, 'success'],
  [{ ninetieth: 760 }, 'warning'],
  [{ late: 1 }, 'danger'],
  [{ limit: null, ninetieth: 760 }, undefined],
  [{ ninetieth: null }, undefined],
])('[PM2] %o is %s', (over, tone) => {
  expect(dwellTone(state(over))).toBe(tone);
});

test('[PM2] a state says how many, what they are worth and how long; an arrow how much went through it', () => {
  const words: MapWords = {
    count: String,
    value: (minor) => `${minor} öre`,
    duration: (seconds) => `${seconds} s`,
    perDay: (perDay) => `${perDay} a day`,
    times: (count) => `${count} times`,
    state: ({ documents }) => `${documents} here`,
  };
  const figures: Pick<FlowFigures, 'states' | 'transitions'> = {
    states: [
      state({ value: 500 }),
      state({ state: 'pick.paused', documents: 0, stays: 0, median: null, limit: null }),
      state({ state: 'pick.picked', stays: 2, limit: null }),
    ],
    transitions: [
      { transition: 'often', count: 100, days: [] },
      { transition: 'seldom', count: 1, days: [] },
    ],
  };
  expect(mapPaint(figures as FlowFigures, 50, words) /* the rest is not painted */).toEqual({
    states: {
      'pick.claimed': {
        badge: '2',
        note: '500 öre · 60 s',
        said: '2 here',
        tone: 'success',
        isDimmed: false,
      },
      'pick.paused': { tone: 'neutral', isDimmed: true },
      'pick.picked': { badge: '2', said: '2 here', tone: 'neutral', isDimmed: false },
    },
    transitions: {
      often: { label: '2 a day', weight: 1 },
      seldom: { label: '1 times', weight: 0.1 },
    },
  });
});

describe('the head of the log', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('[PM3] is told once in a pause, however much comes, and not at all where nothing came', () => {
    const listeners = new Set<() => void>();
    const log = {
      head: 4,
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    };
    const came = (head: number): void => {
      log.head = head;
      for (const listener of listeners) listener();
    };
    const told: number[] = [];
    const followed = slowly(log, 1000);
    const stop = followed.subscribe(() => told.push(followed.read()));
    came(4);
    vi.advanceTimersByTime(5000);
    expect([told, followed.read()]).toEqual([[], 4]);
    for (const head of [5, 6, 7]) came(head);
    vi.advanceTimersByTime(999);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual([7]);
    came(8);
    stop();
    vi.advanceTimersByTime(5000);
    expect([told, listeners.size]).toEqual([[7], 0]);
  });
});

const kinds = [...engine.types.values()].filter(({ kind }) => wordsOf(kind) !== undefined);
const withList = kinds.filter(
  ({ kind }) => !['comment', 'file', 'company', 'subscription', 'sharedLink'].includes(kind),
);

test.each(withList.map(({ kind, chart }) => [kind, chart] as const))(
  '[PM4] every state of %s leads to a list that there is',
  (kind, chart) => {
    const pages = new Set(siteMap.map(({ path }) => path));
    const states = chartShape(chart).states.filter((one) => one.kind === 'atomic' && one.key !== 'none');
    for (const { id } of states) {
      const [path = '', query = ''] = (documentListPath(id) ?? '').split('?');
      expect([id, pages.has(path)]).toEqual([id, true]);
      const asked = [...new URLSearchParams(query).values()].at(-1);
      expect(Object.keys(wordsOf(kind)?.states ?? {})).toContain(asked);
    }
  },
);

test('[PM4] regions beside the first are filters of their own; kinds without a list lead nowhere', () => {
  expect(documentListPath('salesOrder.fulfilment.picking')).toBe(
    '/apps/sales/orders?fulfilment=fulfilment.picking',
  );
  expect(documentListPath('purchaseOrder.receipt.received')).toBe(
    '/apps/purchasing/orders?receipt=receipt.received',
  );
  expect(documentListPath('salesOrder.commercial.draft')).toBe('/apps/sales/orders?state=commercial.draft');
  expect(documentListPath('goodsReceipt.counted')).toBe(
    '/apps/inventory/receiving?tab=receipts&state=counted',
  );
  expect(documentListPath('comment.open')).toBeUndefined();
});

test.each([
  [0, '0 sec'],
  [30.4, '30 sec'],
  [90, '1.5 min'],
  [5400, '1.5 hr'],
  [86_400 * 3, '3 days'],
  [86_400 * 45.4, '45 days'],
])('[PM6] %d seconds are %s', (seconds, said) => {
  expect(formatDuration(seconds, 'en')).toBe(said);
});
