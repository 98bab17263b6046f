import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { plainSetting } from '#model/list-view/plain-setting.ts';
import { AnnouncerProvider } from '#views/navigation/announcer.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { click, find, layOutGrids, type, unmount } from '#views/ui/ui.fixtures.tsx';
import { DemandLinesPage } from './demand-lines.page.tsx';

layOutGrids();
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-05-04T08:00:00.000Z'), toFake: ['Date'] }));
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

const listViews = {
  version: 0,
  views: () => [],
  setting: () => plainSetting('demand'),
  subscribe: () => () => {},
} as Partial<CompanyModel['listViews']>;

/** Five bolts are there; one order has them, another waits for three. */
async function shown() {
  const world = new SalesWorld();
  world.stock(world.bolt, world.base.bins[0] ?? '', 5_000);
  const first = world.confirmed([{ product: world.bolt, quantity: 5_000 }], { priority: 9 });
  const late = world.confirmed([{ product: world.bolt, quantity: 3_000 }]);
  const model = { ...deviceWith(world.base), listViews } as CompanyModel; // all that is called
  const propose = vi.spyOn(model, 'propose');
  const heard: string[] = [];
  const announcer = {
    success: (text: string) => heard.push(text),
    error: (text: string) => heard.push(text),
  };
  await showAt(model, '/en/apps/sales/picking/lines', () => (
    <AnnouncerProvider value={announcer}>
      <DemandLinesPage />
    </AnnouncerProvider>
  ));
  const commands = () =>
    propose.mock.calls.map(([{ document, type: command, data }]) => ({ document, command, data }));
  const text = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
  return { world, first, late, model, commands, text, heard };
}

/** Opens the line of an order by its number. */
async function openLine(number: string): Promise<void> {
  const row = [...document.querySelectorAll<HTMLElement>('[role=row]')].find((one) =>
    one.textContent?.includes(number),
  );
  if (!row) throw new Error(`no row of ${number}`);
  await act(async () => row.click());
}

it('[SO63] lines say what is wanted, allocated and free, and when goods are reserved', async () => {
  const { text } = await shown();
  expect(text()).toContain('SO-2026-00001');
  expect(text()).toContain('When the order is confirmed');
});

it('[SO63] what is allocated is freed by the quantity that is entered, and stays so', async () => {
  const { first, commands, model } = await shown();
  await openLine('SO-2026-00001');
  type('.ui-dialog input', '2');
  click('[data-testid=free]');
  expect(commands()).toEqual([
    { document: first.order, command: 'free', data: { lines: [{ line: first.lines[0], quantity: 2_000 }] } },
  ]);
  expect(model.replica.view.get('reservation', first.lines[0] ?? '')).toMatchObject({
    soft: 3_000,
    freed: 2_000,
  });
});

it('[SO64] what is locked says so, and its button to free says why it is off', async () => {
  const { commands, text } = await shown();
  await openLine('SO-2026-00001');
  await act(async () => click('[data-testid=lock]'));
  expect(commands().map(({ command }) => command)).toEqual(['lock']);
  expect(text()).toContain('Locked');
  expect(find('[data-testid=lock]').textContent).toBe('Unlock');
});

it('[SO65] who loses what and when it can come again is shown before anything is taken', async () => {
  const { text, late, first, commands } = await shown();
  await openLine('SO-2026-00002');
  expect(text()).toContain('Take from another order');
  type('.ui-dialog tr[data-row] input', '3');
  expect(text()).toContain('3 pcs: nothing expected');
  expect(commands()).toEqual([]);
  click('.ui-dialog .p-dropdown');
  await act(async () => {});
  await act(async () => find('[role=option]').click());
  await act(async () => click('[data-testid=take]'));
  expect(commands()).toMatchObject([
    {
      document: late.order,
      command: 'takeFrom',
      data: { line: late.lines[0], from: [{ order: first.order, line: first.lines[0], quantity: 3_000 }] },
    },
  ]);
});
