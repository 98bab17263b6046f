import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { activeProduct } from '#machines/company.fixtures.ts';
import {
  placedOrder,
  purchasingWorld,
} from '#machines/areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import { KitWorld } from '#machines/areas/sales/sales-order/kits.fixtures.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import { noBank } from '#model/areas/setup/company/company.bank.ts';
import { companyForm } from '#model/areas/setup/company/company.facts.ts';
import { BrowserProvider } from '#views/navigation/browser-context.ts';
import { browserThat } from '#views/frame/app/browser.fixtures.ts';
import { deviceWith } from '../document/document.fixtures.tsx';
import { click, find, unmount } from '#views/ui/ui.fixtures.tsx';
import { PurchaseOrderPaperPage } from '#views/areas/purchasing/purchase-order/purchase-order-paper.page.tsx';
import { OrderConfirmationPage } from '#views/areas/sales/sales-order/order-confirmation.page.tsx';
import { PackingSlipPage } from '#views/areas/sales/shipment/packing-slip.page.tsx';
import { cellsOf, Of, paper, plain } from './papers.fixtures.tsx';

/** Bolts that cost 4.3217 and sell at 12.50, shipped to a customer who reads this language. */
function shippedTo(language: 'en' | 'sv') {
  const world = new SalesWorld();
  const [bin = ''] = world.base.bins;
  world.stock(world.bolt, bin, 20_000, 4_3217);
  const customer = world.addCustomer({ language });
  const { order } = world.confirmed([{ product: world.bolt, quantity: 3_000, price: 12_5000 }], { customer });
  const shipment = world.shipped(order);
  return { model: deviceWith(world.base), order, shipment };
}

describe.each([
  { language: 'sv', confirmation: 'Orderbekräftelse', note: 'Följesedel', price: '12,50 kr' },
  { language: 'en', confirmation: 'Order confirmation', note: 'Delivery note', price: 'SEK 12.50' },
] as const)('a paper for who reads $language', ({ language, confirmation, note, price }) => {
  it('[PAP1, PAP3] confirms an order in their language and figures, without what it costs', async () => {
    const { model, order } = shippedTo(language);
    const page = () => (
      <Of table="salesOrder" id={order} page={(row) => <OrderConfirmationPage row={row} />} />
    );
    const shown = await paper(model, page);
    expect([shown.lang, find('.paper h2').textContent]).toEqual([language, confirmation]);
    expect(find('h1').textContent).toBe('Order confirmation');
    expect(plain(shown.textContent)).toContain(price);
    expect(shown.textContent).not.toMatch(/4[.,]32/);
  });

  it('[PAP1, PAP3] goes with the goods in their language, without prices, costs and places', async () => {
    const { model, shipment } = shippedTo(language);
    const page = () => <Of table="shipment" id={shipment} page={(row) => <PackingSlipPage row={row} />} />;
    const shown = await paper(model, page);
    expect([shown.lang, find('.paper h2').textContent]).toEqual([language, note]);
    expect(shown.textContent).toContain('BOLT');
    expect(shown.textContent).not.toMatch(/12[.,]50|4[.,]32|A-0\d|\bkr\b/);
  });
});

it('[PAP1] an order that nobody has confirmed is offered, on the page and on the paper', async () => {
  const world = new SalesWorld();
  const { order } = world.draft([{ product: world.bolt, quantity: 3_000, price: 12_5000 }]);
  const page = () => <Of table="salesOrder" id={order} page={(row) => <OrderConfirmationPage row={row} />} />;
  await paper(deviceWith(world.base), page);
  expect([find('h1').textContent, find('.paper h2').textContent]).toEqual(['Quote', 'Offert']);
});

it('[PAP3] a purchase order shows what a line is discounted by and comes to', async () => {
  const world = purchasingWorld();
  const lines = [{ product: activeProduct(world), quantity: 3_000, price: 10_0000, discount: 1_000 }];
  const { id } = placedOrder(world, lines);
  const page = () => (
    <Of table="purchaseOrder" id={id} page={(row) => <PurchaseOrderPaperPage row={row} />} />
  );
  const shown = await paper(deviceWith(world), page);
  const cells = [...shown.querySelectorAll('tbody td')].map(({ textContent }) => plain(textContent));
  expect(cells).toEqual(expect.arrayContaining(['10 %', '27,00 kr']));
});

it('[PAP4] a press prints as the browser needs it', async () => {
  const { model, order } = shippedTo('en');
  const { browser, given } = browserThat({});
  await paper(model, () => (
    <BrowserProvider value={browser}>
      <Of table="salesOrder" id={order} page={(row) => <OrderConfirmationPage row={row} />} />
    </BrowserProvider>
  ));
  click('[data-testid=print]');
  expect(given).toEqual(['printed']);
});

it('[PAP6] a kit is priced as one, and its components name it where the goods go', async () => {
  const world = new KitWorld();
  world.stock(world.bolt, world.base.bins[0] ?? '', 10_000);
  world.stock(world.nut, world.base.bins[1] ?? '', 5_000);
  const customer = world.addCustomer({ language: 'en' });
  const { order } = world.sellKits(2_000, { customer });
  const shipment = world.shipped(order);
  const confirms = () => (
    <Of table="salesOrder" id={order} page={(row) => <OrderConfirmationPage row={row} />} />
  );
  const confirmed = await paper(deviceWith(world.base), confirms);
  expect(cellsOf(confirmed).slice(0, 3)).toEqual([
    ['KIT · Hex bolt M8', '2 pcs', 'SEK 100.00', 'SEK 200.00'],
    ['– BOLT · Hex bolt M8', '4 pcs', '', ''],
    ['– NUT · Hex bolt M8', '2 pcs', '', ''],
  ]);
  unmount();
  const goes = () => <Of table="shipment" id={shipment} page={(row) => <PackingSlipPage row={row} />} />;
  expect(cellsOf(await paper(deviceWith(world.base), goes)).map(([name]) => name)).toEqual([
    'BOLT · Hex bolt M8 (KIT)',
    'NUT · Hex bolt M8 (KIT)',
  ]);
});

it.each([
  ['sv', 'Betalning inom 30 dagar <b>'],
  ['en', 'Payment within 30 days <b>'],
] as const)(
  '[PAP7] a paper in %s ends with its own text, and an order says where it is paid',
  async (language, text) => {
    const world = new SalesWorld();
    const { base } = world;
    const texts = { salesOrder: { en: 'Payment within 30 days <b>', sv: 'Betalning inom 30 dagar <b>' } };
    base.must('company', 'company', 'setPaperTexts', { texts });
    const row = base.row('company', 'company');
    const form = companyForm.strip().parse(row);
    base.must('company', 'company', 'update', { ...form, bank: { ...noBank, bankgiro: '5050-1055' } });
    world.stock(world.bolt, base.bins[0] ?? '', 3_000);
    const { order } = world.confirmed([{ product: world.bolt, quantity: 3_000 }], {
      customer: world.addCustomer({ language }),
    });
    const shipment = world.shipped(order);
    const model = deviceWith(base);
    const shown = async (page: () => ReactNode) => {
      await paper(model, page);
      return find('.paper-foot').textContent;
    };
    const confirmation = await shown(() => (
      <Of table="salesOrder" id={order} page={(one) => <OrderConfirmationPage row={one} />} />
    ));
    expect([confirmation.includes(text), confirmation.includes('Bankgiro 5050-1055')]).toEqual([true, true]);
    const note = await shown(() => (
      <Of table="shipment" id={shipment} page={(one) => <PackingSlipPage row={one} />} />
    ));
    expect([note.includes(text), note.includes('Bankgiro')]).toEqual([false, false]);
  },
);
