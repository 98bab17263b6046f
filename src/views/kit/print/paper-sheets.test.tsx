import { afterEach, expect, it, vi } from 'vitest';
import { CountWorld } from '#machines/areas/stock/count/count.fixtures.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import { CountPaperPage } from '#views/areas/stock/count/count-paper.page.tsx';
import { deviceWith } from '../document/document.fixtures.tsx';
import { PickListPaperPage } from '#views/areas/sales/pick/pick-list-paper.page.tsx';
import { OrderConfirmationPage } from '#views/areas/sales/sales-order/order-confirmation.page.tsx';
import { PackingSlipPage } from '#views/areas/sales/shipment/packing-slip.page.tsx';
import { render, unmount } from '#views/ui/ui.fixtures.tsx';
import { Barcode } from './barcode.tsx';
import { cellsOf, Of, paper, plain, until } from './papers.fixtures.tsx';

afterEach(() => vi.unstubAllGlobals());

const confirmationOf = (world: SalesWorld, order: string) =>
  paper(deviceWith(world.base), () => (
    <Of table="salesOrder" id={order} page={(row) => <OrderConfirmationPage row={row} />} />
  ));
const noteOf = (world: SalesWorld, shipment: string) =>
  paper(deviceWith(world.base), () => (
    <Of table="shipment" id={shipment} page={(row) => <PackingSlipPage row={row} />} />
  ));

/** Bolts at 12.50, ordered by a customer in a country, who reads a language. */
function orderedFrom(country: string, language: 'en' | 'sv') {
  const world = new SalesWorld();
  const billing = { street: 'Street 1', postcode: '1111', city: 'Town', country };
  const customer = world.addCustomer({ language, addresses: { billing, delivery: [] } });
  const { order } = world.confirmed([{ product: world.bolt, quantity: 3_000, price: 12_5000 }], { customer });
  return { world, order };
}

it.each([
  ['SE', 'sv', '12,50 kr', '46,88 kr'],
  ['SE', 'en', 'SEK 12.50', 'SEK 46.88'],
  ['NO', 'sv', '12,50 SEK', '46,88 SEK'],
  ['NO', 'en', 'SEK 12.50', 'SEK 46.88'],
] as const)(
  '[PAP31] for who is in %s and reads %s a price is %s and the total %s',
  async (country, language, price, total) => {
    const { world, order } = orderedFrom(country, language);
    const rows = cellsOf(await confirmationOf(world, order));
    expect([rows[0]?.[2], rows.at(-1)?.[1]]).toEqual([price, total]);
  },
);

it('[PAP32] totals are rows after the last line, which no sheet repeats', async () => {
  const { world, order } = orderedFrom('SE', 'sv');
  const shown = await confirmationOf(world, order);
  expect(shown.querySelector('tfoot')).toBeNull();
  expect(shown.querySelectorAll('tbody:last-child [data-total]').length).toBeGreaterThan(1);
});

it('[PAP28] each sheet names its document, and its number of all sheets', async () => {
  vi.stubGlobal('CSSMarginRule', {});
  const written = vi.spyOn(CSSStyleSheet.prototype, 'replaceSync');
  const { world, order } = orderedFrom('SE', 'sv');
  const shown = await confirmationOf(world, order);
  expect(written).toHaveBeenCalledWith(
    expect.stringMatching(
      /@bottom-left \{ content: "Orderbekräftelse SO-\d{4}-00001".*@bottom-right \{ content: "Sida " counter\(page\) " av " counter\(pages\)/,
    ),
  );
  expect(shown.querySelector('.paper-again')).toBeNull();
  written.mockRestore();
  unmount();
  expect(document.adoptedStyleSheets).toHaveLength(0);
});

it('[PAP28] a browser that prints nothing in margins repeats the number with the heading', async () => {
  const { world, order } = orderedFrom('SE', 'sv');
  const shown = await confirmationOf(world, order);
  expect(shown.querySelector('thead .paper-again')?.textContent).toMatch(/^SO-\d{4}-00001$/);
});

/** Bolts of three bins, three of five ordered. */
function partlyShipped() {
  const world = new SalesWorld();
  for (const bin of world.base.bins) world.stock(world.bolt, bin, 1_000);
  const customer = world.addCustomer({ language: 'en' });
  const { order } = world.confirmed([{ product: world.bolt, quantity: 5_000 }], { customer });
  return { world, order, shipment: world.shipped(order) };
}

it('[PAP29, PAP30] a delivery note has one line a product, and what is still to come', async () => {
  const { world, order, shipment } = partlyShipped();
  expect(world.base.row('shipment', shipment)?.lines).toHaveLength(3);
  const shown = await noteOf(world, shipment);
  const [sent, more] = [...shown.querySelectorAll('table')].map((table) => cellsOf(table));
  expect(sent).toEqual([['BOLT · Hex bolt M8', '3 pcs']]);
  expect([more?.[0]?.[0], more?.[0]?.at(-1)]).toEqual(['BOLT · Hex bolt M8', '2 pcs']);
  expect(shown.querySelector('.paper-more h3')?.textContent).toBe('On backorder');
  unmount();
  world.stock(world.bolt, world.base.bins[0] ?? '', 2_000);
  const last = await noteOf(world, world.shipped(order));
  expect(last.querySelector('.paper-more')).toBeNull();
});

it('[PAP32] the code of a bin is not broken', async () => {
  const { world, shipment } = partlyShipped();
  const pick = world.base.row('shipment', shipment)?.pick ?? '';
  const shown = await paper(deviceWith(world.base), () => (
    <Of table="pick" id={pick} page={(row) => <PickListPaperPage row={row} />} />
  ));
  expect([...shown.querySelectorAll('[data-unbroken]')].map(({ textContent }) => textContent)).toEqual(
    world.base.bins.map((bin) => world.base.row('location', bin)?.code),
  );
});

it('[PAP34] a count sheet has room for figures, who counted and when, and what is on no line', async () => {
  const world = new CountWorld();
  world.stock(world.bolt, world.base.bins[0] ?? '', 1_000);
  const count = world.counting();
  const shown = await paper(deviceWith(world.base), () => (
    <Of table="count" id={count} page={(row) => <CountPaperPage row={row} />} />
  ));
  const [lines, free] = [...shown.querySelectorAll('table')];
  expect(lines?.querySelectorAll('tbody .paper-room')).toHaveLength(1);
  expect(free?.getAttribute('aria-label')).toBe('Also found');
  expect(free?.querySelectorAll('tbody .paper-room').length).toBeGreaterThan(4);
  const facts = [...shown.querySelectorAll('.paper-facts div')].filter((fact) =>
    fact.querySelector('.paper-line'),
  );
  expect(facts.map(({ textContent }) => plain(textContent))).toEqual(['Counted by', 'Counted on']);
});

it.each([
  ['7350053850019', 'bars'],
  ['SO-2026-00042', 'bars'],
  ['HEX-BOLT-M8X40-ZINC-PLATED-100', 'qr'],
])('[PAP2, PAP33] %s is printed as %s of a quarter of a millimetre or more', async (text, drawnAs) => {
  await render(<Barcode text={text} />);
  await until(() => document.querySelector('.paper-code svg') !== null);
  const svg = document.querySelector<SVGElement>('.paper-code svg');
  expect(document.querySelector('.paper-code')?.getAttribute('data-code')).toBe(drawnAs);
  const modules = Number(svg?.getAttribute('viewBox')?.split(' ')[2]);
  expect(Number.parseFloat(svg?.style.minWidth ?? '') / modules).toBeGreaterThanOrEqual(0.25);
  expect(Number.parseFloat(svg?.style.minWidth ?? '')).toBeLessThanOrEqual(60);
});
