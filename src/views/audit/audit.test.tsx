import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SalesWorld } from '#machines/sales-order/sales.fixtures.ts';
import type { AuditEntry, AuditPage as Page, AuditQuestions } from '#model/audit/audit-answer.ts';
import { plainSetting } from '#model/list-view/plain-setting.ts';
import { AppProvider, type App } from '../app/app-context.tsx';
import { deviceWith, showAt } from '../document/document.fixtures.tsx';
import { layOutGrids } from '../ui/ui.fixtures.tsx';
import { AuditList } from './audit-list.tsx';
import { askIn, auditPath } from './audit-query.ts';

layOutGrids();

const entry = (over: Partial<AuditEntry>): AuditEntry => ({
  id: 'f1',
  at: '2026-05-04T08:00:00.000Z',
  type: 'change',
  by: 'u1',
  byName: 'Oskar Berg',
  isImport: false,
  device: { browser: 'Firefox', system: 'Windows' },
  address: '192.0.2.7',
  what: 'updated',
  about: { kind: 'product', document: 'p1', name: 'BOLT-M8' },
  command: '019a0000-0000-7000-8000-000000000001',
  facts: [],
  isConsequence: false,
  changes: [
    { kind: 'product', path: ['notes'], within: null, owner: {}, before: 'old words', after: 'new words' },
  ],
  moreChanges: 0,
  refusal: null,
  filters: null,
  ...over,
});

async function shown(page: () => Promise<Page>, path = '/en/here') {
  const world = new SalesWorld();
  const listViews = {
    version: 0,
    views: () => [],
    setting: () => plainSetting('auditLog'),
    subscribe: () => () => undefined,
  };
  const asked = vi.fn<AuditQuestions['page']>(page);
  const app = { audit: async () => ({ page: asked }) } as Partial<App> as App; // all that is used
  const model = Object.assign(deviceWith(world.base), { listViews });
  await showAt(model, path, () => (
    <AppProvider value={app}>
      <AuditList />
    </AppProvider>
  ));
  await act(async () => new Promise((done) => setTimeout(done, 20)));
  return { asked, text: () => document.body.textContent ?? '' };
}

const pageOf =
  (...entries: readonly AuditEntry[]) =>
  async () => ({ entries, next: null });

describe('the audit log', () => {
  it('[AUV1] asks what its address says', async () => {
    const path = auditPath({ document: 'p1,p2', type: 'change,nonsense' });
    const { asked } = await shown(pageOf(), path.replace('/apps/settings/audit-logs', '/en/here'));
    expect(asked.mock.calls[0]?.[0]).toMatchObject({ documents: ['p1', 'p2'], types: ['change'] });
    expect(askIn({ happened: '2026-05-01..2026-99-01', command: 'x', person: "a'b,c" })).toMatchObject({
      from: '2026-05-01',
      to: null,
      command: null,
      people: ['c'],
    });
  });

  it('[AUV2] tells who, what with, on what, before and after, and why it was refused', async () => {
    const { text } = await shown(
      pageOf(
        entry({}),
        entry({ id: 's2', type: 'signIn', what: 'signInFailed', about: null, changes: [], facts: [] }),
        entry({ id: 'n3', type: 'refusal', what: 'archive', changes: [], refusal: { code: 'quotaFull' } }),
        entry({ id: 'f4', by: 'system', byName: '', changes: [], isImport: true }),
      ),
    );
    for (const said of [
      'Oskar Berg',
      'Firefox on Windows',
      '192.0.2.7',
      'BOLT-M8',
      'Notes: old words → new words',
      'Sign-in failed',
      'Refused: Archive',
      'quotaFull',
      'Lagra itself',
      'Import',
    ])
      expect(text()).toContain(said);
  });

  it('[AUV2] opens an entry with what followed, and leads to its cause', async () => {
    const fact = {
      kind: 'salesOrder',
      document: 's1',
      name: 'SO-1',
      seq: 7,
      type: 'confirmed',
      reason: null,
    };
    await shown(
      pageOf(
        entry({
          isConsequence: true,
          facts: [
            fact,
            { ...fact, kind: 'product', document: 'p1', name: 'BOLT-M8', seq: 8, type: 'updated' },
          ],
        }),
      ),
    );
    const row = [...document.querySelectorAll('[role="row"]')].find((one) =>
      one.textContent?.includes('BOLT-M8'),
    );
    await act(async () => row?.querySelector<HTMLElement>('[role="gridcell"]')?.click());
    const dialog = document.querySelector('[role="dialog"]');
    expect(dialog?.textContent).toContain('Caused by: Confirmed, SO-1');
    const link = [...(dialog?.querySelectorAll('a') ?? [])].find(
      (one) => one.textContent === 'Show its entry',
    );
    expect(link?.getAttribute('href')).toContain('command=019a0000-0000-7000-8000-000000000001');
  });

  it('[AUV3] says that nothing matches, and without a connection where it is', async () => {
    const none = await shown(pageOf(), '/en/here?type=print');
    expect(none.text()).toContain('No entry matches');
  });

  it('[AUV3] without a connection says where the log is, and asks again', async () => {
    const { asked, text } = await shown(async () => {
      throw new Error('offline');
    });
    expect(text()).toContain('on the server');
    const again = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Try again');
    await act(async () => again?.click());
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
