import { act, Suspense, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { flowLanguage } from '#i18n/flow-language.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import { chartOfSlug, type ListedChart } from '#machines/chart-list.ts';
import { pathRuleIds } from '#model/flows/conformance.ts';
import type { Conformance, FlowQuestions, TakenSteps, UnusualDocument } from '#model/flows/flow-figures.ts';
import { AppProvider, type App } from '#views/navigation/app-context.tsx';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { click, find, unmount } from '#views/ui/ui.fixtures.tsx';
import { TakenPanel } from '../map/taken-panel.tsx';
import { ConformancePanel } from './conformance-panel.tsx';

const unusual = (seq: number, reasons: UnusualDocument['reasons']): UnusualDocument => ({
  seq,
  kind: 'salesOrder',
  document: `order-${seq}`,
  name: `SO-${seq}`,
  at: '2026-05-04T08:00:00.000Z',
  reasons,
});
const found = (over: Partial<Conformance>): Conformance => ({
  from: '2026-04-05',
  to: '2026-05-04',
  at: '2026-05-04T08:00:00.000Z',
  unusual: [],
  unusualCount: 0,
  next: null,
  late: [],
  lateCount: 0,
  ...over,
});

function shown(questions: Partial<FlowQuestions>, page: React.ReactNode) {
  const app = { flows: async () => questions as FlowQuestions } as Partial<App> as App; // all that is used of it
  const { base } = new SalesWorld();
  return showAt(deviceWith(base), '/en/apps/flows', () => <AppProvider value={app}>{page}</AppProvider>);
}
const settled = () => act(async () => {});
const rows = () => [...document.querySelectorAll('.flow-rows > li')].map(({ textContent }) => textContent);

test('[PM7] each document is there with every reason in words, and leads to its page and its replay', async () => {
  const reasons = [
    { rule: 'pickedOnHold', times: 1 },
    { rule: 'heldAgain', times: 2 },
  ] as const;
  await shown(
    { conformance: async () => found({ unusual: [unusual(7, [...reasons])], unusualCount: 1 }) },
    <ConformancePanel />,
  );
  await settled();
  expect(rows()).toEqual([
    expect.stringContaining('Sales order · Picked while it was on hold · Put on hold more than once (2×)'),
  ]);
  expect([...document.querySelectorAll('.flow-rows a')].map((link) => link.getAttribute('href'))).toEqual([
    '/en/apps/sales/orders/order-7',
    '/en/apps/flows/sales-order?tab=replay&document=order-7',
  ]);
});

test('[PM7] every reason there can be has words', async () => {
  const reasons = pathRuleIds.map((rule) => ({ rule, times: 1 }));
  await shown(
    { conformance: async () => found({ unusual: [unusual(7, reasons)], unusualCount: 1 }) },
    <ConformancePanel />,
  );
  await settled();
  for (const { rule } of reasons) expect(rows()[0]).not.toContain(` · ${rule}`);
});

test('[PM7] further pages follow when they are asked for', async () => {
  const asked: unknown[] = [];
  const pages = [
    found({ unusual: [unusual(9, []), unusual(8, [])], unusualCount: 3, next: '8' }),
    found({ unusual: [unusual(3, [])], unusualCount: 3 }),
  ];
  const conformance: FlowQuestions['conformance'] = async (...given) => {
    asked.push(given.slice(1));
    return pages[given[2] === undefined ? 0 : 1] ?? found({});
  };
  await shown({ conformance }, <ConformancePanel kind="salesOrder" />);
  await settled();
  expect(rows().length).toBe(2);
  click('.flow-more button');
  await settled();
  expect(rows().map((text) => text?.slice(0, 4))).toEqual(['SO-9', 'SO-8', 'SO-3']);
  expect(asked).toEqual([['salesOrder'], ['salesOrder', '8']]);
  expect(document.querySelector('.flow-more')).toBeNull();
});

test('[PM7] nothing unusual is said, and so is what did not come', async () => {
  await shown({ conformance: async () => found({}) }, <ConformancePanel />);
  await settled();
  expect(document.querySelector('.flow-calm')?.textContent).toContain('Every document took the usual path.');
  unmount();
  const ask = vi
    .fn<FlowQuestions['conformance']>()
    .mockRejectedValueOnce(new Error('no net'))
    .mockResolvedValue(found({}));
  await shown({ conformance: ask }, <ConformancePanel />);
  await settled();
  expect(document.querySelector('.ui-notice')?.textContent).toContain("Couldn't load the figures.");
  click('.ui-notice button');
  await settled();
  expect(document.querySelector('.flow-calm')).not.toBeNull();
});

test('[PM3] what the stream brings has the figures asked for again, and the ones before stay meanwhile', async () => {
  vi.useFakeTimers({ now: new Date('2026-05-04T08:00:00Z') }); // not near midnight: a new day asks too
  try {
    const world = new SalesWorld();
    const model = deviceWith(world.base);
    let answer: ((value: Conformance) => void) | undefined;
    const conformance = vi
      .fn<FlowQuestions['conformance']>()
      .mockResolvedValueOnce(found({ unusual: [unusual(7, [])], unusualCount: 1 }))
      .mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const app = {
      flows: async () => ({ conformance }) as Partial<FlowQuestions> as FlowQuestions,
    } as Partial<App> as App; // all that is used
    await showAt(model, '/en/apps/flows', () => (
      <AppProvider value={app}>
        <ConformancePanel />
      </AppProvider>
    ));
    await settled();
    expect([conformance.mock.calls.length, rows().length]).toEqual([1, 1]);
    const { head } = model.replica;
    act(() => void model.replica.receive({ company: 1, epoch: 1, from: head + 1, to: head + 1, events: [] }));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect([conformance.mock.calls.length, rows().length]).toEqual([2, 1]);
    await act(async () => answer?.(found({ unusual: [unusual(8, []), unusual(7, [])], unusualCount: 2 })));
    await settled();
    expect(rows().length).toBe(2);
    await act(() => vi.advanceTimersByTimeAsync(600_000));
    expect(conformance.mock.calls.length).toBe(2);
  } finally {
    vi.useRealTimers();
  }
});

/** Opened by a press: the words of charts are loaded on first use. */
function Arrow({ chart, transition }: { readonly chart: ListedChart; readonly transition: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Suspense fallback={null}>
      <button type="button" id="arrow" onClick={() => setOpen(true)}>
        arrow
      </button>
      {isOpen && <TakenPanel chart={chart} transition={transition} onClose={() => {}} />}
    </Suspense>
  );
}

test('[PM5] an arrow opens the documents that took it, newest first', async () => {
  const chart = chartOfSlug('pick');
  if (!chart) throw new Error('no chart of picks');
  const step = (seq: number): TakenSteps['steps'][number] => ({
    seq,
    document: `pick-${seq}`,
    name: `PK-${seq}`,
    at: '2026-05-04T08:00:00.000Z',
    by: 'someone',
    byName: 'Anna Berg',
  });
  const taken = vi
    .fn<FlowQuestions['taken']>()
    .mockResolvedValueOnce({ steps: [step(5)], next: '5' })
    .mockResolvedValueOnce({ steps: [step(2)], next: null });
  const transition = 'pick.claimed --pause--> pick.paused';
  await shown({ taken }, <Arrow chart={chart} transition={transition} />);
  await flowLanguage('en');
  await act(async () => find('#arrow').click());
  await settled();
  expect(rows()).toEqual([expect.stringContaining('PK-5Anna Berg')]);
  const more = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Show more',
  );
  act(() => more?.click());
  await settled();
  expect(rows().length).toBe(2);
  expect(taken.mock.calls.map(([kind, id, , after]) => [kind, id, after])).toEqual([
    ['pick', transition, undefined],
    ['pick', transition, '5'],
  ]);
  expect(
    [...document.querySelectorAll('.flow-rows a')].map((link) => link.getAttribute('href')).slice(0, 2),
  ).toEqual(['/en/apps/warehouse/picking/pick-5', '/en/apps/flows/pick?tab=replay&document=pick-5']);
});
