import { act } from 'react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { companyWorld } from '#machines/company.fixtures.ts';
import { engine } from '#machines/registry.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { Replica } from '#model/engine/replica.ts';
import {
  plainSettings,
  withChange,
  type NotificationBox,
  type NotificationChange,
} from '#model/notifications/notification-settings.ts';
import { builtInRoles } from '#model/areas/setup/role/permissions.ts';
import { AppProvider, type App } from '#views/navigation/app-context.tsx';
import { AnnouncerProvider } from '#views/navigation/announcer.ts';
import { ModelProvider } from '#views/kit/document/model-context.tsx';
import { click, find, render, type } from '#views/ui/ui.fixtures.tsx';
import { NotificationSettings } from './notifications.page.tsx';

/** A box over a server that takes everything, until it refuses. */
function boxOf(
  heard: { readonly sent: NotificationChange[]; refuses: boolean },
  chosen: NotificationChange,
): NotificationBox {
  let settings = withChange(plainSettings, chosen);
  const listeners = new Set<() => void>();
  const box = {
    version: 0,
    settings: () => settings,
    isKnown: () => true,
    isWaiting: () => false,
    change: async (change: NotificationChange) => {
      const before = settings;
      const hold = (next: typeof settings): void => {
        settings = next;
        box.version += 1;
        for (const listener of listeners) listener();
      };
      heard.sent.push(change);
      hold(withChange(settings, change));
      await Promise.resolve();
      if (!heard.refuses) return;
      hold(before);
      throw Object.assign(new Error('refused'), { detail: 'Not that one.' });
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return box;
}

/** The settings of somebody with a role; records what is sent and announced. */
async function trial(role: keyof typeof builtInRoles, query = '', chosen: NotificationChange = {}) {
  const heard = { sent: [] as NotificationChange[], said: [] as string[], refuses: false };
  const world = companyWorld();
  const replica = new Replica({
    engine,
    company: 1,
    tables: new Set(engine.tables.keys()),
    recentSince: '2020-01-01T00:00:00.000Z',
    env: () => world.env(),
  });
  replica.receive({ company: 1, epoch: 1, from: 1, to: world.log.length, events: world.log });
  const context = {
    permissions: builtInRoles[role],
    founder: false,
    companies: [],
    active: { id: 1, name: 'Nordlager' },
  };
  const session = createActor(createMachine({ context })).start();
  const app = { session, company: () => null } as unknown as App; // all that the page uses
  const box = boxOf(heard, chosen);
  const error = (message: string): void => void heard.said.push(message);
  const page = () => (
    <AppProvider value={app}>
      <AnnouncerProvider value={{ success: () => undefined, error }}>
        <ModelProvider model={{ replica, peopleWho: async () => [] } as unknown as CompanyModel}>
          <NotificationSettings box={box} />
        </ModelProvider>
      </AnnouncerProvider>
    </AppProvider>
  );
  const history = createMemoryHistory({ initialEntries: [`/${query}`] });
  const router = createRouter({ routeTree: createRootRoute({ component: page }), history });
  await act(() => router.load());
  render(<RouterProvider router={router} />);
  await act(async () => {}); // who could stand in is asked for
  return heard;
}

/** Opens the rows of events about which nothing is chosen. */
const open = (...events: readonly string[]): void => {
  for (const event of events) click(`[data-event=${event}] button`);
};

const columns = ['inbox', 'mail', 'daily', 'push'];
const cellOf = (event: string, channel: string): string =>
  `[data-event=${event}] [role=gridcell]:nth-of-type(${columns.indexOf(channel) + 2})`;
const box = (event: string, channel: string): HTMLInputElement =>
  find(`${cellOf(event, channel)} input`) as HTMLInputElement;
const press = async (event: string, channel: string): Promise<void> => {
  click(`${cellOf(event, channel)} input`);
  await act(() => Promise.resolve());
};
const said = (event: string, channel: string): string => find(`${cellOf(event, channel)} small`).textContent;
const key = (name: string): void =>
  act(
    () =>
      void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })),
  );

describe('the matrix', () => {
  it('[NX1] saves a cell as it is pressed, and takes it back where it is refused', async () => {
    const heard = await trial('Sales');
    open('mentioned');
    await press('mentioned', 'mail');
    expect(heard.sent).toEqual([{ cells: [{ event: 'mentioned', channel: 'mail', on: false }] }]);
    expect(box('mentioned', 'mail').checked).toBe(false);
    heard.refuses = true;
    await press('mentioned', 'push');
    expect([box('mentioned', 'push').checked, heard.said]).toEqual([true, ['Not that one.']]);
  });

  it('[NX2] tells what is usual for the role from what is chosen, and leads back to it', async () => {
    await trial('Purchasing');
    open('purchaseOrderLate');
    expect([box('purchaseOrderLate', 'inbox').checked, said('purchaseOrderLate', 'inbox')]).toEqual([
      true,
      'default',
    ]);
    await press('purchaseOrderLate', 'inbox');
    expect([box('purchaseOrderLate', 'inbox').checked, said('purchaseOrderLate', 'inbox')]).toEqual([
      false,
      'chosen',
    ]);
    click('[data-event=purchaseOrderLate] button');
    expect([box('purchaseOrderLate', 'inbox').checked, said('purchaseOrderLate', 'inbox')]).toEqual([
      true,
      'default',
    ]);
  });

  it('[NX3] says why a row insists, and keeps its cell as it is', async () => {
    const heard = await trial('Sales');
    open('refused');
    await press('refused', 'inbox');
    expect([box('refused', 'inbox').checked, heard.sent]).toEqual([true, []]);
    expect(find('[data-event=refused] .notices-insists').textContent).toMatch(
      /you would think that it was done/,
    );
  });

  it('[NX4] is one stop of the Tab key, which arrows lead through', async () => {
    await trial('Sales');
    open('mentioned', 'replied');
    const stops = () => [...document.querySelectorAll('.notices-matrix :is(input, button)[tabindex="0"]')];
    expect(stops()).toHaveLength(1);
    act(() => box('mentioned', 'inbox').focus());
    for (const one of ['ArrowRight', 'ArrowDown']) key(one);
    expect(document.activeElement).toBe(box('replied', 'mail'));
    expect(stops()).toEqual([box('replied', 'mail')]);
    key('End');
    expect(document.activeElement).toBe(find('[data-event=replied] button'));
  });

  it('[NX7] shows what differs from the default, and opens the rest', async () => {
    await trial('Sales');
    const rows = (): number => document.querySelectorAll('.notices-matrix input').length;
    // Columns are named where there are some.
    const heads = (): number => document.querySelectorAll('.notices-matrix [role=columnheader]').length;
    expect([rows(), heads()]).toEqual([0, 0]);
    expect(find('[data-event=mentioned] .notices-where').textContent).toBe('Inbox, Mail at once, Browser');
    open('mentioned');
    expect([rows(), heads(), document.activeElement]).toEqual([4, 6, box('mentioned', 'inbox')]);
    await press('mentioned', 'mail');
    click('[data-event=mentioned] button');
    expect([rows(), said('mentioned', 'mail')]).toEqual([4, 'default']);
  });

  it('[NX7] a row that differs stays open where its last difference is taken back', async () => {
    await trial('Sales', '', { cells: [{ event: 'mentioned', channel: 'mail', on: false }] });
    act(() => find('[data-event=mentioned] button').focus());
    click('[data-event=mentioned] button');
    expect([said('mentioned', 'mail'), document.activeElement]).toEqual([
      'default',
      find('[data-event=mentioned] button'),
    ]);
  });

  it('[NX4] leads through rows that are not open', async () => {
    await trial('Sales');
    open('mentioned');
    for (const one of ['End', 'ArrowDown']) key(one);
    expect(document.activeElement).toBe(find('[data-event=replied] button'));
  });

  it('[NX5] is entered at the row that a link names', async () => {
    await trial('Sales', '?event=salesOrder');
    expect(document.activeElement).toBe(box('salesOrder', 'inbox'));
    expect(find('[data-event=salesOrder]').dataset['marked']).toBe('true');
  });
});

it('[UI70] an absence is not set while a day of it is none: the field of it has the focus', async () => {
  const heard = await trial('Administrator');
  const from = find('[name=away-from]');
  act(() => from.focus());
  type('[name=away-from]', 'soon');
  act(() => from.blur());
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Set');
  act(() => button?.click());
  expect([heard.sent, document.activeElement]).toEqual([[], from]);
  expect([...document.querySelectorAll('[role=alert]')]).toHaveLength(1);
});
