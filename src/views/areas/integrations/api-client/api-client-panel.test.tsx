import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { team } from '#machines/areas/setup/member/member.fixtures.ts';
import { apiClientFixture } from '#model/areas/integrations/api-client/api-client.fixtures.ts';
import type { ApiClientQuestions } from '#model/areas/integrations/api-client/client-calls.ts';
import { keptOf } from '#model/areas/integrations/api-client/client-secret.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { AppProvider, type App } from '#views/navigation/app-context.tsx';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { draftBox } from '#views/kit/document/draft-box.fixtures.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { click, find, type } from '#views/ui/ui.fixtures.tsx';
import { ApiClientPanel } from './api-client-panel.tsx';
import { ClientCalls } from './client-calls.tsx';
import { IssuedSecret, type MadeSecret } from './new-secret.ts';
import { SecretDialog } from './secret-dialog.tsx';

function company(may: (permission: string) => boolean = () => true) {
  const { world } = team();
  const client = world.id();
  world.must(
    'apiClient',
    client,
    'create',
    apiClientFixture({ name: 'Web shop', permissions: ['product.view'] }),
  );
  world.may = may;
  return { world, client, model: { ...deviceWith(world), drafts: draftBox().drafts } };
}

async function show(model: CompanyModel, id?: string, given: (made: MadeSecret) => void = () => undefined) {
  const Page = () => (
    <IssuedSecret value={given}>
      <ApiClientPanel row={useRow('apiClient', id ?? null)} onClose={() => undefined} />
    </IssuedSecret>
  );
  const hashing = vi.spyOn(crypto.subtle, 'digest');
  await showAt(model, '/en/here', () => <Page />);
  await act(async () => void (await Promise.all(hashing.mock.results.map(({ value }) => value))));
  hashing.mockRestore();
}

const box = (permission: string) => find(`[data-permission="${permission}"] input`);
const text = (): string => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');

describe('the panel of an API client', () => {
  it('[APV2] makes a secret of which the server gets the hash alone', async () => {
    const { model } = company();
    const given = vi.fn<(made: MadeSecret) => void>();
    await show(model, undefined, given);
    await type('input', 'Robot');
    click('[data-permission="item.view"] input');
    await act(async () => click('[data-testid="save"]'));
    const [pending] = model.pending();
    const [[made] = []] = given.mock.calls;
    expect(made?.secret).toMatch(/^lagra_live_[0-9A-Za-z]{38}$/);
    expect(pending?.command).toMatchObject({
      kind: 'apiClient',
      type: 'create',
      data: { name: 'Robot', permissions: ['item.view'], secret: await keptOf(made?.secret ?? '') },
    });
    expect(JSON.stringify(model.pending())).not.toContain(made?.secret);
    expect(text()).not.toContain(made?.secret);
  });

  it('[APV1] names what is wrong at its field, and offers nothing that takes a person', async () => {
    const { model } = company((permission) => permission !== 'product.edit');
    await show(model);
    for (const off of ['product.edit', 'purchaseOrder.approve', 'apiClient.manage'])
      expect([off, box(off).getAttribute('aria-disabled')]).toEqual([off, 'true']);
    await type('input', 'Robot');
    await type('textarea', '192.0.2.0/24 192.0.2.300');
    click('[data-permission="item.view"] input');
    click('[data-testid="save"]');
    expect(text()).toContain('Enter an IP address or network, e.g. 10.0.0.0/8, not 192.0.2.300.');
    expect(model.pending()).toEqual([]);
  });

  it('[APV1] is read by who may not change it, down to what it may do', async () => {
    const { model, client } = company((permission) => permission === 'apiClient.view');
    await show(model, client);
    expect(document.querySelectorAll('.ui-side input').length).toBe(0);
    expect(text()).toContain('lagra_live_…last');
    expect(find('.role-summary').textContent).toContain('See');
  });

  it('[APV2] asks before a second secret, and shows one with a button that copies it', async () => {
    const { model, client } = company();
    await show(model, client);
    const write = vi.fn<(text: string) => Promise<void>>(async () => undefined);
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: write } });
    const onClose = vi.fn<() => void>();
    await showAt(model, '/en/here', () => (
      <SecretDialog name="Web shop" secret="lagra_live_1" onClose={onClose} />
    ));
    expect((find('.ui-dialog input') as HTMLInputElement).value).toBe('lagra_live_1'); // an input
    await act(async () => click('[data-testid="copy-secret"]'));
    expect(write).toHaveBeenCalledExactlyOnceWith('lagra_live_1');
    click('[data-testid="secret-kept"]');
    expect(onClose).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});

describe('the calls of an API client', () => {
  const call = {
    at: '2026-05-04T08:00:00.000Z',
    method: 'GET',
    route: '/api/core/companies/:company/documents/:kind/',
    status: 403,
    ms: 12,
    code: 'notPermitted',
    request: 'r1',
  };
  const told = async (calls: ApiClientQuestions['calls']) => {
    const { model, client } = company();
    const questions = { base: '', uses: async () => [], calls };
    const app = { apiClients: async () => questions } as Partial<App> as App; // all that is used
    await showAt(model, '/en/here', () => (
      <AppProvider value={app}>
        <ClientCalls client={client} />
      </AppProvider>
    ));
    await act(async () => undefined);
  };

  it('[APV3] are told with their errors by code, or that there are none', async () => {
    const error = { code: 'notPermitted', status: 403, count: 3, lastAt: call.at };
    await told(async () => ({ calls: [call], errors: [error] }));
    expect(text()).toContain('GET /api/core/companies/:company/documents/:kind/');
    expect(find('.api-table').textContent).toContain('notPermitted4033');
    await told(async () => ({ calls: [], errors: [] }));
    expect(text()).toContain('It has not called yet.');
  });

  it('[APV3] are asked for again where the server could not be reached', async () => {
    let tries = 0;
    await told(async () => {
      tries += 1;
      if (tries === 1) throw new Error('no connection');
      return { calls: [call], errors: [] };
    });
    expect(text()).toContain("can't be reached right now");
    await act(async () => click('.ui-notice button'));
    expect(text()).toContain('No errors in the last 30 days.');
  });
});
