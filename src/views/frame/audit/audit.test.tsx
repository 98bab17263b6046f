import { act, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import type { AuditEntry, AuditPage as Page, AuditQuestions } from '#model/audit/audit-answer.ts';
import { plainSetting } from '#model/list-view/plain-setting.ts';
import { AppProvider, type App } from '#views/navigation/app-context.tsx';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { DocumentHistory } from '#views/kit/document-page/document-history.tsx';
import { BrowserProvider } from '#views/navigation/browser-context.ts';
import { browserThat } from '../app/browser.fixtures.ts';
import { PaperPage } from '#views/kit/print/paper-page.tsx';
import { productWords } from '#views/areas/products/product/product.look.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { click, layOutGrids } from '#views/ui/ui.fixtures.tsx';
import type { LogVerdict, NightCheck, WalkStep } from '#model/audit/log-verdict.ts';
import { AuditList } from './audit-list.tsx';
import { askIn, auditPath } from '#views/kit/document-page/audit-query.ts';
import { LogState } from './log-state.tsx';

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
  calls: null,
  ...over,
});

const here = async (): Promise<void> => act(async () => new Promise((done) => setTimeout(done, 20)));

async function shownWith(questions: Partial<AuditQuestions>, part: ReactNode, path = '/en/here') {
  const world = new SalesWorld();
  const listViews = {
    version: 0,
    views: () => [],
    setting: () => plainSetting('auditLog'),
    subscribe: () => () => undefined,
  };
  const app = { audit: async () => questions as AuditQuestions } as Partial<App> as App; // all that is used
  const model = Object.assign(deviceWith(world.base), { listViews });
  await showAt(model, path, () => <AppProvider value={app}>{part}</AppProvider>);
  await here();
  return { text: () => document.body.textContent ?? '' };
}

async function shown(page: () => Promise<Page>, path?: string) {
  const asked = vi.fn<AuditQuestions['page']>(page);
  return { asked, ...(await shownWith({ page: asked }, <AuditList />, path)) };
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

  it('[AUV2] [AG4] says what an agent is, and that one was stopped for its id', async () => {
    const { text } = await shown(
      pageOf(
        entry({ by: 'a1', byType: 'agent', byKind: 'apiClient', byName: 'Web shop' }),
        entry({ id: 'f5', by: 'system', byType: 'system', byKind: null, byName: '' }),
        entry({
          id: 's6',
          type: 'access',
          by: 'system',
          byType: 'system',
          byName: '',
          what: 'agentDoubtful',
          about: { kind: 'workflow', document: 'w1', name: null },
          changes: [],
        }),
      ),
    );
    for (const said of [
      'API client Web shop',
      'Lagra itself',
      'Stopped: its id belongs to a person',
      'Workflow',
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

describe('whether the log is what was written', () => {
  const whole: LogVerdict = { checked: 412, hash: 'ab'.repeat(32), broken: null };
  const night: NightCheck = { ...whole, at: '2026-05-04T02:00:00.000Z', differences: [], books: [] };
  const press = async (name: string): Promise<void> => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    await act(async () => button?.click());
    await here();
  };

  it('[AUV4] tells what the last night found, with the rows that differ', async () => {
    const about = { kind: 'product', document: 'p1', name: 'BOLT-M8' };
    const check = async () => ({ ...night, differences: [{ table: 'product', about }] });
    const { text } = await shownWith({ check }, <LogState />);
    expect(text()).toContain('whole to entry 412');
    expect(text()).toContain('abababab');
    expect(text()).toContain('1 row differs from what the log says:BOLT-M8');
  });

  it('[AUV4] tells where books contradict each other, at night and now', async () => {
    const about = { kind: 'product', document: 'p1', name: 'BOLT-M8' };
    const books = [{ problem: 'placesDoNotSum', about, params: { found: 2500, expected: 0 } }] as const;
    const verify = async function* verify(): AsyncGenerator<WalkStep> {
      yield { verdict: { ...whole, books } };
    };
    const { text } = await shownWith({ check: async () => ({ ...night, books }), verify }, <LogState />);
    const said = 'contradict each other in 1 place:BOLT-M8: all places together have 2.5 instead of 0.';
    expect(text().split(said)).toHaveLength(2);
    await press('Verify now');
    expect(text().split(said)).toHaveLength(3);
  });

  it('[AUV4] says that the books agree', async () => {
    const { text } = await shownWith({ check: async () => night }, <LogState />);
    expect(text()).toContain('The books agree with each other.');
  });

  it('[AUV4] says so before the first night', async () => {
    const { text } = await shownWith({ check: async () => null }, <LogState />);
    expect(text()).toContain('first night is still to come');
  });

  it('[AUV4] names the first break by document, person and day', async () => {
    const broken = {
      what: 'changed',
      seq: 97,
      about: { kind: 'product', document: 'p1', name: 'BOLT-M8' },
      type: 'updated',
      by: 'u1',
      byName: 'Oskar Berg',
      at: '2026-05-03T08:00:00.000Z',
    } as const;
    const verify = async function* verify(): AsyncGenerator<WalkStep> {
      yield { checked: 0, of: 412 };
      yield { verdict: { ...whole, checked: 96, broken, books: [] } };
    };
    const { text } = await shownWith({ check: async () => night, verify }, <LogState />);
    await press('Verify now');
    expect(text()).toContain('entry 97 was changed in the database');
    expect(text()).toMatch(/BOLT-M8 · .*Oskar Berg · 3 May 2026/);
  });

  it('[AUV4] tells how far a walk is, and gives it up', async () => {
    const verify = async function* verify(signal: AbortSignal): AsyncGenerator<WalkStep> {
      yield { checked: 200, of: 412 };
      await new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('given up')));
      });
    };
    const { text } = await shownWith({ check: async () => night, verify }, <LogState />);
    await press('Verify now');
    expect(text()).toContain('200 of 412');
    await press('Cancel');
    expect(text()).not.toContain('200 of 412');
    expect(text()).not.toContain('could not be verified');
  });

  it('[AUV4] says that a walk did not come to its end', async () => {
    const verify = async function* verify(): AsyncGenerator<WalkStep> {
      yield { checked: 200, of: 412 };
    };
    const { text } = await shownWith({ check: async () => night, verify }, <LogState />);
    await press('Verify now');
    expect(text()).toContain('could not be verified to its end');
  });
});

describe('what else leads to the log, or from it', () => {
  it('[AUV5] who may export chooses a table or lines', async () => {
    const page = async () => ({ entries: [entry({})], next: null });
    const lines = vi.fn<AuditQuestions['lines']>(async () => new Blob(['{}']));
    await shownWith({ page, lines }, <AuditList />);
    click('[aria-haspopup=menu]');
    expect(document.querySelector('[data-action=csv]')).not.toBe(null);
    click('[data-action=jsonl]');
    await here();
    expect(lines).toHaveBeenCalledTimes(1);
  });

  it('[AUV6] a printed paper is told', async () => {
    const [note, print] = [vi.fn<CompanyModel['note']>(), vi.fn<() => void>()];
    const model = Object.assign(deviceWith(new SalesWorld().base), { note });
    const of = { kind: 'shipment', document: 's1' };
    await showAt(model, '/en/here', () => (
      <BrowserProvider value={{ ...browserThat({}).browser, print }}>
        <PaperPage title="Delivery note" document="/apps/sales/shipments?id=s1" of={of}>
          {null}
        </PaperPage>
      </BrowserProvider>
    ));
    // The catalogue of its language is loaded.
    for (let turns = 0; turns < 250 && !document.querySelector('.paper'); turns += 1)
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    click('[data-testid="print"]');
    expect(note).toHaveBeenCalledWith({ what: 'printed', ...of });
  });

  it('[AUV6] a history leads to its entries', async () => {
    const world = new SalesWorld();
    const row = world.base.view.get('product', world.bolt);
    if (!row) throw new Error('no product');
    await showAt(deviceWith(world.base), '/en/here', () => (
      <DocumentHistory words={productWords} row={row} />
    ));
    await here();
    const link = [...document.querySelectorAll('a')].find(
      ({ textContent }) => textContent === 'In the audit log',
    );
    expect(link?.getAttribute('href')).toContain(`document=${world.bolt}`);
  });
});
