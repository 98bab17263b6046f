import { act, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { KitWorld } from '#machines/areas/sales/sales-order/kits.fixtures.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { plainSetting } from '#model/list-view/plain-setting.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { draftBox } from '#views/kit/document/draft-box.fixtures.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { click, find, layOutGrids, paste, type, unmount } from '#views/ui/ui.fixtures.tsx';
import { BundleContents } from './bundle-contents.tsx';
import { BundleListPage } from './bundle-list.page.tsx';
import { BundleFormPage } from './product-form.page.tsx';
import { UsedInBundles } from './used-in-bundles.tsx';

layOutGrids();
afterEach(unmount);

const plain = (text: string | null): string => (text ?? '').replaceAll('\u00a0', ' ');
const rows = (): string[][] =>
  [...document.querySelectorAll('[data-row]')].map((row) =>
    [...row.querySelectorAll('[role=gridcell]:not(.ui-cell-check)')].map((cell) => plain(cell.textContent)),
  );

/** A device of a company with kits of two bolts and a nut, of which five bolts and four nuts are there. */
function device(): { world: KitWorld; model: CompanyModel } {
  const world = new KitWorld();
  world.stock(world.bolt, world.base.bins[0] ?? '', 5_000);
  world.stock(world.nut, world.base.bins[1] ?? '', 4_000);
  const listViews = {
    version: 0,
    views: () => [],
    setting: () => plainSetting('bundle'),
    subscribe: () => () => {},
  } as Partial<CompanyModel['listViews']>;
  return { world, model: { ...deviceWith(world.base), ...draftBox(), listViews } as CompanyModel }; // all that is called
}

const of =
  (id: string, Part: (props: { readonly row: ProductRow }) => ReactNode): (() => ReactNode) =>
  () => {
    const row = useRow('product', id);
    return row ? <Part row={row} /> : null;
  };

it('[PR31] shows how many kits there are and what limits them, in the frame of the reservation that changes it', async () => {
  const { world, model } = device();
  const { order } = world.draft([{ product: world.nut, quantity: 3_000 }]);
  const fresh = { ...model, ...deviceWith(world.base), ...draftBox() };
  await showAt(fresh, '/en/here', of(world.kit, BundleContents));
  expect(rows()[0]).toEqual(['Main warehouse', '2 pcs', 'BOLT: 5 pcs free', '–']);
  act(() => void fresh.propose({ kind: 'salesOrder', document: order, type: 'confirm', data: {} }));
  expect(rows()[0]).toEqual(['Main warehouse', '1 pc', 'NUT: 1 pc free', '–']);
});

it('[PR31] the list says what bundles are made of, what they cost and how many there are', async () => {
  const { model } = device();
  await showAt(model, '/en/here', () => <BundleListPage />);
  await vi.waitFor(() =>
    expect(rows()).toEqual([
      ['KIT', 'Hex bolt M8', 'As a kit', 'Active', 'BOLT × 2, NUT', '2 pcs', 'kr 100.00'],
    ]),
  );
});

it('[PR30] the page of a component lists the bundles that it is in', async () => {
  const { world, model } = device();
  await showAt(model, '/en/here', of(world.bolt, UsedInBundles));
  expect(rows()).toEqual([['KIT', 'Hex bolt M8', '2 pcs']]);
});

it('[PR29] the composition of a bundle in use changes with a reason, and what is wrong is said in its cell', async () => {
  const { world, model } = device();
  const propose = vi.spyOn(model, 'propose');
  await showAt(model, '/en/here', of(world.kit, BundleContents));
  click('.ui-panel-head button');
  type('.ui-dialog tr[data-row] td[data-column=quantity] input', '2.5');
  click('.ui-dialog .ui-field .p-dropdown');
  await act(async () => {});
  await act(async () => find('[role=option]').click());
  await act(async () => find('[data-testid=give-revise]').click());
  expect(find('.ui-dialog td[data-column=quantity]').textContent).toContain('whole');
  type('.ui-dialog tr[data-row] td[data-column=quantity] input', '3');
  await act(async () => find('[data-testid=give-revise]').click());
  expect(document.querySelector('.ui-dialog')).toBeNull();
  expect(propose.mock.lastCall?.[0]).toMatchObject({
    type: 'revise',
    data: { components: [{ product: world.bolt, quantity: 3_000 }, { product: world.nut }] },
  });
});

it('[PR16] [DP17] components are pasted by SKU, and a bundle is saved with them', async () => {
  const { world, model } = device();
  await showAt(model, '/en/here', () => <BundleFormPage />);
  const field = (label: string): string => {
    const found = [...document.querySelectorAll<HTMLElement>('.ui-field')].find((one) =>
      one.querySelector('label')?.textContent.startsWith(label),
    );
    if (!found) throw new Error(`no field ${label}`);
    found.id = `field-${label.replaceAll(' ', '-')}`;
    return `#${found.id} input`;
  };
  type(field('SKU'), 'KIT-2');
  type(field('Name in English'), 'Second kit');
  const table = '[aria-label=Components]';
  const buttons = [...document.querySelectorAll<HTMLElement>('button')];
  const adds = buttons.filter(({ textContent }) => textContent === 'Add line');
  act(() => adds.find((one) => one.closest('.ui-panel')?.querySelector(table))?.click());
  paste(`${table} td[data-column=product] input`, 'BOLT\t4\nnut\t1\nNOPE\t1');
  expect(plain(document.body.textContent)).toContain('NOPE');
  await act(async () => find('[data-testid=save]').click());
  const made = (model.replica.rows('product') as readonly ProductRow[]).find(({ sku }) => sku === 'KIT-2'); // table product holds ProductRow
  expect(made?.bundle?.components).toEqual([
    { product: world.bolt, quantity: 4_000, optional: false },
    { product: world.nut, quantity: 1_000, optional: false },
  ]);
});
