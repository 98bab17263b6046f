import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import type { Conformance, FlowQuestions } from '#model/flows/flow-figures.ts';
import { AppProvider, type App } from '#views/navigation/app-context.tsx';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { unmount } from '#views/ui/ui.fixtures.tsx';
import { OffPath } from './off-path.tsx';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-05-04T08:00:00.000Z'), toFake: ['Date'] }));
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

async function shown(found: Partial<Conformance> | Error) {
  const ask = vi.fn<FlowQuestions['conformance']>(async (range) => {
    if (found instanceof Error) throw found;
    const none = { unusual: [], unusualCount: 0, next: null, late: [], lateCount: 0 };
    return { ...range, at: '2026-05-04T08:00:00.000Z', ...none, ...found };
  });
  const app = { flows: async () => ({ conformance: ask }) as Partial<FlowQuestions> } as Partial<App> as App; // all used
  await showAt(deviceWith(new SalesWorld().base), '/en/dashboard', () => (
    <AppProvider value={app}>
      <OffPath />
    </AppProvider>
  ));
  await act(async () => {});
  return { ask, said: document.body.textContent ?? '' };
}

test('[PM9] the figure is of the last 30 days, and leads to all of them', async () => {
  const unusual = [1, 2, 3, 4, 5, 6].map((seq) => ({
    seq,
    kind: 'salesOrder',
    document: `order-${seq}`,
    name: `SO-${seq}`,
    at: '2026-05-02T08:00:00.000Z',
    reasons: [{ rule: 'reopened' as const, times: 1 }],
  }));
  const { ask, said } = await shown({ unusual, unusualCount: 6, lateCount: 2 });
  expect(ask.mock.calls).toEqual([[{ from: '2026-04-05', to: '2026-05-04' }]]);
  expect(said).toContain('6 documents off the path2 documents too long in a state');
  expect(document.querySelectorAll('.dashboard-rows > li').length).toBe(5);
  expect(said).toContain('Sales order · Reopened');
  expect(document.querySelector('a[href="/en/apps/flows/unusual"]')).not.toBeNull();
});

test('[PM9] that nothing was unusual is said, and without an answer there is no figure', async () => {
  expect((await shown({})).said).toContain('Every document took the usual path.');
  unmount();
  expect((await shown(new Error('no net'))).said).toBe('');
});
