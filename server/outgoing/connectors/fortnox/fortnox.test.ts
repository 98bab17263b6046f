import { afterEach, describe, expect, test } from 'vitest';
import type { Change, Outgoing, Settings } from '#model/areas/integrations/connector/connector.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { givenTo } from '../documented-server.fixtures.ts';
import { describeConnector } from '../describe-connector.fixtures.ts';
import { pullAll, TrialDesk } from '../trial-desk.fixtures.ts';
import {
  fortnoxArticleFixture,
  fortnoxCustomerFixture,
  fortnoxSupplierFixture,
} from './fortnox-answers.fixtures.ts';
import { fortnoxConnector } from './fortnox.connector.ts';
import {
  CLIENT_ID,
  CLIENT_SECRET,
  openFortnox,
  REFRESH_TOKEN,
  trialPace,
} from './fortnox-server.fixtures.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function trial(has: Parameters<typeof openFortnox>[0] = {}, over: Settings = {}) {
  const pace = trialPace();
  const fortnox = await openFortnox(has, pace);
  closing.push(fortnox.close);
  const connector = fortnoxConnector(pace);
  const desk = new TrialDesk(connector, {
    clientId: CLIENT_ID,
    priceList: 'A',
    leads: 'lagra',
    document: 'invoice',
    ...over,
  });
  const secrets = { clientSecret: CLIENT_SECRET, refreshToken: REFRESH_TOKEN };
  const given = givenTo(fortnox.port, { settings: desk.settings, secrets });
  const pull = (flow: string, cursor?: string) => pullAll(connector, given, flow, cursor);
  const send = async (all: readonly Outgoing[] = desk.tell()) => desk.push(given, all);
  return { pace, fortnox, state: fortnox.state, connector, desk, given, pull, send };
}

const change = (flow: string, entity: string, data: Change['data']): Change => ({
  id: '01890000-0000-7000-8000-000000000001',
  at: '2026-05-04T08:00:00.000Z',
  flow,
  entity,
  kind: entity === 'invoice' ? 'shipment' : entity,
  document: '01890000-0000-7000-8000-000000000002',
  latest: null,
  name: 'K-7',
  data,
  link: null,
});
const row = { ArticleNumber: 'A1', DeliveredQuantity: 1, Price: 80, VAT: 25 };
const head = { CustomerNumber: '1', DeliveryDate: '2026-05-04', ExternalInvoiceReference1: 'SH-1' };
const usual = { clientId: CLIENT_ID, priceList: 'A', leads: 'lagra', document: 'invoice' };
const pace = trialPace();
let sides = 0;

describeConnector(fortnoxConnector(pace), {
  settings: usual,
  secrets: { clientSecret: CLIENT_SECRET, refreshToken: REFRESH_TOKEN },
  wrong: { secrets: { clientSecret: 'secret-of-somebody', refreshToken: 'refresh-of-somebody' } },
  faulty: [
    { settings: { ...usual, leads: 'both' }, field: 'leads' },
    { settings: { ...usual, clientId: '' }, field: 'clientId' },
  ],
  open: async () => {
    sides += 1;
    const refreshToken = `${REFRESH_TOKEN}-${sides}`; // each has been given away once
    const customers = Array.from({ length: 25 }, (_, n) => fortnoxCustomerFixture(String(1 + n)));
    const articles = [fortnoxArticleFixture('A1')];
    const suppliers = [fortnoxSupplierFixture('31')];
    const { port, state, cut, busy, close } = await openFortnox(
      { customers, articles, suppliers, refreshToken },
      pace,
    );
    const secrets = { clientSecret: CLIENT_SECRET, refreshToken };
    return {
      given: (over) => givenTo(port, { settings: usual, secrets, ...over }),
      holds: {
        customers: customers.map((one) => String(one['CustomerNumber'])),
        suppliers: ['31'],
        articles: ['A1'],
      },
      cut: () => cut('/3/'), // a refresh token whose answer is lost is lost
      busy,
      changes: {
        customersOut: change('customersOut', 'customer', {
          number: 'K-7',
          fields: { CustomerNumber: 'K-7', Name: 'Ek AB' },
        }),
        invoices: change('invoices', 'invoice', { reference: 'SH-1', head, rows: [row] }),
      },
      has: ({ flow }) =>
        flow === 'invoices'
          ? state.invoices.length
          : state.customers.filter((one) => one['CustomerNumber'] === 'K-7').length,
      refused: change('customersOut', 'customer', {
        number: 'K-8',
        fields: { CustomerNumber: 'K-8', Name: '' },
      }),
      close,
    };
  },
});

describe('Fortnox', () => {
  test('[FX1] lets in whoever has the keys and the scopes, and tells nobody of the keys', async () => {
    const { state, connector, given } = await trial();
    expect(await connector.test(given)).toEqual({ is: 'ok', name: 'Nordlager AB' });
    for (const secrets of [
      { ...given.secrets, refreshToken: 'refresh-of-before' },
      { ...given.secrets, clientSecret: 'another-secret' },
    ]) {
      const refused = await connector.test({ ...given, secrets });
      expect(refused).toMatchObject({ is: 'wrong', refusal: { code: 'connectorCredentials' } });
      expect(JSON.stringify(refused)).not.toMatch(/refresh-of-before|another-secret/);
    }
    state.scopes = ['companyinformation', 'customer', 'article', 'invoice'];
    expect(await connector.test(given)).toEqual({
      is: 'wrong',
      refusal: { code: 'otherSideScopes', params: { scopes: 'supplier, price' } },
    });
  });

  test('[FX2] a refresh token is used once, and the next one kept before anything is done with it', async () => {
    const { pace, state, given, pull } = await trial({ customers: [fortnoxCustomerFixture('1')] });
    await pull('customers');
    await Promise.all([pull('customers'), pull('customers')]);
    expect(state.grants).toBe(1);
    expect(given.kept).toEqual({ refreshToken: 'refresh-1-b1cb4508' });
    pace.at += 3_700_000; // the access token has ended; this run still holds the first refresh token
    await pull('customers');
    expect(state.grants).toBe(2);
    expect(given.kept).toEqual({ refreshToken: 'refresh-2-b1cb4508' });
  });

  test('[FX2] a process that begins anew goes on with the token that was kept', async () => {
    const { given, pull, pace } = await trial({ customers: [fortnoxCustomerFixture('1')] });
    await pull('customers');
    const next = fortnoxConnector(pace);
    await expect(pullAll(next, given, 'customers')).rejects.toMatchObject({
      refusal: { code: 'connectorCredentials' },
    });
    const kept = { ...given, secrets: { ...given.secrets, ...given.kept } };
    expect((await pullAll(next, kept, 'customers')).items).toHaveLength(1);
  });

  test('[FX3] requests keep to 25 in five seconds, and one that is told to wait says how long', async () => {
    const customers = Array.from({ length: 60 }, (_, n) => fortnoxCustomerFixture(String(1 + n)));
    const { pace, state, pull } = await trial({ customers });
    expect((await pull('customers')).items).toHaveLength(60);
    expect(pace.waited.length).toBeGreaterThan(1);
    state.most = 0; // somebody else uses the same token
    await expect(pull('customers')).rejects.toMatchObject({
      refusal: { code: 'connectorBusy' },
      retryAfterSeconds: 60, // it does not say how long
    });
  });

  test('[FX4] all pages are read, one that is cut off is read again, and then what was modified since', async () => {
    const customers = Array.from({ length: 25 }, (_, n) => fortnoxCustomerFixture(String(1 + n)));
    const { fortnox, state, connector, given, pull } = await trial({ customers });
    const first = await connector.pull?.(given, 'customers', null);
    fortnox.cut();
    await expect(connector.pull?.(given, 'customers', first?.cursor ?? null)).rejects.toMatchObject({
      refusal: { code: 'connectorUnreachable' },
    });
    const rest = await pull('customers', first?.cursor);
    expect([...(first?.items ?? []), ...rest.items].map((one) => one.externalId)).toEqual(
      customers.map((one) => one['CustomerNumber']),
    );
    expect((await pull('customers', rest.cursor)).items).toEqual([]);
    state.modified.set(customers[6], '2026-05-04 09:58'); // 07:58 UTC, just before the reading began
    expect((await pull('customers', rest.cursor)).items.map((one) => one.externalId)).toEqual(['7']);
  });

  test('[FX5] customers, suppliers and articles become those of the company', async () => {
    const { desk, pull } = await trial({
      customers: [
        fortnoxCustomerFixture('901', { Address2: 'Box 5' }),
        fortnoxCustomerFixture('902', { Active: false }),
      ],
      suppliers: [fortnoxSupplierFixture('31')],
      articles: [fortnoxArticleFixture('A-1', { EAN: '7312345600017', VAT: '12', Unit: 'kg' })],
    });
    expect(desk.take((await pull('customers')).items)).toEqual(['taken', 'passed']);
    expect(desk.take((await pull('suppliers')).items)).toEqual(['taken']);
    expect(desk.take((await pull('articles')).items)).toEqual(['taken']);
    const { view } = desk.sales.base;
    expect(view.by('customer', 'number', '901')[0]).toMatchObject({
      name: 'Exempelbolaget 901',
      organisationNumber: '556000-0167',
      vatTreatment: 'derived',
      addresses: {
        billing: { street: 'Storgatan 1\nBox 5', postcode: '352 46', city: 'Växjö', country: 'SE' },
      },
      contacts: [{ email: 'info@exempel.se', phone: '0470-12345' }],
    });
    expect(view.by('supplier', 'number', '31')[0]).toMatchObject({ currency: 'EUR', vatTreatment: 'euB2B' });
    expect(view.by('product', 'sku', 'a-1')[0]).toMatchObject({
      name: { en: 'Bult A-1' },
      unit: 'kg',
      price: 125_0000,
      weight: 25,
      vatClass: 'restaurant',
      barcodes: [{ code: '7312345600017' }],
      state: 'active',
    });
  });

  test('[FX5] what changes there is taken over only where Fortnox leads, and then not told back', async () => {
    for (const leads of ['lagra', 'fortnox']) {
      const customer = fortnoxCustomerFixture('901');
      const { state, desk, pull, send } = await trial({ customers: [customer] }, { leads });
      const { cursor, items } = await pull('customers');
      desk.take(items);
      customer['Name'] = 'Nytt namn AB';
      state.modified.set(customer, '2026-05-04 12:00');
      desk.take((await pull('customers', cursor)).items);
      const [row] = desk.sales.base.view.by('customer', 'number', '901');
      expect(row?.name).toBe(leads === 'fortnox' ? 'Nytt namn AB' : 'Exempelbolaget 901');
      desk.tell(); // of before
      const { length } = desk.sales.base.log;
      desk.take((await pull('customers', cursor)).items.map((one) => ({ ...one, version: 'again' })));
      expect(desk.sales.base.log).toHaveLength(length);
      const form = { ...customerFixture({ number: '901' }), name: 'Ändrat här' };
      desk.sales.act('customer', row?.id ?? '', 'update', form);
      expect(await send()).toEqual([]);
      expect(customer['Name']).toBe(leads === 'fortnox' ? 'Nytt namn AB' : 'Ändrat här');
    }
  });

  test.each([
    ['SEVAT', 'derived', undefined],
    ['SEREVERSEDVAT', 'reverseCharge', 'Fortnox: SEREVERSEDVAT'],
    ['EXPORT', 'export', 'Fortnox: EXPORT'],
  ])('[FX5] [CU6] VAT that Fortnox charges as %s to a customer at home is %s', async (VATType, here, why) => {
    const { desk, pull } = await trial({ customers: [fortnoxCustomerFixture('901', { VATType })] });
    desk.take((await pull('customers')).items);
    const [row] = desk.sales.base.view.by('customer', 'number', '901');
    expect([row?.vatTreatment, row?.vatReason]).toEqual([here, why]);
  });

  test('[FX5] a currency that is not known here waits with the reason', async () => {
    const { desk, pull } = await trial({ customers: [fortnoxCustomerFixture('901', { Currency: 'JPY' })] });
    const { items } = await pull('customers');
    expect(desk.take(items)).toEqual([{ code: 'otherSideCurrency', params: { currency: 'JPY' } }]);
  });

  test('[FX6] customers and articles are made or changed by their number, however often they are told', async () => {
    const { state, desk, send } = await trial({ articles: [fortnoxArticleFixture('OLD')] });
    desk.tell();
    const id = desk.sales.addCustomer({ number: 'K-7', name: 'Ek AB', vatTreatment: 'domestic' });
    const product = desk.sales.base.id();
    desk.sales.act('product', product, 'create', productFixture({ sku: 'OLD', price: 99_5000 }));
    expect(desk.tell().map(({ flow }) => flow)).toEqual(['customersOut']); // drafts are nobody's concern
    desk.sales.act('customer', id, 'update', { ...customerFixture({ number: 'K-7' }), name: 'Ek & Co AB' });
    desk.sales.act('product', product, 'activate');
    const told = desk.tell();
    expect(await send(told)).toEqual([]);
    desk.links.splice(0); // as if what they are there had not been kept
    expect(await send(told)).toEqual([]);
    expect(state.customers).toMatchObject([{ CustomerNumber: 'K-7', Name: 'Ek & Co AB', VATType: 'SEVAT' }]);
    expect(state.articles).toHaveLength(1);
    expect([...state.prices]).toEqual([['A/OLD/0', 99.5]]);
  });

  test('[FX6] what Fortnox does not take is told with the field that it names', async () => {
    const { state, desk, send } = await trial();
    desk.tell();
    const id = desk.sales.addCustomer({ number: 'K-7' });
    const [told] = desk.tell();
    const fields = { ...Object(told?.data['fields']), Telefon: '1' };
    expect(await send([{ ...told, data: { ...told?.data, fields } } as Outgoing])).toEqual([
      { code: 'otherSideRefused', params: { answer: 'Felaktigt fältnamn (Telefon) (2001399)' } },
    ]);
    state.scopes = ['companyinformation'];
    desk.sales.act('customer', id, 'update', customerFixture({ number: 'K-7', name: 'Ny' }));
    expect(await send()).toEqual([
      { code: 'otherSideScopes', params: { scopes: 'Har inte behörighet för scope customer' } },
    ]);
  });

  test('[FX7] what leaves becomes one invoice with its customer and articles, and never a second one', async () => {
    const { state, desk, send } = await trial();
    const { sales } = desk;
    sales.stock(sales.bolt, sales.base.bins[0] ?? '', 10_000);
    desk.tell();
    const { order, lines } = sales.confirmed([
      { product: sales.bolt, quantity: 5000, price: 80_0000, discount: 1000 },
    ]);
    sales.shipped(order, [{ line: lines[0] ?? '', quantity: 2000 }]);
    const told = desk.tell();
    expect(await send(told)).toEqual([]);
    expect(state.invoices).toMatchObject([
      {
        CustomerNumber: sales.base.row('customer', sales.customer)?.number,
        InvoiceDate: '2026-05-04',
        ExternalInvoiceReference1: 'SH-2026-00001',
        YourOrderNumber: 'PO 4711',
        Currency: 'SEK',
        VATIncluded: false,
        InvoiceRows: [{ ArticleNumber: 'BOLT', DeliveredQuantity: 2, Price: 80, Discount: 10, VAT: 25 }],
      },
    ]);
    desk.links.splice(0);
    expect(await send(told)).toEqual([]);
    sales.shipped(order);
    expect(await send()).toEqual([]);
    expect(state.invoices.map((one) => one['ExternalInvoiceReference1'])).toEqual([
      'SH-2026-00001',
      'SH-2026-00002',
    ]);
    expect(state.articles).toHaveLength(1);
  });

  test('[FX7] or an order there, as the settings say; without its customer Fortnox says so', async () => {
    const { state, desk, send } = await trial({}, { document: 'order' });
    const { sales } = desk;
    sales.stock(sales.bolt, sales.base.bins[0] ?? '', 10_000);
    desk.tell();
    sales.shipped(sales.confirmed([{ product: sales.bolt, quantity: 1000 }]).order);
    const told = desk.tell();
    expect(await send(told.filter(({ flow }) => flow === 'invoices'))).toEqual([
      { code: 'otherSideRefused', params: { answer: 'Kan inte hitta kunden. (2000433)' } },
    ]);
    expect(await send(told)).toEqual([]);
    expect(state.orders).toMatchObject([{ OrderRows: [{ OrderedQuantity: 1, DeliveredQuantity: 1 }] }]);
    expect(state.invoices).toEqual([]);
  });

  test('[FX8] a shipment that is reversed takes its invoice back, unless it is booked', async () => {
    const { state, desk, send } = await trial();
    const { sales } = desk;
    sales.stock(sales.bolt, sales.base.bins[0] ?? '', 10_000);
    const reverse = (shipment: string) =>
      sales.act('shipment', shipment, 'reverse', {
        reason: 'enteredByMistake',
        replacement: sales.base.id(),
      });
    const ship = () => sales.shipped(sales.confirmed([{ product: sales.bolt, quantity: 1000 }]).order);
    const [first, second] = [ship(), ship()];
    expect(await send()).toEqual([]);
    reverse(first);
    const told = desk.tell();
    expect(await send(told)).toEqual([]);
    expect(await send(told)).toEqual([]);
    expect(state.invoices.map((one) => one['Cancelled'])).toEqual([true, false]);
    Object.assign(state.invoices[1] ?? {}, { Booked: true });
    reverse(second);
    expect(await send()).toEqual([
      {
        code: 'otherSideRefused',
        params: { answer: 'Fakturan är bokförd och kan inte makuleras. (2000756)' },
      },
    ]);
  });
});
