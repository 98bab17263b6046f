import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import {
  addMember,
  command,
  createProduct,
  FOUNDER,
  foundCompany,
  freshId,
  mustPropose,
  stockedProduct,
  type FoundedCompany,
} from '#server/testing/company.fixtures.ts';
import { clientOf, openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';

let server: CompanyApp;
let company: FoundedCompany;
let founder: ReturnType<typeof clientOf>;

beforeAll(async () => {
  server = await openCompanyApp();
  company = await foundCompany(server.platform.executor, 1);
  await foundCompany(server.platform.executor, 2);
  founder = clientOf(server, FOUNDER);
});
afterAll(() => server.close());

const problem = (code: string, more: object = {}) => ({ detail: expect.stringMatching(/\w/), code, ...more });

describe('commands over HTTP', () => {
  it('[AP1] many at once are answered in their order', async () => {
    const commands = [
      command('product', freshId(), 'create', productFixture({ sku: 'H-1' })),
      command('product', freshId(), 'create', productFixture({ sku: 'h-1' })),
      command('product', freshId(), 'create', { sku: '' }),
    ];
    const answer = await founder.post('1/commands/', { commands });
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({
      outcomes: [
        { id: commands[0]?.id, seq: expect.any(Number) },
        {
          id: commands[1]?.id,
          refusal: { code: 'skuTaken', params: { sku: 'h-1' }, fields: { sku: 'skuTaken' } },
        },
        {
          id: commands[2]?.id,
          refusal: { code: 'invalid', fields: expect.objectContaining({ sku: 'too_small:1' }) },
        },
      ],
    });
    expect((await founder.post('1/commands/', { commands })).json()).toEqual(answer.json());
  });

  it('[AP2] one at a time answers with its events, the same ones when it is sent again', async () => {
    const path = `1/documents/product/${freshId()}/create/`;
    const body = { id: freshId(), data: productFixture({ sku: 'ONE' }) };
    const answers = await Promise.all(Array.from({ length: 5 }, () => founder.post(path, body)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
    expect(answers[0]?.json()).toMatchObject({
      seq: expect.any(Number),
      events: [{ type: 'created', version: 1, data: { sku: 'ONE' } }],
    });
    for (const answer of answers) expect(answer.json()).toEqual(answers[0]?.json());
  });

  it('[AP3] refusals have the status of their kind, and a sentence in the reader’s language', async () => {
    const product = freshId();
    await founder.post(`1/documents/product/${product}/create/`, { data: productFixture({ sku: 'ST' }) });
    await founder.post(`1/documents/product/${product}/update/`, { data: productFixture({ sku: 'ST' }) });
    const viewer = clientOf(
      server,
      (await addMember(server.platform.executor, 1, 'Vera', ['product.view'])).user,
    );
    const form = { data: productFixture({ sku: 'ST' }), version: 1 };
    const cases = [
      [await founder.post(`1/documents/product/${product}/update/`, form), 409, 'stale'],
      [
        await founder.post(`1/documents/product/${product}/archive/`, { data: { surplus: 1 } }),
        422,
        'invalid',
      ],
      [await founder.post(`1/documents/product/${freshId()}/activate/`, {}), 404, 'unknownDocument'],
      [await founder.post(`1/documents/product/${product}/explode/`, {}), 404, 'unknownCommand'],
      [await founder.post(`1/documents/rocket/${product}/create/`, {}), 404, 'unknownKind'],
      [await founder.post('1/documents/company/company/found/', {}), 403, 'internalOnly'],
      [await viewer.post(`1/documents/product/${product}/activate/`, {}), 403, 'notPermitted'],
      [await founder.post(`1/documents/product/${product}/phaseOut/`, {}), 409, 'notInState'],
    ] as const;
    expect(cases.map(([answer]) => [answer.status, answer.json().code])).toEqual(
      cases.map(([, status, code]) => [status, code]),
    );
    for (const [answer] of cases)
      expect(answer.json()).toEqual(problem(answer.json().code, { ...rest(answer.json()) }));
    const swedish = clientOf(server, FOUNDER, { 'accept-language': 'sv-SE,en;q=0.5' });
    const stale = await swedish.post(`1/documents/product/${product}/update/`, form);
    expect(stale.json().detail).toBe(
      'Någon annan har ändrat detta. Kontrollera den nya versionen och försök igen.',
    );
  });

  it('[AP4] text the database cannot hold, in any part, is refused and breaks nothing', async () => {
    const nul = 'a\u0000b';
    const statuses = await Promise.all([
      founder.post(`1/documents/product/${freshId()}/create/`, { data: productFixture({ sku: nul }) }),
      founder.post('1/commands/', { commands: [command('product', nul, 'create', {})] }),
      founder.post('1/commands/', { commands: [command(nul, freshId(), 'create', {})] }),
      founder.get(`1/documents/product/?search=${encodeURIComponent(nul)}`),
      founder.get(`1/documents/product/a%00b/`),
    ]);
    expect(statuses.map((answer) => answer.status)).toEqual([422, 422, 422, 422, 404]);
  });
});

const rest = ({ fields, params, fix }: Record<string, unknown>) => ({
  ...(fields !== undefined && { fields }),
  ...(params !== undefined && { params }),
  ...(fix !== undefined && { fix }),
});

describe('bad input', () => {
  const raw = (payload: string, type: string) =>
    clientOf(server, FOUNDER, { 'content-type': type }).post('1/commands/', payload);

  it('[AP5] broken JSON, an empty body, another type and a 2 MB body are told apart', async () => {
    const answers = [
      await raw('{"commands": [', 'application/json'),
      await raw('', 'application/json'),
      await raw('commands=1', 'application/x-www-form-urlencoded'),
      await raw('hello', 'text/plain'),
      await raw(JSON.stringify({ commands: 'x'.repeat(2_000_000) }), 'application/json'),
      await raw('{"__proto__": {"commands": []}}', 'application/json'),
    ];
    expect(answers.map((answer) => [answer.status, answer.json()])).toEqual([
      [400, problem('brokenJson')],
      [400, problem('brokenJson')],
      [415, problem('unsupportedType')],
      [415, problem('unsupportedType')],
      [413, problem('tooLarge')],
      [400, problem('brokenJson')],
    ]);
  });

  it('[AP5] a body of the wrong shape names its fields', async () => {
    const answers = [
      await founder.post('1/commands/', { commands: [] }),
      await founder.post('1/commands/', {
        commands: [{ ...command('product', freshId(), 'create'), id: 'one' }],
      }),
      await founder.post('1/commands/', {
        commands: Array.from({ length: 129 }, () => command('product', freshId(), 'activate')),
      }),
    ];
    expect(answers.map((answer) => [answer.status, answer.json()])).toEqual([
      [422, problem('invalid', { fields: { commands: 'too_small:1' } })],
      [422, problem('invalid', { fields: { 'commands.0.id': expect.any(String) } })],
      [422, problem('invalid', { fields: { commands: 'too_big:128' } })],
    ]);
  });

  it('[AP6] strangers see no company, whether or not there is one; visitors are asked to sign in', async () => {
    const outsider = clientOf(
      server,
      (await addMember(server.platform.executor, 2, 'Olle', ['product.view'])).user,
    );
    const visitor = clientOf(server, null);
    const paths = [
      'boot/',
      'events/?from=1',
      'documents/product/',
      `documents/product/${freshId()}/`,
      'stock/moves/',
    ];
    const statuses = async (client: typeof founder, id: string): Promise<unknown[]> => {
      const got = await Promise.all(paths.map((path) => client.get(`${id}/${path}`)));
      const posted = await client.post(`${id}/commands/`, {
        commands: [command('product', freshId(), 'activate')],
      });
      return [...new Set([...got, posted].map((answer) => `${answer.status} ${answer.json().code}`))];
    };
    expect(await statuses(outsider, '1')).toEqual(['404 unknownCompany']);
    expect(await statuses(outsider, '777')).toEqual(['404 unknownCompany']);
    expect(await statuses(outsider, 'one')).toEqual(['404 unknownPath']);
    expect(await statuses(visitor, '1')).toEqual(['401 unauthenticated']);
  });

  it('[AP6] what another site sends with the session’s cookie is not carried out', async () => {
    const commands = [command('product', freshId(), 'create', productFixture({ sku: 'EVIL' }))];
    const evil = await clientOf(server, FOUNDER, { origin: 'https://evil.example' }).post('1/commands/', {
      commands,
    });
    expect([evil.status, evil.json()]).toEqual([403, problem('forgedRequest')]);
  });
});

describe('documents', () => {
  it('[AP7] are listed in pages, those changed last first, searched by words and filtered by state', async () => {
    const { company: id } = await foundCompany(server.platform.executor, 30);
    const ids = Array.from({ length: 5 }, freshId);
    await mustPropose(
      server.platform.executor,
      id,
      ids.map((one, index) =>
        createProduct({ sku: `LIST-${index}`, name: { en: `Blue bolt ${index}`, sv: 'Blå bult' } }, one),
      ),
    );
    await mustPropose(server.platform.executor, id, [
      { kind: 'product', document: ids[1] ?? '', type: 'activate', data: {} },
    ]);
    const skus = async (query: string): Promise<unknown[]> => {
      const { rows, next } = (await founder.get(`30/documents/product/?${query}`)).json();
      return [...rows.map((row: { sku: string }) => row.sku), next === null ? 'end' : 'more'];
    };
    expect(await skus('')).toEqual(['LIST-1', 'LIST-4', 'LIST-3', 'LIST-2', 'LIST-0', 'end']);
    expect(await skus('state=active')).toEqual(['LIST-1', 'end']);
    expect(await skus('search=list-3+bolt')).toEqual(['LIST-3', 'end']);
    expect(await skus(`search=${encodeURIComponent('blå')}&limit=2`)).toEqual(['LIST-1', 'LIST-4', 'more']);
    expect(await skus('search=%25')).toEqual(['end']);
    const { next } = (await founder.get('30/documents/product/?limit=2')).json();
    expect(await skus(`limit=3&after=${next}`)).toEqual(['LIST-3', 'LIST-2', 'LIST-0', 'end']);
  });

  it('[AP8] have a history with names, oldest first', async () => {
    const product = await stockedProduct(server.platform.executor, company);
    const history = (await founder.get(`1/documents/product/${product}/history/`)).json();
    expect(
      history.events.map((event: { type: string; byName: string }) => [event.type, event.byName]),
    ).toEqual([
      ['created', 'Fia Founder'],
      ['activated', 'Fia Founder'],
    ]);
    const atDesk = clientOf(server, FOUNDER, {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    });
    const done = await atDesk.post(`1/documents/product/${product}/phaseOut/`, {});
    expect(done.status).toBe(200);
    const devices = (await founder.get(`1/documents/product/${product}/history/`))
      .json()
      .events.map(({ device }: { device: unknown }) => device);
    expect(devices).toEqual([null, null, { browser: 'Chrome', system: 'Linux' }]);
    expect(done.json().events[0]).not.toHaveProperty('device');
    expect((await founder.get(`1/documents/product/${freshId()}/history/`)).json()).toEqual(
      problem('unknownDocument', { params: { kind: 'product' } }),
    );
  });

  it('[AP9] of stock are the moves of the ledger, by product, place and document, page by page', async () => {
    const product = await stockedProduct(server.platform.executor, company, { quantity: 7000 });
    const bin = company.bins[0] ?? '';
    const all = (await founder.get(`1/stock/moves/?product=${product}`)).json();
    expect(all).toEqual({
      moves: [
        expect.objectContaining({
          product,
          quantity: 7000,
          from: 'opening',
          to: bin,
          kind: 'goodsReceipt',
          by: FOUNDER,
          lot: null,
        }),
      ],
      next: null,
    });
    const [move] = all.moves;
    const byDocument = (await founder.get(`1/stock/moves/?document=${move.document}`)).json();
    const byPlace = (await founder.get(`1/stock/moves/?location=${bin}&product=${product}`)).json();
    const elsewhere = (await founder.get(`1/stock/moves/?location=${company.bins[1]}`)).json();
    expect([byDocument.moves, byPlace.moves, elsewhere.moves]).toEqual([all.moves, all.moves, []]);
    await stockedProduct(server.platform.executor, company);
    const first = (await founder.get('1/stock/moves/?limit=1')).json();
    const second = (await founder.get(`1/stock/moves/?limit=1&after=${first.next}`)).json();
    expect([first.moves.length, second.moves]).toEqual([1, all.moves]);
  });
});

describe('the rest of the server', () => {
  it('[AP10] describes every route and every command', async () => {
    const document = (await founder.get('/api/openapi.json')).json();
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([
        '/api/core/companies/{company}/commands/',
        '/api/core/companies/{company}/boot/',
        '/api/health/',
      ]),
    );
    expect(document.components.schemas['product.create']).toMatchObject({
      type: 'object',
      required: expect.arrayContaining(['sku']),
    });
    expect(document.components.schemas['company.found']).toBeUndefined();
  });

  it('[AP11] serves pages to browsers only, files of a build for a year, and never a page for the API', async () => {
    await mkdir(join(server.dist, 'assets'));
    await writeFile(join(server.dist, 'index.html'), '<!doctype html><title>Lagra</title>');
    await writeFile(join(server.dist, 'build.json'), '{"hash":"abc"}');
    await writeFile(join(server.dist, 'assets', 'main-BdX12_ab.js'), 'export {};');
    const browser = clientOf(server, null, { accept: 'text/html,*/*;q=0.8' });
    const [page, asset, api, picture, build] = await Promise.all(
      [
        '/sv/apps/products?x=1',
        '/assets/main-BdX12_ab.js',
        '/api/nothing/',
        '/favicon.ico',
        '/latest-build.json',
      ].map((path) => browser.get(path)),
    );
    expect([page?.status, page?.headers['content-type'], page?.headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    expect([asset?.status, asset?.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    expect([api?.status, api?.json()]).toEqual([404, problem('unknownPath')]);
    expect(picture?.status).toBe(404);
    expect(build?.json()).toEqual({ hash: 'abc' });
    expect((await browser.get('/assets/../../package.json')).status).toBe(404);
    expect((await browser.get('/config.json')).json()).toEqual({
      apiBase: '/api/',
      demo: false,
      operator: { name: null, address: null },
    });
  });

  it('[AP12] guards every answer with headers, and asks for https only behind https', async () => {
    const secure = await openCompanyApp({ publicUrl: 'https://stock.example.com' });
    const [plain, guarded] = [
      await founder.get('/api/health/'),
      await clientOf(secure, null).get('/api/nothing/'),
    ];
    await secure.close();
    const policy = String(plain.headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("'unsafe");
    expect(plain.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect([
      plain.headers['strict-transport-security'],
      guarded.headers['strict-transport-security'],
    ]).toEqual([undefined, 'max-age=31536000; includeSubDomains']);
  });

  it('[AP13] answers nobody with a stack, and has met no fault', () => {
    expect(server.faults).toEqual([]);
  });
});
