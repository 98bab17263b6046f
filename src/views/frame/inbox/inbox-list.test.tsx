import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import { engine } from '#machines/registry.ts';
import type { InboxActor } from '#machines/app/inbox/inbox.machine.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { Replica } from '#model/engine/replica.ts';
import type { InboxEntry } from '#model/inbox/inbox.entry.ts';
import { now } from '#model/values/clock.fixtures.ts';
import { ModelProvider } from '#views/kit/document/model-context.tsx';
import { click, find, render, unmount } from '#views/ui/ui.fixtures.tsx';
import { byDay } from './inbox-groups.ts';
import { InboxList } from './inbox-list.tsx';
import type { InboxFilter } from './inbox-groups.ts';
import type { Inbox } from './use-inbox.ts';

const today = now();
const entry = (id: string, over: Partial<InboxEntry> = {}): InboxEntry => ({
  id,
  at: today,
  reason: 'mentioned',
  kind: 'salesOrder',
  document: 'o1',
  name: 'SO-2026-00042',
  by: 'u2',
  byName: 'Olle Ek',
  type: 'written',
  text: 'Can this wait?',
  refusal: null,
  missing: null,
  read: false,
  ...over,
});
const four = [
  entry('4'),
  entry('3', { reason: 'changed', type: 'held', text: '', read: true }),
  entry('2', {
    reason: 'refused',
    type: 'confirm',
    text: '',
    at: '2026-05-04T22:30:00.000Z',
    refusal: { code: 'noLines' },
  }),
  entry('1', { reason: 'replied', at: '2026-05-04T08:00:00.000Z' }),
];

/** The list in a company in Stockholm; records what is asked of it. */
async function trial(over: Partial<Inbox> = {}, filter: InboxFilter = 'all') {
  const world = companyWorld();
  const tables = new Set(engine.tables.keys());
  const recentSince = '2020-01-01T00:00:00.000Z';
  const replica = new Replica({ engine, company: 1, tables, recentSince, env: () => world.env() });
  replica.receive({ company: 1, epoch: 1, from: 1, to: world.log.length, events: world.log });
  const heard: string[] = [];
  const send = (event: object): void => void heard.push(JSON.stringify(event));
  const inbox: Inbox = {
    actor: { send } as unknown as InboxActor, // all that the list uses of it
    page: { entries: four, unread: 3, next: null },
    isBehind: false,
    isOpening: false,
    isFetching: false,
    ...over,
  };
  const model = { replica, user: 'u1' } as unknown as CompanyModel; // likewise
  const page = createRootRoute({
    component: () => (
      <ModelProvider model={model}>
        <InboxList inbox={inbox} filter={filter} onFilter={(next) => heard.push(next)} />
      </ModelProvider>
    ),
  });
  const router = createRouter({ routeTree: page, history: createMemoryHistory() });
  await act(() => router.load());
  render(<RouterProvider router={router} />);
  await act(async () => {});
  return heard;
}

const lines = () =>
  [...document.querySelectorAll('.inbox-item p:first-child')].map(({ textContent }) => textContent);

describe('an inbox', () => {
  it('[IX2] stands by the company’s days, newest first', async () => {
    await trial();
    const days = [...document.querySelectorAll('.inbox-day')].map((day) => [
      day.querySelector('h2')?.textContent,
      day.querySelectorAll('li').length,
    ]);
    expect(days).toEqual([
      ['Today', 2],
      [expect.stringContaining('5 May'), 1],
      [expect.stringContaining('4 May'), 1],
    ]);
    expect(byDay([], 'UTC')).toEqual([]);
  });

  it('[FM11] says how a document left the usual path, in the reader’s words', async () => {
    const left = entry('9', {
      reason: 'warned',
      type: 'unusual.reopened',
      by: 'system',
      byName: '',
      text: '',
    });
    const unknown = entry('8', { ...left, id: '8', type: 'unusual.ofLater' });
    await trial({ page: { entries: [left, unknown], unread: 2, next: null } });
    expect(document.body.textContent).toContain('SO-2026-00042 · Reopened');
    expect(document.body.textContent).toContain('SO-2026-00042 · Changed');
  });

  it('[IX2] is filtered by unread and mentions', async () => {
    await trial({}, 'unread');
    expect(lines()).toHaveLength(3);
    unmount();
    await trial({}, 'mentions');
    expect(lines()).toEqual(['Unread: Olle Ek mentioned you on Sales order SO-2026-00042']);
    click('[data-tab=unread]');
  });

  it('[IX3] leads to the comment, and is read by that', async () => {
    const heard = await trial();
    const link = find('[data-entry="4"] a');
    expect(link.getAttribute('href')).toMatch(/\/apps\/sales\/orders\/o1\?tab=comments$/);
    await act(async () => link.click());
    expect(heard).toEqual(['{"type":"read","ids":["4"]}']);
  });

  it('[IX6] leads from an entry to the row of the settings that it came by', async () => {
    await trial();
    const rows = ['4', '3', '2', '1'].map((id) =>
      document.querySelector(`[data-entry="${id}"] a[href*="settings/notifications"]`)?.getAttribute('href'),
    );
    expect(rows.map((href) => href?.split('?event=')[1])).toEqual([
      'mentioned',
      'salesOrder',
      'refused',
      'replied',
    ]);
  });

  it('[IX3] is marked as read where it stands, and all of it at once', async () => {
    const heard = await trial();
    expect(document.querySelector('[data-entry="3"] button')).toBeNull();
    click('[data-entry="1"] button');
    click('[data-testid=inbox-read-all]');
    expect(heard).toEqual(['{"type":"read","ids":["1"]}', '{"type":"readAll"}']);
  });

  it('[IX4] says what was refused and why, and what was done by whom', async () => {
    await trial();
    expect(lines()[2]).toBe('Unread: Sales order SO-2026-00042 · Confirm order · not carried out');
    expect(find('[data-entry="2"]').textContent).toContain('Add at least one line.');
    expect(lines()[1]).toMatch(/^Sales order SO-2026-00042 · .+ · Olle Ek$/);
  });

  it('[IX4] says what a pick did not find, and why', async () => {
    const missing = { sku: 'BOLT', quantity: 4_000, reason: 'damaged' };
    const short = entry('9', { reason: 'changed', kind: 'pick', type: 'shortPicked', text: '', missing });
    await trial({ page: { entries: [short], unread: 1, next: null } });
    expect(find('[data-entry="9"]').textContent).toContain('4 of BOLT missing: Damaged');
  });

  it('[IX5] shows what is known without a connection, and says so', async () => {
    await trial({ isBehind: true });
    expect(find('.ui-notice').textContent).toContain('there may be more');
    expect(lines()).toHaveLength(4);
  });

  it('[IX2] says what it is for while nothing is in it', async () => {
    await trial({ page: { entries: [], unread: 0, next: null } });
    expect(find('.ui-empty').textContent).toContain('when someone mentions you');
  });
});
