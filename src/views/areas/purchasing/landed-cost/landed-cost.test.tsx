import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freight, LandingWorld } from '#machines/areas/purchasing/landed-cost/landed-cost.fixtures.ts';
import { landedLines } from '#model/areas/purchasing/landed-cost/landed-lines.ts';
import { notPostable } from '#model/areas/purchasing/landed-cost/landed-cost.rules.ts';
import type { LandedCostDesk } from '#model/areas/purchasing/landed-cost/landed-cost-desk.ts';
import type { LandedCostRow } from '#model/areas/purchasing/landed-cost/landed-cost.facts.ts';
import { AppProvider, useApp } from '#views/navigation/app-context.tsx';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { draftBox } from '#views/kit/document/draft-box.fixtures.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { click, find, type, unmount } from '#views/ui/ui.fixtures.tsx';
import { GoodsReceiptPage } from '../goods-receipt/goods-receipt.page.tsx';
import { LandedCostCreatePage } from './landed-cost-create.page.tsx';
import { LandedCostPage } from './landed-cost.page.tsx';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-05-04T08:00:00.000Z'), toFake: ['Date'] }));
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

const text = (): string => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
const AMOUNT = 'td[data-column=amount] input';
const goods = (): readonly (string | null)[][] =>
  [...document.querySelectorAll('table[aria-label=Goods] tbody tr')].map((row) =>
    [...row.querySelectorAll('td')]
      .slice(2)
      .map((cell) => (cell.textContent ?? '').replaceAll('\u00a0', ' ')),
  );

/** 5 at 10 and 5 at 12, one sold. */
function bought() {
  const world = new LandingWorld();
  const first = world.buy(5_000, 10_0000);
  world.buy(5_000, 12_0000);
  world.sell(1_000);
  return { world, first };
}

/** What a page shows, with a server that works out what landed costs do. */
async function show(world: LandingWorld, address: string, page: () => ReactNode) {
  const model = { ...deviceWith(world.base), drafts: draftBox().drafts };
  const desk: LandedCostDesk = {
    preview: async (form) => {
      const problem = notPostable({ view: world.base.view, env: { internal: false } }, form);
      return { lines: problem ? [] : landedLines(world.base.view, form), problem };
    },
  };
  function Page(): ReactNode {
    return <AppProvider value={{ ...useApp(), landedCosts: async () => desk }}>{page()}</AppProvider>;
  }
  await showAt(model, address, Page);
  return {
    landed: (): readonly LandedCostRow[] => model.replica.rows('landedCost') as readonly LandedCostRow[], // of table landedCost
  };
}

/** Lets what is typed rest until the server was asked. */
const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, 500)));

it('[LC3, LC7] begun from a receipt, it shows what goes to stock and what to cost of goods, and is one command', async () => {
  const { world, first } = bought();
  const { landed } = await show(world, `/en/apps/purchasing/landed-costs/create?receipt=${first}`, () => (
    <LandedCostCreatePage />
  ));
  type(AMOUNT, '10');
  await rest();
  expect(goods()).toEqual([['5 pcs', 'kr 10.00', 'kr 9.00', 'kr 1.00']]);
  click('[data-testid=save]');
  expect(landed()).toMatchObject([
    { state: 'draft', charges: [{ amount: 10_00 }], receipts: [{ receipt: first, lines: null }] },
  ]);
});

it('[LC3] with its last line, a receipt is not chosen any more', async () => {
  const { world, first } = bought();
  await show(world, `/en/apps/purchasing/landed-costs/create?receipt=${first}`, () => (
    <LandedCostCreatePage />
  ));
  expect(goods()).toHaveLength(1);
  click('table[aria-label=Goods] input[type=checkbox]');
  expect(goods()).toHaveLength(0);
});

it('[LC4] why charges cannot be spread is shown before they are posted', async () => {
  const world = new LandingWorld({ weight: 0 });
  const receipt = world.buy(5_000, 10_0000);
  const id = world.drafted([freight(10_00, { basis: 'weight' })], receipt);
  await show(world, '/en/here', () => <PageOf id={id} />);
  await rest();
  expect(text()).toContain('has no weight');
});

it('[LC7] what was posted is shown by line, and as sums', async () => {
  const { world, first } = bought();
  const id = world.landed([freight(10_00)], first);
  await show(world, '/en/here', () => <PageOf id={id} />);
  expect(goods()).toEqual([['5 pcs', 'kr 10.00', 'kr 9.00', 'kr 1.00']]);
});

it('[GR44] a receipt leads to what it cost on its way here', async () => {
  const { world, first } = bought();
  const id = world.landed([freight(10_00)], first);
  await show(world, '/en/here', () => <ReceiptOf id={first} />);
  expect(find(`a[href$="/landed-costs/${id}"]`).textContent).toBe('kr\u00a010.00');
});

function PageOf({ id }: { readonly id: string }) {
  const row = useRow('landedCost', id);
  return row ? <LandedCostPage row={row} /> : null;
}

function ReceiptOf({ id }: { readonly id: string }) {
  const row = useRow('goodsReceipt', id);
  return row ? <GoodsReceiptPage row={row} /> : null;
}
