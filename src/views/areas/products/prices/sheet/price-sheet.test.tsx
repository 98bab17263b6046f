import { act } from 'react';
import { expect, it } from 'vitest';
import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import type { PriceListRow } from '#model/areas/sales/price-list/price-list.facts.ts';
import { priceFixture, priceListFixture } from '#model/areas/sales/price-list/price-list.fixtures.ts';
import { answered, heardOf } from '#views/kit/document/answered.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { click, find, type } from '#views/ui/ui.fixtures.tsx';
import { PriceSheetPage } from './price-sheet.page.tsx';

/** The sheet of the list Trade with prices of P-1 and P-2; P-3 has none. */
async function sheet() {
  const world = companyWorld();
  const list = world.id();
  world.must('priceList', list, 'create', priceListFixture());
  const products = ['P-1', 'P-2', 'P-3'].map((sku) => activeProduct(world, { sku }));
  const prices = products.slice(0, 2).map((product) => {
    const id = world.id();
    world.must('price', id, 'create', priceFixture({ list, product, price: 10_0000 }));
    return id;
  });
  const Shown = () => <PriceSheetPage row={useRow('priceList', list) as PriceListRow} />; // its table
  const model = deviceWith(world);
  model.dismissConflict = (id) => model.replica.dismissConflict(id);
  await showAt(model, `/en/apps/sales/prices/lists/edit/${list}`, () => <Shown />);
  await act(async () => {});
  const held = () =>
    world.view.by('price', 'list', list).map(({ id, product, price, discount, from, state }) => ({
      id,
      product,
      price,
      discount,
      from,
      state,
    }));
  /** The server answers until nothing waits. */
  const settled = async (): Promise<void> => {
    for (let round = 0; round < 5; round++) {
      await answered(model, world);
      await act(async () => new Promise((done) => setTimeout(done)));
    }
  };
  const save = async (): Promise<void> => {
    click('[data-testid=save]');
    await settled();
  };
  return { world, model, list, products, prices, held, settled, save };
}

const cell = (line: number, column: string): string =>
  `tbody tr:nth-child(${line}) td[data-column=${column}] input`;
const text = (): string => document.body.textContent ?? '';

/** Pastes a block with its corner in a cell. */
const paste = (selector: string, block: string): void =>
  act(() => {
    const event = new Event('paste', { bubbles: true, cancelable: true });
    Object.assign(event, { clipboardData: { getData: () => block } });
    find(selector).dispatchEvent(event);
  });

it('[PRI18] a block from a spreadsheet changes lines and adds more, and is saved at once', async () => {
  const { products, prices, held, save } = await sheet();
  paste(cell(2, 'product'), 'P-2\t20\t8.50\nP-3\t\t\t12.5');
  expect(text()).toContain('2 prices to save.');
  await save();
  expect(held()).toMatchObject([
    { id: prices[0], price: 10_0000 },
    { id: prices[1], price: 8_5000, from: 20_000 },
    { product: products[2], price: null, discount: 1_250 },
  ]);
  expect(text()).toContain('2 prices changed.');
});

it('[PRI19] undoing takes all of it back', async () => {
  const { held, save, settled } = await sheet();
  type(cell(1, 'price'), '9');
  await save();
  expect(held()[0]?.price).toBe(9_0000);
  click('[data-testid=undo-change]');
  await settled();
  expect(held()[0]?.price).toBe(10_0000);
});

it('[PRI19] a line without a price, and one that somebody else has changed, stay with their reasons', async () => {
  const { world, list, products, prices, held, save, model } = await sheet();
  type(cell(1, 'price'), '');
  await save();
  expect(text()).toContain('Enter a price or a discount');
  type(cell(1, 'price'), '9');
  const data = priceFixture({ list, product: products[0] ?? '', price: 7_0000 });
  await heardOf(model, world.must('price', prices[0] ?? '', 'update', data));
  await save();
  expect(text()).toContain('Somebody else has changed it since.');
  expect(held()[0]?.price).toBe(7_0000);
});

it('[PRI18] what is removed is archived', async () => {
  const { held, save } = await sheet();
  act(() =>
    find(cell(1, 'price')).dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Backspace', ctrlKey: true, bubbles: true }),
    ),
  );
  await save();
  expect(held().filter(({ state }) => state === 'active')).toHaveLength(1);
});
