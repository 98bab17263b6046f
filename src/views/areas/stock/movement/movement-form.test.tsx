import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { MovingWorld } from '#machines/areas/stock/movement/movement.fixtures.ts';
import type { MovementRow } from '#model/areas/stock/movement/movement.facts.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { draftBox } from '#views/kit/document/draft-box.fixtures.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { click, find } from '#views/ui/ui.fixtures.tsx';
import { MovementFormPage } from './movement-form.page.tsx';
import { MovementPage } from './movement.page.tsx';

const CREATE = '/en/apps/inventory/movements/create';
const press = (what: string) => act(async () => click(`[data-testid=${what}]`));

function deviceOf({ base }: MovingWorld) {
  const { drafts } = draftBox();
  const model = { ...deviceWith(base), drafts };
  const propose = vi.spyOn(model, 'propose');
  const given = (): unknown[] => propose.mock.calls.map(([command]) => [command.type, command.data]);
  return { model, given };
}

it('[MO16] a receipt’s put-away begins with its lines, each with a place, and reserves them with one press', async () => {
  const world = new MovingWorld(0);
  const { base, sales, bolt, first, warehouse } = world;
  const receipt = sales.counted(bolt, null, 3_000);
  base.must('goodsReceipt', receipt, 'post');
  const receiptLine = base.row('goodsReceipt', receipt)?.lines[0]?.id;
  const { model, given } = deviceOf(world);
  const query = `purpose=putAway&warehouse=${warehouse}&receipt=${receipt}`;
  await showAt(model, `${CREATE}?${query}`, () => <MovementFormPage />);
  await press('save-onward');
  expect(given()).toMatchObject([
    [
      'create',
      {
        purpose: 'putAway',
        receipt,
        lines: [{ product: bolt, quantity: 3_000, from: base.receiving, to: first, receiptLine }],
      },
    ],
    ['reserve', {}],
  ]);
}, 20_000);

it('[MO16] where a warehouse has no bin, put-away leads to making one', async () => {
  const world = new MovingWorld(0);
  const { base, sales, bolt, warehouse } = world;
  const receipt = sales.counted(bolt, null, 3_000);
  base.must('goodsReceipt', receipt, 'post');
  const { model } = deviceOf(world);
  const query = `purpose=putAway&warehouse=${warehouse}&receipt=${receipt}`;
  await showAt(model, `${CREATE}?${query}`, () => <MovementFormPage />);
  expect(document.querySelector('[data-testid=make-bin]')).toBeNull();
  for (const bin of base.bins) base.must('location', bin, 'archive');
  await showAt(deviceOf(world).model, `${CREATE}?${query}`, () => <MovementFormPage />);
  expect(find('[data-testid=make-bin]').getAttribute('href')).toBe('/en/apps/inventory/locations?id=new');
}, 20_000);

it('[MO3] a line without the place it goes to is told so in its cell, and stays to be mended', async () => {
  const world = new MovingWorld();
  const { bolt, first, warehouse } = world;
  const { model, given } = deviceOf(world);
  const query = `warehouse=${warehouse}&product=${bolt}&from=${first}`;
  await showAt(model, `${CREATE}?${query}`, () => <MovementFormPage />);
  await press('save-onward');
  expect(given()).toMatchObject([
    ['create', { lines: [{ product: bolt, quantity: 10_000, from: first, to: null }] }],
    ['reserve', {}],
  ]);
  expect(document.body.textContent).toContain('Say where the goods go.');
});

it('[LN29] what was saved and not reserved stays open as the draft that it is, and says so', async () => {
  const world = new MovingWorld();
  const { bolt, first, warehouse } = world;
  const { model, given } = deviceOf(world);
  const query = `warehouse=${warehouse}&product=${bolt}&from=${first}`;
  await showAt(model, `${CREATE}?${query}`, () => <MovementFormPage />);
  await press('save-onward');
  expect(document.body.textContent).toContain('Saved as a draft, which is open here.');
  await press('save');
  expect(given().map((one) => Object(one)[0])).toEqual(['create', 'reserve', 'update']);
});

it('[MO9] of what lies ready all is moved, unless less or another place is said', async () => {
  const world = new MovingWorld();
  const { first, second } = world;
  const id = world.draft([{ from: first, to: second, quantity: 5_000 }]);
  world.must(id, 'reserve');
  const { model, given } = deviceOf(world);
  function Page() {
    const row = useRow('movement', id) as MovementRow; // table movement holds MovementRow
    return <MovementPage row={row} />;
  }
  await showAt(model, '/en/here', () => <Page />);
  expect(find('.document-page').getAttribute('data-state')).toBe('"reserved"');
  await press('command-move');
  await press('give-parts');
  const line = world.row(id).lines[0]?.id;
  expect(given()).toMatchObject([['move', { lines: [{ line, quantity: 5_000 }] }]]);
});
