import { expect, test } from 'vitest';
import { contentOf } from '#model/areas/sales/invoice/invoice.content.ts';
import type { InvoiceContent } from '#model/areas/sales/invoice/invoice-content.ts';
import { missingContents } from '#model/areas/sales/invoice/missing-contents.ts';
import { sumFaults } from '#model/areas/sales/invoice/sum-faults.ts';
import { bundleFixture } from '#model/areas/products/product/bundle.fixtures.ts';
import { activeProduct } from '#machines/company.fixtures.ts';
import { InvoicesWorld } from './invoices.fixtures.ts';

const piece = 1000;

function contentIn(world: InvoicesWorld, id: string): InvoiceContent {
  const content = contentOf(world.base.view, world.invoice(id), {
    today: '2026-05-04',
    language: 'en',
    legal: (text) => text,
    advance: (deducts = '') => `Advance ${deducts}`,
    fee: 'Fee for goods returned',
    freightOff: 'refunded for goods returned',
    terms: '30 days net',
  });
  if (!content) throw new Error('no company');
  return content;
}

test('[BIL1, BIL9] an issued invoice says its parties, days, lines and sums, and adds up', () => {
  const world = new InvoicesWorld();
  const { order } = world.sold(10 * piece);
  const content = contentIn(world, world.issued([order]));
  expect(content).toMatchObject({
    type: 'invoice',
    number: 'INV-2026-00001',
    issuedOn: '2026-05-04',
    dueOn: '2026-06-03',
    deliveredOn: { from: '2026-05-04', to: '2026-05-04' },
    lines: [{ quantity: 10 * piece, price: 12_5000, discount: 0, net: 125_00 }],
    vat: [{ category: 'S', rate: 2500, base: 125_00, amount: 31_25, exemption: null }],
    totals: { net: 125_00, vat: 31_25, gross: 156_25, prepaid: 0, rounding: 0, payable: 156_25 },
  });
  expect(content.ourOrderNumbers).toHaveLength(1);
  expect(sumFaults(content)).toEqual([]);
});

test('[BIL7] a credit note is above zero, and names the invoice that it takes back', () => {
  const world = new InvoicesWorld();
  const { order } = world.sold(10 * piece);
  const note = world.noteOf(world.issued([order]));
  world.act('invoice', note, 'issue');
  const content = contentIn(world, note);
  expect(content).toMatchObject({
    type: 'creditNote',
    dueOn: null,
    corrects: { number: 'INV-2026-00001', issuedOn: '2026-05-04' },
    lines: [{ quantity: 10 * piece, net: 125_00 }],
    totals: { gross: 156_25, payable: 156_25 },
  });
  expect(sumFaults(content)).toEqual([]);
});

test('[BIL7] money that is credited without goods is one piece of it', () => {
  const world = new InvoicesWorld();
  const { order } = world.sold(10 * piece);
  const note = world.noteOf(world.issued([order]));
  world.changed(note, { quantity: 0, credited: 20_00 });
  const content = contentIn(world, note);
  expect(content.lines).toMatchObject([{ quantity: piece, price: 20_0000, net: 20_00 }]);
  expect(sumFaults(content)).toEqual([]);
});

test('[BIL2] prices with VAT are rid of it line by line, and what that rounds is paid as agreed', () => {
  const world = new InvoicesWorld();
  world.stock(world.bolt, world.base.bins[0] ?? '', 3 * piece);
  const line = { product: world.bolt, quantity: 3 * piece, price: 9_9900 };
  const { order } = world.confirmed([line], { pricesIncludeVat: true });
  world.shipped(order);
  const content = contentIn(world, world.issued([order]));
  expect(content.lines).toMatchObject([{ price: 7_9920, net: 23_98 }]);
  expect(content.totals).toMatchObject({ gross: content.totals.net + content.totals.vat, payable: 29_97 });
  expect(sumFaults(content)).toEqual([]);
});

test('[BIL27] parts of a kit are invoiced and credited under its name, at their share of its price', () => {
  const world = new InvoicesWorld();
  const parts = [
    [world.bolt, 2_000],
    [world.nut, 1_000],
  ] as const;
  const kit = activeProduct(
    world.base,
    bundleFixture(parts, { name: { en: 'Starter set', sv: 'Startset' } }),
  );
  for (const [part, quantity] of parts) world.stock(part, world.base.bins[0] ?? '', quantity);
  const { order } = world.confirmed([{ product: kit, quantity: piece, price: 100_0000 }]);
  world.shipped(order);
  const invoice = world.issued([order]);
  const namesOn = (id: string) => contentIn(world, id).lines.map(({ name }) => name);
  const [bolt, nut] = parts.map(([part]) => world.base.row('product', part)?.name.en);
  expect(namesOn(invoice)).toEqual([`Starter set: ${bolt}`, `Starter set: ${nut}`]);
  expect(contentIn(world, invoice).totals.net).toBe(100_00);
  expect(namesOn(world.noteOf(invoice))).toEqual(namesOn(invoice));
});

test('[BIL9] what the law asks for and is missing is named with its field', () => {
  const world = new InvoicesWorld();
  const { order } = world.sold(piece);
  const draft = world.drafted([order]);
  const form = world.invoiceForm(draft, { address: { street: '', postcode: '', city: '', country: 'SE' } });
  world.act('invoice', draft, 'update', form);
  const missing = missingContents(contentIn(world, draft));
  expect(missing).toMatchObject([
    { code: 'buyerAddressIncomplete', fields: { 'buyer.address': 'buyerAddressIncomplete' } },
  ]);
});
