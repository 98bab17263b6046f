import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { activeProduct } from '#machines/company.fixtures.ts';
import {
  countedReceipt,
  openReceipt,
} from '#machines/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import {
  placedOrder,
  purchasingWorld,
} from '#machines/areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { click, find, paste, type, unmount } from '#views/ui/ui.fixtures.tsx';
import { GoodsReceiptPage } from './goods-receipt.page.tsx';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-05-04T08:00:00.000Z'), toFake: ['Date'] }));
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

function ReceiptOf({ id }: { readonly id: string }) {
  const row = useRow('goodsReceipt', id) as GoodsReceiptRow | undefined; // table goodsReceipt holds GoodsReceiptRow
  return row ? <GoodsReceiptPage row={row} /> : null;
}

/** The page of a receipt of one piece, counted or not, in a company whose books are closed until the given day. */
async function receiptAt(closedUntil: string | null, isCounted: boolean) {
  const world = purchasingWorld();
  const product = activeProduct(world);
  const order = placedOrder(world, [{ product }]);
  const id = isCounted
    ? countedReceipt(world, [{ product }])
    : openReceipt(world, { order: order.id, source: 'order' });
  world.must('company', 'company', 'changePolicies', {
    overReceipt: 0,
    closedUntil,
    closesAhead: true,
  });
  const device = deviceWith(world);
  const drafts = { ...device.drafts, keep: () => {}, forget: () => {} };
  const model: CompanyModel = { ...device, drafts };
  const propose = vi.spyOn(model, 'propose');
  await showAt(model, '/en/here', () => <ReceiptOf id={id} />);
  const given = (): string[] => propose.mock.calls.map(([command]) => command.type);
  return { given };
}

async function countedAt(closedUntil: string | null) {
  const page = await receiptAt(closedUntil, true);
  await act(async () => find('button[aria-label="More actions"]').click());
  return page;
}

const button = '[data-testid=command-post]';
const line = '[role=menu] [data-action=post]';
const reasonOf = (selector: string): string =>
  (
    find(selector).querySelector('.ui-menu-reason') ??
    document.getElementById(find(selector).getAttribute('aria-describedby') ?? '')
  )?.textContent ?? '';
const standing = (selector: string) => [find(selector).getAttribute('aria-disabled'), reasonOf(selector)];

it('[DP32] a line that is counted in several goes is one fact, told when it is left', async () => {
  vi.useFakeTimers();
  const { given } = await receiptAt(null, false);
  const cell = 'tr[data-row] input';
  const pause = () => act(() => vi.advanceTimersByTimeAsync(3_000));
  await act(async () => find(cell).focus());
  type(cell, '1');
  await pause();
  type(cell, '12');
  await pause();
  expect(given()).toEqual([]);
  await act(async () => find(cell).blur());
  expect(given()).toEqual(['count']);
});

it('[GR8] in a closed period the button and the menu say the same of posting, and neither does it', async () => {
  const { given } = await countedAt('2026-12-31');
  expect(standing(button)).toEqual(standing(line));
  expect(standing(button)).toEqual(['true', 'The period is closed.']);
  click(line);
  click(button);
  expect(given()).toEqual([]);
});

it.each([button, line])('[GR8] in an open one %s posts what stands there, counted first', async (way) => {
  const { given } = await countedAt(null);
  expect(standing(button)).toEqual(['false', '']);
  type('tr[data-row] input', '2');
  await act(async () => find(way).click());
  expect(given()).toEqual(['count', 'post']);
});

it('[GR8, GR14] before the first count the button says why not even both, and gives neither', async () => {
  const { given } = await receiptAt('2026-12-31', false);
  expect(standing(button)).toEqual(['true', 'Count something first.']);
  type('tr[data-row] input', '2');
  expect(standing(button)).toEqual(['true', 'The period is closed.']);
  click(button);
  expect(given()).toEqual([]);
});

it('[GR14] before the first count in an open period it posts what stands there, counted first', async () => {
  const { given } = await receiptAt(null, false);
  type('tr[data-row] input', '2');
  expect(standing(button)).toEqual(['false', '']);
  await act(async () => find(button).click());
  expect(given()).toEqual(['count', 'post']);
});

it('[DP17] a block from a spreadsheet, pasted in the count, is counted', async () => {
  const page = await receiptAt(null, false);
  paste('tr[data-row] input', '7\t1');
  const cells = [...document.querySelectorAll<HTMLInputElement>('tr[data-row] input')];
  expect(cells.slice(0, 2).map(({ value }) => value)).toEqual(['7', '1']);
  await act(async () => find(button).click());
  expect(page.given()).toEqual(['count', 'post']);
});

it('[DP33] a double press posts once', async () => {
  const { given } = await receiptAt(null, false);
  type('tr[data-row] input', '2');
  await act(async () => find(button).click());
  await act(async () => document.querySelector<HTMLElement>('[data-testid^=command-]')?.click());
  expect(given()).toEqual(['count', 'post']);
});
