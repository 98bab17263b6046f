import { act, Suspense } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { flowLanguage } from '#i18n/flow-language.ts';
import { chartOfSlug } from '#machines/chart-list.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import type { FlowFigures, FlowQuestions, FlowRange, FlowState } from '#model/flows/flow-figures.ts';
import { AppProvider, type App } from '#views/navigation/app-context.tsx';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { answerMedia, arrives, click, find, unmount } from '#views/ui/ui.fixtures.tsx';
import { MapTab } from './map-tab.tsx';

const CLAIM = 'pick.released --claim--> pick.claimed';
const at = (id: string): string => `[data-flow-id="${id}"]`;

beforeAll(() => flowLanguage('en'));
answerMedia();
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-04T08:00:00.000Z'), toFake: ['Date'] });
});
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

const state = (id: string, over: Partial<FlowState> = {}): FlowState => ({
  state: id,
  documents: 0,
  value: null,
  stays: 0,
  median: null,
  ninetieth: null,
  limit: null,
  canWait: true,
  late: 0,
  ...over,
});

/** Two picks have been waiting to be claimed since yesterday; one was claimed on each of two days. */
const figures = ({ from, to }: FlowRange, waiting = 2): FlowFigures => ({
  kind: 'pick',
  from,
  to,
  asOf: 1,
  at: '2026-05-04T08:00:00.000Z',
  currency: 'SEK',
  states: [
    state('pick.released', {
      documents: waiting,
      value: 12_300,
      stays: 8,
      median: 90,
      ninetieth: 5400,
      limit: 7200,
    }),
    state('pick.claimed'),
  ],
  transitions: [
    {
      transition: CLAIM,
      count: 60,
      days: [
        { day: from, count: 20 },
        { day: to, count: 40 },
      ],
    },
  ],
  unrecognised: 0,
  slowest: [
    {
      kind: 'pick',
      document: 'p-1',
      name: 'PI-1',
      state: 'pick.released',
      since: '2026-05-03T08:00:00.000Z',
      limit: 7200,
    },
  ],
});

const nothing: FlowQuestions = {
  figures: async (_, range) => figures(range),
  taken: async () => ({ steps: [], next: null }),
  stood: async () => ({ documents: [], next: null }),
  conformance: async (range) => ({
    ...range,
    at: '2026-05-04T08:00:00.000Z',
    unusual: [],
    unusualCount: 0,
    next: null,
    late: [],
    lateCount: 0,
  }),
};

async function shown(questions: Partial<FlowQuestions> = {}, query = '') {
  const chart = chartOfSlug('pick');
  if (!chart) throw new Error('no chart of picks');
  const model = deviceWith(new SalesWorld().base);
  const app = { flows: async () => ({ ...nothing, ...questions }) } as Partial<App> as App; // all that is used of it
  const history = await showAt(model, `/en/apps/flows/pick${query}`, () => (
    <AppProvider value={app}>
      <Suspense fallback={null}>
        <MapTab chart={chart} />
      </Suspense>
    </AppProvider>
  ));
  await arrives(at(CLAIM));
  return { history, model };
}
const settled = () => act(async () => {});
const choose = async (id: string): Promise<void> => {
  act(() => void find(at(id)).dispatchEvent(new MouseEvent('click', { bubbles: true })));
  await settled();
};
const text = (selector: string): string => find(selector).textContent ?? '';

test('[PM2, PM11] every state says how many, what they are worth and how long, every arrow how much a day', async () => {
  await shown();
  expect(text(at('pick.released'))).toMatch(/123 · 1\.5 min.*2$/);
  expect(text(at(CLAIM))).toContain('2/day');
  const cells = [...find(`[data-flow-row="pick.released"]`).children].map(({ textContent }) => textContent);
  expect(cells).toEqual(expect.arrayContaining(['2', '1.5 min', '1.5 hr', '2 hr']));
  expect(text('.flow-rows > li')).toContain('PI-1');
  const times = [...document.querySelectorAll('.flow-times tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(times).toEqual([['Released', '8', '1.5 min', '1.5 hr', '2 hr']]);
  expect(find(at('pick.released')).getAttribute('aria-label')).toContain(
    '2 documents, median 1.5 min, 90th percentile 1.5 hr',
  );
  expect(find('.ui-bars').getAttribute('aria-label')).toContain('by day');
});

test('[PM4] a state leads to the list of its documents, of days that are over to those that stood there', async () => {
  const { history } = await shown();
  await choose('pick.released');
  expect(history.location.href).toBe('/en/apps/warehouse/picking?state=released');
  unmount();
  const stood = vi.fn<FlowQuestions['stood']>(nothing.stood);
  const past = { from: '2026-03-01', to: '2026-03-31' };
  const then = await shown({ stood }, '?from=2026-03-01&to=2026-03-31');
  await choose('pick.released');
  expect(stood.mock.calls).toEqual([['pick', 'pick.released', past, undefined]]);
  expect(then.history.location.pathname).toBe('/en/apps/flows/pick');
});

test('[PM5] an arrow opens the documents that took it in the days', async () => {
  const taken = vi.fn<FlowQuestions['taken']>(nothing.taken);
  await shown({ taken }, '?days=7');
  await choose(CLAIM);
  expect(taken.mock.calls).toEqual([['pick', CLAIM, { from: '2026-04-28', to: '2026-05-04' }, undefined]]);
  expect(text('.ui-side-title')).not.toBe('');
});

test('[PM3] what the stream brings is painted, and the figures before stay until it is', async () => {
  let answer: ((value: FlowFigures) => void) | undefined;
  const days = { from: '2026-04-05', to: '2026-05-04' };
  const ask = vi
    .fn<FlowQuestions['figures']>()
    .mockResolvedValueOnce(figures(days))
    .mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const { model } = await shown({ figures: ask });
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const { head } = model.replica;
  const next = { company: 1, epoch: 1, from: head + 1, to: head + 1, events: [] };
  act(() => void model.replica.receive(next));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  const badge = (): string => text(`${at('pick.released')} .flow-badge`);
  expect([ask.mock.calls.length, badge()]).toEqual([2, '2']);
  await act(async () => answer?.(figures(days, 3)));
  await settled();
  expect(badge()).toBe('3');
  expect(ask.mock.calls).toEqual([
    ['pick', days],
    ['pick', days],
  ]);
});

test('[PM1] other days are asked for when they are chosen, and stand in the address', async () => {
  const ask = vi.fn<FlowQuestions['figures']>(nothing.figures);
  const { history } = await shown({ figures: ask });
  click('.flow-range .p-dropdown');
  await settled();
  const week = [...document.querySelectorAll<HTMLElement>('[role=option]')].find(
    ({ textContent }) => textContent === 'Last 7 days',
  );
  await act(async () => week?.click());
  await settled();
  expect(history.location.search).toBe('?days=7');
  expect(ask.mock.calls.at(-1)).toEqual(['pick', { from: '2026-04-28', to: '2026-05-04' }]);
});
