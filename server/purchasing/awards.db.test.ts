import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  answerFixture,
  answerLineFixture,
  askedLineFixture,
  quoteRequestFixture,
} from '#model/areas/purchasing/quote-request/quote-request.fixtures.ts';
import { orderLineFixture } from '#model/areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import { idWithin } from '#model/values/ids.ts';
import { clientOf, openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import {
  addMember,
  command,
  createProduct,
  foundCompany,
  freshId,
  mustPropose,
} from '#server/testing/company.fixtures.ts';

const NOW = '2026-05-04T08:00:00.000Z';

let server: CompanyApp;
let warehouse: string;
let buying: string;
let rival: string;
let supplier: string;
let product: string;
let request: string;
let line: string;

beforeAll(async () => {
  server = await openCompanyApp({ now: () => NOW });
  const { executor } = server.platform;
  ({ warehouse } = await foundCompany(executor, 1));
  const buys = [
    'quoteRequest.view',
    'quoteRequest.award',
    'purchaseOrder.view',
    'purchaseOrder.create',
    'purchaseOrder.edit',
    'purchaseList.view',
    'purchaseList.create',
    'purchasePrice.view',
    'purchasePrice.create',
    'product.view',
    'product.viewCost',
    'supplier.view',
    'warehouse.view',
  ];
  ({ user: buying } = await addMember(executor, 1, 'Bo', buys));
  ({ user: rival } = await addMember(executor, 1, 'Rut', buys));
});
afterAll(() => server.close());

const give = (kind: string, document: string, type: string, data: object = {}) =>
  mustPropose(server.platform.executor, 1, [{ kind, document, type, data }], NOW);

/** A supplier has answered a request of one line. */
beforeEach(async () => {
  [supplier, product, request, line] = [freshId(), freshId(), freshId(), freshId()];
  await give('supplier', supplier, 'create', supplierFixture({ number: supplier.slice(-8), name: supplier }));
  await mustPropose(server.platform.executor, 1, [createProduct({}, product)]);
  await give('product', product, 'activate');
  const lines = [askedLineFixture({ id: line, product })];
  const asked = quoteRequestFixture({ warehouse, suppliers: [supplier], lines });
  await give('quoteRequest', request, 'create', asked);
  await give('quoteRequest', request, 'send');
  const answer = answerFixture({ supplier, lines: [answerLineFixture({ line })] });
  await give('quoteRequest', request, 'answer', answer);
});

const codes = async (user: string, commands: readonly object[]): Promise<(string | null)[]> => {
  const { outcomes } = (await clientOf(server, user).post('1/commands/', { commands })).json() as {
    outcomes: { refusal?: { code: string } }[];
  };
  return outcomes.map(({ refusal }) => refusal?.code ?? null);
};
const read = async (kind: string, document: string) =>
  ((await clientOf(server, buying).get(`1/documents/${kind}/${document}/`)).json() as { row: never }).row;

const award = (keepPrices = false) =>
  command('quoteRequest', request, 'award', { lines: [{ line, supplier }], keepPrices });

interface Made {
  readonly award: { readonly orders: readonly { readonly order: string }[] };
}
const orderMade = async () => {
  const { award: made }: Made = await read('quoteRequest', request);
  const [{ order = '' } = {}] = made.orders;
  return { order, row: await read('purchaseOrder', order) };
};

/** An order of somebody's, with one line. */
const orderOf = (id: string, own: string) =>
  command('purchaseOrder', id, 'create', {
    supplier,
    warehouse,
    lines: [orderLineFixture({ id: own, product, quantity: 1000, price: 1_0000 })],
  });

describe('[RFQ17] a colleague reckons out what an award will make, and is there first', () => {
  it('with an order of its id: that stays theirs, and the award makes its own', async () => {
    const guessed = idWithin(request, supplier);
    expect(await codes(rival, [orderOf(guessed, freshId())])).toEqual([null]);
    expect(await codes(buying, [award()])).toEqual([null]);
    const { order, row } = await orderMade();
    expect(order).not.toBe(guessed);
    expect(row).toMatchObject({ quoteRequest: request, lines: [{ quantity: 100_000, price: 8_0000 }] });
    const theirs = await read('purchaseOrder', guessed);
    expect(theirs).toMatchObject({ lines: [{ quantity: 1000, price: 1_0000 }] });
    expect(theirs).not.toHaveProperty('quoteRequest');
  });

  it('with lines of its lines’ ids, in several orders', async () => {
    const first = idWithin(request, supplier);
    const second = idWithin(request, `${supplier}/1`);
    const taken = [first, second].map((order) => orderOf(freshId(), idWithin(order, line)));
    expect(await codes(rival, taken)).toEqual([null, null]);
    expect(await codes(buying, [award()])).toEqual([null]);
    const { order, row } = await orderMade();
    expect([first, second]).not.toContain(order);
    expect(row).toMatchObject({ lines: [{ quantity: 100_000, product }] });
  });

  it('with the list and the price that it would note, and with the names of that list', async () => {
    const list = idWithin(request, `list/${supplier}`);
    const { number }: { number: string } = await read('quoteRequest', request);
    const other = freshId();
    await give('supplier', other, 'create', supplierFixture({ number: other.slice(-8), name: other }));
    const listOf = (document: string, name: string) =>
      command('purchaseList', document, 'create', {
        name,
        supplier: other,
        currency: 'SEK',
        startsOn: null,
        endsOn: null,
        basedOn: null,
        discount: 0,
      });
    const named = [`${supplier} SEK`, `${supplier} SEK ${number}`];
    const next = idWithin(request, `list/${supplier}/1`);
    const price = idWithin(next, `${request}/${product}/`);
    const taken = [
      listOf(list, other),
      ...named.map((name) => listOf(freshId(), name)),
      command('purchasePrice', price, 'create', {
        list,
        product,
        category: null,
        unit: null,
        from: 0,
        price: 1_0000,
        discount: null,
        startsOn: null,
        endsOn: null,
        code: '',
        minimum: 0,
        multiple: null,
        leadDays: null,
      }),
    ];
    expect(await codes(rival, taken)).toEqual([null, null, null, null]);
    expect(await codes(buying, [award(true)])).toEqual([null]);
    expect(await read('purchaseList', next)).toMatchObject({
      supplier,
      name: `${supplier} SEK ${number} 2`,
    });
    const noted = idWithin(next, `${request}/${product}//1`);
    expect(await read('purchasePrice', noted)).toMatchObject({ list: next, product, price: 8_0000 });
    expect(server.faults).toEqual([]);
  });
});
