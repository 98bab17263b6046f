import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { CountWorld } from '#machines/areas/stock/count/count.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { SEE_EXPECTED } from '#model/areas/stock/count/count.kind.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { click, find, type, unmount } from '#views/ui/ui.fixtures.tsx';
import { CountPage } from './count.page.tsx';

afterEach(unmount);

function PageOf({ id }: { readonly id: string }) {
  const row = useRow('count', id);
  return row ? <CountPage row={row} /> : null;
}

/** The page of a count of the first bin, where so many bolts (thousandths) lie by the books. */
async function shown({
  lying = 10_000,
  found = 7_000,
  locale = 'en',
  may = (_permission: string): boolean => true,
} = {}) {
  const world = new CountWorld();
  if (lying > 0) world.stock(world.bolt, world.base.bins[0] ?? '', lying);
  world.later(1);
  const id = world.counting();
  if (found > 0) world.found(id, world.bolt, found);
  if (found > 0) world.act('count', id, 'submit');
  const device = deviceWith(world.base);
  const model: CompanyModel = {
    ...device,
    // A method as in the application: it cannot be called without its model.
    may(permission) {
      return this.user === device.user && may(permission);
    },
  };
  await showAt(model, `/${locale}/here`, () => <PageOf id={id} />, { locale, messages: {} });
  return { world, id, row: () => model.replica.view.get('count', id) };
}

const text = (): string => document.body.textContent ?? '';

it('[CN15] what is found without a known cost asks for it with the explanation', async () => {
  const { row } = await shown({ lying: 0 });
  click('[data-testid=command-explain]');
  expect(find('[role=dialog]').textContent).toContain('Unit cost of BOLT');
  click('[data-testid=give-explain]');
  expect(find('[role=dialog]').textContent).toContain('Enter what it cost.');
  expect(row()?.lines[0]?.explained).toBeUndefined();
  type('[role=dialog] .ui-field input[inputmode=decimal]', '2.50');
  await act(async () => find('[role=dialog] .p-dropdown').click());
  await act(async () => find('[role=option]').click());
  click('[data-testid=give-explain]');
  expect(row()?.lines[0]?.explained).toMatchObject({ variance: 7_000, unitCost: 2_5000 });
});

it('[CN15] of what is in stock no cost is asked', async () => {
  await shown({ found: 12_000 });
  await act(async () => find('[data-testid=command-explain]').click());
  expect(find('[role=dialog]').textContent).not.toContain('Unit cost');
});

it('[AD7] a line of a posted count begins an adjustment of its goods in its bin', async () => {
  const { world, id } = await shown();
  expect(document.querySelector('[data-testid=adjust]')).toBe(null);
  unmount();
  const { base } = world;
  world.act('count', id, 'explain', { lines: ['1'], reason: 'miscounted' });
  world.act('count', id, 'review');
  world.act('count', id, 'post');
  const model = deviceWith(base);
  const propose = vi.spyOn(model, 'propose');
  await showAt(model, '/en/here', () => <PageOf id={id} />);
  await act(async () => find('[data-testid=adjust]').click());
  expect(propose.mock.calls.map(([command]) => command)).toMatchObject([
    {
      kind: 'adjustment',
      type: 'create',
      data: { warehouse: base.warehouse, lines: [{ product: world.bolt, location: base.bins[0] }] },
    },
  ]);
});

it('[CN5] who may not see what is expected is told neither that nor the difference', async () => {
  await shown();
  expect(text()).toContain('Difference');
  expect(text()).toContain('-3');
  unmount();
  await shown({ may: (permission) => permission !== SEE_EXPECTED });
  expect(text()).not.toContain('Difference');
  expect(text()).not.toContain('Expected');
});

it('[CN1] a figure that is typed on its line is counted as the line is left', async () => {
  const { row } = await shown({ found: 0 });
  const cell = 'tr[data-row] input';
  await act(async () => find(cell).focus());
  type(cell, '9');
  await act(async () => find(cell).blur());
  expect(row()?.lines[0]?.entries.map(({ quantity }) => quantity)).toEqual([9_000]);
});

it('[CN1, UI35] a figure that may be two in the language of the page is asked about, and not counted', async () => {
  const { row } = await shown({ found: 0, locale: 'sv' });
  const cell = 'tr[data-row] input';
  await act(async () => find(cell).focus());
  type(cell, '1.500');
  await act(async () => find(cell).blur());
  expect(find('tr[data-row]').innerHTML).toContain('Skriv 1500 eller 1,5.');
  expect(row()?.lines[0]?.entries).toEqual([]);
});

it('[CN4] chosen lines are counted again', async () => {
  const { row } = await shown();
  click('[aria-label="More actions"]');
  await act(async () => find('[data-action=recount]').click());
  click('[data-testid=give-recount]');
  expect(row()).toMatchObject({ state: 'counting', lines: [{ entries: [] }] });
});
