import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import type { Report, Reports } from '#model/recordings/report.ts';
import { AppProvider, type App } from '#views/navigation/app-context.tsx';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { find } from '#views/ui/ui.fixtures.tsx';
import { ReportList } from './report-list.tsx';

const place = { page: '/en/apps/products', browser: 'Mozilla/5.0 (X11)', build: '4f1c2a' };
const report = (id: string, over: Partial<Report> = {}): Report => ({
  id,
  text: `It hung: ${id}`,
  at: '2026-05-04T08:00:00.000Z',
  by: 'vera',
  byName: 'Vera',
  place,
  recording: { size: 900, entries: 12 },
  ...over,
});

async function list(...reports: readonly Report[]) {
  const remove = vi.fn<Reports['remove']>(async () => {});
  const calls: Partial<Reports> = { list: async () => reports, remove };
  const app = { reports: async () => calls as Reports } as Partial<App> as App; // all that is used of it
  await showAt(deviceWith(new SalesWorld().base), '/en/apps/flows/recordings', () => (
    <AppProvider value={app}>
      <ReportList onShow={() => {}} />
    </AppProvider>
  ));
  await act(async () => {});
  return remove;
}
const line = (id: string) =>
  [...document.querySelectorAll('.flow-reports > li')].find((one) => one.textContent?.includes(`: ${id}`));
const buttons = (within: Element | null | undefined) => [...(within?.querySelectorAll('button') ?? [])];
const named = (within: Element | null | undefined, name: string) =>
  buttons(within).find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name);
const press = async (button: HTMLElement | undefined): Promise<void> => {
  if (!button) throw new Error('there is no such button');
  await act(async () => button.click());
};

test('[RQ3] a report says where it was met, as a way there; without a recording there is nothing to replay', async () => {
  await list(report('a'), report('b', { recording: null }), report('c', { place: null }));
  expect(line('a')?.textContent).toContain('12 entries');
  expect(line('a')?.querySelector('a')?.getAttribute('href')).toBe('/en/apps/products');
  expect(line('a')?.textContent).toContain('Mozilla/5.0 (X11)build 4f1c2a');
  expect(line('b')?.textContent).toContain('without a recording');
  expect(buttons(line('a'))).toHaveLength(3);
  expect(buttons(line('b'))).toHaveLength(1);
  expect(line('c')?.querySelector('a')).toBeNull();
});

test('[RQ3] a page that is no address of ours leads nowhere', async () => {
  await list(report('a', { place: { ...place, page: '//evil.example/en' } }));
  expect(line('a')?.querySelector('a')).toBeNull();
  expect(line('a')?.textContent).toContain('//evil.example/en');
});

test('[RQ4] before a report is deleted it is asked, and said what is lost', async () => {
  const remove = await list(report('a'), report('b', { recording: null }));
  await press(named(line('a'), 'Delete'));
  expect(find('[role=dialog]').textContent).toContain('It hung: a');
  expect(find('[role=dialog]').textContent).toContain('its recording with it: 12 entries');
  await press(named(find('[role=dialog]'), 'Keep as it is'));
  expect(remove).not.toHaveBeenCalled();
  await press(named(line('b'), 'Delete'));
  expect(find('[role=dialog]').textContent).toContain('it came without a recording');
  await press(named(find('[role=dialog]'), 'Delete report'));
  expect(remove).toHaveBeenCalledExactlyOnceWith('b');
});
