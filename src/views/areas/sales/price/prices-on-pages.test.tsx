import { expect, it } from 'vitest';
import { activeProduct } from '#machines/company.fixtures.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import { priceFixture, priceListFixture } from '#model/areas/sales/price-list/price-list.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { ProductPage } from '#views/areas/products/product/product.page.tsx';
import { layOutGrids } from '#views/ui/ui.fixtures.tsx';
import { CustomerPage } from '../customer/customer.page.tsx';

layOutGrids();

/** A list for everyone with two prices of a product, one for the customer, one that is over, and one for somebody else. */
function listed() {
  const world = new SalesWorld();
  const { base, customer } = world;
  const product = activeProduct(base, { sku: 'LISTED', price: 10_0000 });
  const made = (form: Parameters<typeof priceListFixture>[0]): string => {
    const id = base.id();
    base.must('priceList', id, 'create', priceListFixture(form));
    return id;
  };
  const trade = made({ name: 'Trade' });
  const own = made({ name: 'Agreed', customers: [customer], basedOn: trade, discount: 500 });
  made({ name: 'Last year', endsOn: '2000-12-31' });
  for (const form of [
    priceFixture({ list: trade, product, price: 9_0000 }),
    priceFixture({ list: trade, product, from: 20_000, price: 8_0000 }),
    priceFixture({ list: own, product, discount: 1000 }),
  ])
    base.must('price', base.id(), 'create', form);
  return { base, customer, product, lists: [own, trade] };
}

const rowsOf = (label: string): string[][] =>
  [...document.querySelectorAll(`[role=grid][aria-label="${label}"] [data-row]`)].map((row) =>
    [...row.querySelectorAll('[role=gridcell]')].map((cell) =>
      (cell.textContent ?? '').replaceAll('\u00a0', ' ').trim(),
    ),
  );

it('[PRI16] a customer’s page names the lists for it, its own first, and leads to their prices', async () => {
  const { base, customer, lists } = listed();
  function Shown() {
    const row = useRow('customer', customer);
    return row ? <CustomerPage row={row} /> : null;
  }
  await showAt(deviceWith(base), `/en/apps/sales/customers/${customer}?tab=prices`, () => <Shown />);
  expect(rowsOf('Price lists').map((cells) => cells.slice(0, 5))).toEqual([
    ['Agreed', 'This customer', 'SEK', 'Trade less 5%', '1'],
    ['Trade', 'Everyone', 'SEK', '–', '2'],
  ]);
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toContain(`/en/apps/sales/prices?list=${lists.join('%2C')}`);
});

it('[PRI16] a product’s page has its prices of all lists, for everyone first', async () => {
  const { base, product } = listed();
  function Shown() {
    const row = useRow('product', product);
    return row ? <ProductPage row={row} /> : null;
  }
  await showAt(deviceWith(base), `/en/apps/products/${product}`, () => <Shown />);
  const customer = base.row('customer', [...base.store.all('customer').keys()][0] ?? '');
  expect(rowsOf('Prices in lists').map((cells) => cells.slice(0, 4))).toEqual([
    ['Trade', 'Everyone', '–', 'kr 9.00'],
    ['Trade', 'Everyone', '20 pcs', 'kr 8.00'],
    ['Agreed', customer?.name, '–', '− 10%'],
  ]);
});
