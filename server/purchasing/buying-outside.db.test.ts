import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  askedLineFixture,
  quoteRequestFixture,
} from '#model/areas/purchasing/quote-request/quote-request.fixtures.ts';
import { billedServer } from '#server/invoicing/bills.fixtures.ts';
import { clientOf, type CompanyApp } from '#server/testing/company-app.ts';
import {
  addMember,
  command,
  createProduct,
  FOUNDER,
  freshId,
  mustPropose,
} from '#server/testing/company.fixtures.ts';
import { sendFile } from '#server/testing/send-file.ts';

let server: CompanyApp;
let home: Awaited<ReturnType<typeof billedServer>>;
let looking: string;
let blind: string;
let foreign: string;
let bill: string;
let request: string;

beforeAll(async () => {
  home = await billedServer();
  ({ server } = home);
  const { executor } = server.platform;
  const views = ['supplierBill.view', 'quoteRequest.view', 'supplier.view'];
  ({ user: looking } = await addMember(executor, 1, 'Lena', views));
  ({ user: blind } = await addMember(executor, 1, 'Blind', ['location.view']));
  ({ user: foreign } = await addMember(executor, 2, 'Ute', [...views, 'product.viewCost']));
  bill = await home.billed();
  const [product, line] = [freshId(), freshId()];
  request = freshId();
  await mustPropose(executor, 1, [createProduct({}, product)]);
  await home.give('product', product, 'activate');
  const warehouse = freshId();
  await home.give('warehouse', warehouse, 'create', {
    code: 'W2',
    name: 'Second',
    address: { street: '', postcode: '', city: '', country: 'SE' },
    receiving: freshId(),
    staging: freshId(),
    quarantine: freshId(),
  });
  const lines = [askedLineFixture({ id: line, product })];
  const asked = quoteRequestFixture({ warehouse, suppliers: [home.supplier], lines });
  await home.give('quoteRequest', request, 'create', asked);
});
afterAll(() => server.close());

const write = async (user: string, document: string, over: object = {}, company = 1) => {
  const data = { about: 'supplierBill', id: freshId(), text: 'Too dear', mentions: [], ...over };
  const commands = [command('comment', document, 'write', data)];
  const answer = await clientOf(server, user).post(`${company}/commands/`, { commands });
  const { outcomes } = answer.json() as { outcomes?: readonly { refusal?: { code: string } }[] };
  return answer.status >= 400 ? answer.status : (outcomes?.[0]?.refusal?.code ?? null);
};

describe('[CM1] comments on bills and requests over HTTP', () => {
  it('are written by who sees them, in their company, on what is there', async () => {
    expect(await write(looking, bill)).toBeNull();
    expect(await write(looking, request, { about: 'quoteRequest' })).toBeNull();
    expect(await write(blind, bill)).toBe('notPermitted');
    expect(await write(foreign, bill)).toBe(404);
    expect(await write(foreign, bill, {}, 2)).toBe('unknownDocument');
    expect(await write(looking, request)).toBe('unknownDocument');
    expect(await write(looking, freshId())).toBe('unknownDocument');
    expect(await write(looking, bill, { text: ' ' })).toBe('invalid');
    expect(await write(looking, bill, { text: 'x'.repeat(2001) })).toBe('invalid');
    expect(await write(looking, bill, { about: 'constructor' })).toBe('invalid');
    const script = '<img src=x onerror=alert(1)>=HYPERLINK("http://x")';
    expect(await write(looking, bill, { text: script })).toBeNull();
    const read = await clientOf(server, looking).get(`1/documents/comment/${bill}/`);
    expect(read.json()).toMatchObject({ row: { entries: [{ text: 'Too dear' }, { text: script }] } });
    for (const [user, path] of [
      [blind, `1/documents/comment/${bill}/`],
      [foreign, `2/documents/comment/${bill}/`],
    ] as const)
      expect((await clientOf(server, user).get(path)).status).toBeGreaterThanOrEqual(400);
  });
});

describe('[SBL15] what suppliers send with an answer', () => {
  it('is for those who see costs, whoever files it', async () => {
    const place = `1/documents/quoteRequest/${request}/files/`;
    const offer = { url: `/api/core/companies/${place}`, content: '%PDF-1.7\n%%EOF', name: 'offer.pdf' };
    const { status, body } = await sendFile(server, FOUNDER, offer);
    expect(status).toBe(200);
    const { id } = body.file;
    expect((await clientOf(server, FOUNDER).get(`${place}${id}/`)).status).toBe(200);
    const without = await clientOf(server, looking).get(`${place}${id}/`);
    expect([without.status, without.json()]).toMatchObject([
      403,
      { params: { permission: 'product.viewCost' } },
    ]);
    expect((await sendFile(server, looking, offer)).status).toBe(403);
    expect(server.faults).toEqual([]);
  });
});
