import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { activeProduct } from '#machines/company.fixtures.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { draftBox } from '#views/kit/document/draft-box.fixtures.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { click, find, type, unmount } from '#views/ui/ui.fixtures.tsx';
import { SalesOrderFormPage } from './sales-order-form.page.tsx';

afterEach(unmount);

it('[PR27] [TY8] a line that is short offers substitutes of which some is free, and takes the chosen one', async () => {
  const sales = new SalesWorld();
  const { base: world, bolt, nut } = sales;
  const gone = activeProduct(world, { sku: 'GONE' });
  const short = activeProduct(world, { sku: 'SHORT', substitutes: [gone, bolt] });
  const bin = world.bins[0] ?? '';
  sales.stock(short, bin, 2_000);
  sales.stock(bolt, bin, 9_000);
  const { order } = sales.draft([
    { product: short, quantity: 1_000 },
    { product: nut, quantity: 1_000 },
  ]);
  const Form = () => {
    const row = useRow('salesOrder', order);
    return row ? <SalesOrderFormPage row={row} /> : null;
  };
  await showAt({ ...deviceWith(world), ...draftBox() }, '/en/here', Form);
  await act(async () => {});
  const menus = () => [...document.querySelectorAll('[aria-label=Substitutes]')].length;
  expect(menus()).toBe(0);
  type('td[data-column=quantity] input', '5');
  expect(menus()).toBe(1);
  await act(async () => click('[aria-label=Substitutes]'));
  const items = [...document.querySelectorAll('[role=menuitem]')].map((one) => one.textContent);
  expect(items).toEqual([expect.stringMatching(/BOLT.*9\spcs/)]);
  await act(async () => find('[role=menuitem]').click());
  const values = (column: string) =>
    [...document.querySelectorAll<HTMLInputElement>(`td[data-column=${column}] input`)].map(
      ({ value }) => value,
    );
  expect(values('product')[0]).toContain('BOLT');
  expect(values('quantity')[0]).toBe('5');
  expect(values('price')[0]).toBe('12.50');
});
