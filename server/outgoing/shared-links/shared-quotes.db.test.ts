import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import type { SalesOrderForm } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { orderLineFixture, salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { priceFixture, priceListFixture } from '#model/areas/sales/price-list/price-list.fixtures.ts';
import type { SharedPaper } from '#model/sharing/shared-paper.ts';
import { namedId } from '#model/values/named-id.ts';
import { fromNow } from '#model/values/clock.fixtures.ts';
import { builtInRoles } from '#model/areas/setup/role/permissions.ts';
import { demoId } from '#server/demo/demo-id.ts';
import { freshId } from '#server/testing/company.fixtures.ts';
import { openWholeServer, type WholeServer } from '#server/testing/whole-server.ts';
import { outsider, sharing } from './shared-links.fixtures.ts';

let server: WholeServer;
let home: Awaited<ReturnType<typeof sharing>>;
let addresses = 0;
const stranger = () => outsider(server, `198.51.101.${(addresses += 1)}`);

beforeAll(async () => {
  server = await openWholeServer();
  const sales = await server.cookieOf('sales@example.com');
  home = await sharing(server, server.companies[0]?.id ?? 0, sales);
}, 120_000);
afterAll(() => server.close());

const ahead = (): string => fromNow(10 * 86_400_000).slice(0, 10);

/** A quote of one line, and of another that may be left out, with the token of a link to it. */
async function quoted(over: Partial<SalesOrderForm> = {}) {
  const { customer, warehouse, product, must, make } = home;
  const [order, first, second] = [freshId(), freshId(), freshId()];
  const lines = [
    orderLineFixture({ id: first, product }),
    orderLineFixture({ id: second, product, optional: true }),
  ];
  const data = salesOrderFixture({ customer, warehouse, lines, ...over });
  await must(
    { kind: 'salesOrder', document: order, type: 'create', data },
    { kind: 'salesOrder', document: order, type: 'sendQuote', data: { by: 'phone', validUntil: ahead() } },
  );
  const { token } = await make(order, { purpose: 'quote' });
  const row = async () => (await home.ask('GET', `documents/salesOrder/${order}/`)).json().row;
  return { order, first, second, token, row };
}

describe('a quote by link', () => {
  it('[SO82] shows what may be chosen, and is ordered as its customer chooses, in the name of the link', async () => {
    const { token, first, second, row, order } = await quoted();
    const read = (await stranger().read(token)).json();
    expect(read).toMatchObject({ purpose: 'quote', acts: ['accept', 'decline', 'ask'] });
    expect(read.lines).toMatchObject([
      { id: first, isFixed: true },
      { id: second, isFixed: true, choice: 'optional' },
    ]);
    const answer = await stranger().answer(token, 'accept', { lines: [{ line: second, chosen: true }] });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().acts).toEqual(['ask']);
    expect(await row()).toMatchObject({
      state: { commercial: 'confirmed' },
      lines: [{ id: first }, { id: second }],
    });
    const { events } = (await home.ask('GET', `documents/salesOrder/${order}/history/`)).json();
    const accepted = events.find(({ type }: { type: string }) => type === 'accepted');
    expect(accepted).toMatchObject({ byType: 'agent' });
  });

  it('[SO79, SO82] another quantity is refused where the quote holds for its own', async () => {
    const { token, first, row } = await quoted();
    const answer = await stranger().answer(token, 'accept', { lines: [{ line: first, quantity: 20_000 }] });
    expect(answer.json()).toMatchObject({ code: 'quantityIsLocked' });
    expect(await row()).toMatchObject({ state: { commercial: 'quoted' } });
    const open = await quoted({ quantities: 'repriced' });
    const taken = await stranger().answer(open.token, 'accept', {
      lines: [{ line: open.first, quantity: 20_000 }],
    });
    expect(taken.statusCode).toBe(200);
    expect(await open.row()).toMatchObject({ lines: [{ quantity: 20_000 }] });
  });

  it('[SO82] is declined, and shows then what was quoted with nothing to answer but a question', async () => {
    const { token, row } = await quoted();
    const answer = await stranger().answer(token, 'decline', {});
    expect([answer.statusCode, answer.json().acts]).toEqual([200, ['ask']]);
    expect(await row()).toMatchObject({ state: { commercial: 'lost' }, quote: { declineReason: 'other' } });
  });

  it('[LNK14] shows what the customer would take and what it comes to, at the price of the break, before anything is answered', async () => {
    const [list, product] = [freshId(), home.product];
    const prices = [
      [0, 9_0000],
      [20_000, 8_0000],
    ] as const;
    await home.must(
      { kind: 'priceList', document: list, type: 'create', data: priceListFixture({ name: list }) },
      ...prices.map(([from, price]) => ({
        kind: 'price',
        document: freshId(),
        type: 'create',
        data: priceFixture({ list, product, from, price }),
      })),
    );
    const line = { product, price: 9_0000, pricedBy: list };
    const [one, two] = [freshId(), freshId()];
    const lines = [
      orderLineFixture({ ...line, id: one }),
      orderLineFixture({ ...line, id: two, optional: true }),
    ];
    const { token, row } = await quoted({ quantities: 'repriced', lines });
    const asked = stranger();
    const sums = ({ paper }: { paper: SharedPaper }) =>
      paper.tables[0]?.totals.map(({ value }) => value.replaceAll(/[^\d.,]/g, ''));
    expect(sums((await asked.read(token)).json())).toEqual(['90.00', '22.50', '112.50']);
    const preview = async (choice: object) =>
      (await asked.preview(token, 'accept', { lines: [choice] })).json();
    expect(sums(await preview({ line: two, chosen: true }))).toEqual(['180.00', '45.00', '225.00']);
    expect(sums(await preview({ line: one, quantity: 20_000 }))).toEqual(['160.00', '40.00', '200.00']);
    expect(await preview({ line: one, chosen: false })).toMatchObject({ code: 'lineIsNotOptional' });
    expect(await preview({ line: one, quantity: 0 })).toMatchObject({ code: 'invalid' });
    expect((await asked.preview(token, 'cancel', {})).statusCode).toBe(422);
    expect(await row()).toMatchObject({ state: { commercial: 'quoted' }, lines: [{ quantity: 10_000 }, {}] });
    await home.must({ kind: 'priceList', document: list, type: 'archive', data: {} });
  });

  it('[LNK13] is accepted as it was shown alone: revised meanwhile, it is to be read again', async () => {
    const { token, order, row } = await quoted();
    const asked = stranger();
    const { version } = (await asked.read(token)).json();
    const { lines } = await row();
    const dearer = lines.map(({ id, product }: { id: string; product: string }) =>
      orderLineFixture({ id, product, price: 99_0000 }),
    );
    const form = salesOrderFixture({ customer: home.customer, warehouse: home.warehouse, lines: dearer });
    await home.must(
      { kind: 'salesOrder', document: order, type: 'revise', data: {} },
      { kind: 'salesOrder', document: order, type: 'update', data: form },
      { kind: 'salesOrder', document: order, type: 'sendQuote', data: { by: 'phone', validUntil: ahead() } },
    );
    for (const act of ['accept', 'decline']) {
      const stale = await asked.answer(token, act, {}, version);
      expect([stale.statusCode, stale.json().code]).toEqual([409, 'stale']);
    }
    const blind = await asked.act(token, 'accept', {});
    expect([blind.statusCode, blind.json().fields]).toEqual([422, { version: 'required' }]);
    expect((await row()).state.commercial).toBe('quoted');
    expect((await asked.answer(token, 'accept', {})).statusCode).toBe(200);
  });

  it('[LNK15] shows nothing once its quote is for another customer than who the link was made for', async () => {
    const { token, order } = await quoted();
    const asked = stranger();
    expect((await asked.read(token)).statusCode).toBe(200);
    const other = freshId();
    const lines = [orderLineFixture({ id: freshId(), product: home.product })];
    const form = salesOrderFixture({ customer: other, warehouse: home.warehouse, lines });
    await home.must(
      {
        kind: 'customer',
        document: other,
        type: 'create',
        data: customerFixture({ number: other.slice(-8), name: 'Annan Kund AB' }),
      },
      { kind: 'salesOrder', document: order, type: 'revise', data: {} },
      { kind: 'salesOrder', document: order, type: 'update', data: form },
      { kind: 'salesOrder', document: order, type: 'sendQuote', data: { by: 'phone', validUntil: ahead() } },
    );
    const shown = await asked.read(token);
    expect([shown.statusCode, shown.body.includes('Annan Kund')]).toEqual([404, false]);
    const again = await home.make(order, { purpose: 'quote' });
    expect((await asked.read(again.token)).statusCode).toBe(200);
  });

  it('[RN4, SO82] is declined also where the company has no reason Another', async () => {
    const other = namedId('decline/other');
    await home.must({ kind: 'reason', document: other, type: 'archive', data: {} });
    const { token, row } = await quoted();
    const answer = await stranger().answer(token, 'decline', {});
    await home.must({ kind: 'reason', document: other, type: 'restore', data: {} });
    expect([answer.statusCode, (await row()).quote.declineReason]).toEqual([200, 'noAnswer']);
  });

  it('[SO82] is no link of an order that was never sent as one', async () => {
    const order = await home.order();
    const { answer } = await home.make(order, { purpose: 'quote' });
    expect(answer.json()).toMatchObject({ code: 'notToBeShared' });
  });

  it('[SO82] beyond its own credit a customer takes nothing alone, whoever made the link', async () => {
    const customer = freshId();
    const data = customerFixture({ number: customer.slice(-8), creditLimit: 100 });
    await home.must({ kind: 'customer', document: customer, type: 'create', data });
    const { token, row } = await quoted({ customer });
    const answer = await stranger().answer(token, 'accept', {});
    expect([answer.statusCode, (await row()).state.commercial]).toEqual([200, 'awaitingApproval']);
    expect(answer.body.toLowerCase()).not.toContain('credit');
  });

  it('[SO77, SO82] what goes beyond our own limits is taken, and waits for approval: the customer hears nothing of them', async () => {
    const { must } = home;
    const permissions = builtInRoles.Sales.filter((permission) => permission !== 'salesOrder.override');
    const limited = { name: 'Sales', permissions, limits: { purchaseOrder: null, salesOrder: 100 } };
    await must({ kind: 'role', document: demoId('nordlager/role/Sales'), type: 'update', data: limited });
    const { token, row } = await quoted();
    const answer = await stranger().answer(token, 'accept', {});
    expect([answer.statusCode, (await row()).state.commercial]).toEqual([200, 'awaitingApproval']);
    expect(answer.body.toLowerCase()).not.toContain('limit');
  });
});
