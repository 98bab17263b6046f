import { act } from 'react';
import { expect, it } from 'vitest';
import { activeProduct } from '#machines/company.fixtures.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { AnnouncerProvider, type Announcer } from '#views/navigation/announcer.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { ReasonDialog } from '#views/kit/document/reason-dialog.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { lotWords } from '../lot/lot.look.ts';
import { ProductStock } from '#views/areas/products/product/product-stock.tsx';
import { click, find, layOutGrids, press, type } from '#views/ui/ui.fixtures.tsx';
import { LocationContents } from './location-contents-list.tsx';
import { locationWords } from './location.look.ts';

layOutGrids();

/** Five of one lot in a bin, four of them promised to an order. */
function promised() {
  const world = new SalesWorld();
  const milk = activeProduct(world.base, { sku: 'MILK', tracking: 'lot', expires: true });
  const [bin = ''] = world.base.bins;
  const lot = world.stockLot(milk, bin, 5_000, { code: 'L1', expiresOn: '2098-08-01' });
  const { order } = world.confirmed([{ product: milk, quantity: 4_000 }]);
  const model: CompanyModel = deviceWith(world.base);
  const number = world.base.row('salesOrder', order)?.number ?? '';
  const held = () => model.replica.view.by('balance', 'location', bin)[0]?.held ?? 0;
  return { model, milk, bin, lot, number, held };
}

const announced: string[] = [];
const announcer: Announcer = { success: (text) => void announced.push(text), error: () => {} };

function StockOf({ id }: { readonly id: string }) {
  const row = useRow('product', id);
  return <AnnouncerProvider value={announcer}>{row && <ProductStock product={row} />}</AnnouncerProvider>;
}

const lost = (): string => find('[data-testid=lost-promises]').textContent ?? '';

/** Chooses the first reason that the dialog offers, by its keys. */
function chooseReason(): void {
  act(() => find('.ui-dialog [role=combobox]').focus());
  for (const code of ['ArrowDown', 'ArrowDown', 'Enter']) press(code, { code });
}

/** Opens one of the two dialogs of the first row. */
async function ask(label: string) {
  await act(async () => find('button[aria-label^="Hold in"]').click());
  const item = [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find((one) =>
    one.textContent?.includes(label),
  );
  act(() => item?.click());
}

it('[DP36] puts a lot on hold with its reason, names the order before, and takes it off again', async () => {
  const { model, milk, lot, number, held } = promised();
  await showAt(model, '/en/here', () => <StockOf id={milk} />);
  expect(find(`a[href*="lots?id=${lot}"]`).textContent).toContain('L1');
  await ask('Put on hold…');
  expect(lost()).toContain(`${number}: 4`);
  type('.ui-dialog input', '2');
  expect(lost()).toContain(`${number}: 1`);
  type('.ui-dialog input', 'x');
  click('[data-testid=hold-all]');
  expect((find('.ui-dialog input') as HTMLInputElement).value).toBe('5'); // the only number
  click('[data-testid=give-hold]');
  expect(find('.ui-dialog').textContent).toContain('Choose a reason.');
  expect(held()).toBe(0);
  chooseReason();
  click('[data-testid=give-hold]');
  expect(held()).toBe(5_000);
  expect(announced.pop()).toContain(`No longer promised: ${number}: 4`);
  await ask('Take off hold…');
  type('.ui-dialog input', '6');
  chooseReason();
  click('[data-testid=give-hold]');
  expect(find('.ui-dialog').textContent).toContain('More than is on hold there.');
  click('[data-testid=hold-all]');
  click('[data-testid=give-hold]');
  expect(held()).toBe(0);
});

it('[DP36] offers no hold to those who may not', async () => {
  const { model, bin } = promised();
  const may = (permission: string): boolean => permission !== 'location.hold' && model.may(permission);
  await showAt({ ...model, may }, '/en/here', () => <LocationContents location={bin} />);
  expect(document.body.textContent).toContain('L1');
  expect(document.querySelector('button[aria-label^="Hold in"]')).toBeNull();
});

it.each([
  ['a place', locationWords, 'bin'],
  ['a lot', lotWords, 'lot'],
] as const)('[DP36] names the orders before %s is blocked', async (_, words, which) => {
  const world = promised();
  const { block } = words.commands;
  if (!block) throw new Error('it is blocked by a command');
  await showAt(world.model, '/en/here', () => (
    <ReasonDialog words={block} document={world[which]} onClose={() => {}} onGiven={() => {}} />
  ));
  expect(lost()).toContain(`${world.number}: 4`);
});
