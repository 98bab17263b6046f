import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  adjustingWorld,
  draftAdjustment,
  PIECE,
} from '#machines/areas/stock/adjustment/adjustment.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { click, find, type, unmount } from '#views/ui/ui.fixtures.tsx';
import { DOUBLE_TOUCHES, doubleTouch, read, stopClock } from '#views/ui/touch.fixtures.ts';
import { AdjustScanPage } from './adjust-scan.page.tsx';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-05-04T08:00:00.000Z'), toFake: ['Date'] }));
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

function PageOf({ id }: { readonly id: string }) {
  const row = useRow('adjustment', id);
  return row ? <AdjustScanPage row={row} /> : null;
}

async function scanning() {
  const world = adjustingWorld();
  const id = draftAdjustment(world, []);
  const model = deviceWith(world);
  await showAt(model, '/en/here', () => <PageOf id={id} />);
  const scan = async (code: string): Promise<string> => {
    type('.scan-entry input', code);
    await act(async () => click('.scan-entry button[type=submit]'));
    return find('.scan-answer').textContent ?? '';
  };
  const lines = () => model.replica.view.get('adjustment', id)?.lines ?? [];
  return { world, model, scan, lines, sku: world.row('product', world.product)?.sku ?? '' };
}

it('[AD7] bin, item, reason: scans add up on the line of their bin, and are undone one by one', async () => {
  const { world, scan, lines, sku } = await scanning();
  expect(await scan(sku)).toBe('Scan the bin first');
  expect(await scan('A-01')).toBe('Bin A-01');
  await act(async () => click('[data-testid=reason]'));
  await act(async () => click('[data-testid="why-scrap/damaged"]'));
  await scan(sku);
  await scan(sku);
  expect(lines()).toMatchObject([
    { product: world.product, location: world.bin, quantity: -2 * PIECE, reason: 'damaged', scrap: true },
  ]);
  await act(async () => click('.scan-strip li button'));
  expect(lines()).toMatchObject([{ quantity: -PIECE }]);
  await scan('A-02');
  await act(async () => click('[data-testid=direction]'));
  await scan(sku);
  expect(lines()[1]).toMatchObject({ location: world.other, quantity: PIECE });
});

it('[AD7] a line of the scan mode is given its reason afterwards', async () => {
  const { scan, lines, sku } = await scanning();
  await scan('A-01');
  await scan(sku);
  expect(lines()[0]?.reason).toBeNull();
  await act(async () => click('.scan-line'));
  await act(async () => click('[data-testid=why-missing]'));
  expect(lines()[0]).toMatchObject({ reason: 'missing', scrap: false });
});

it('[SCN33] a scan that the server refuses after all is no longer shown as done', async () => {
  const { model, scan, lines, sku } = await scanning();
  await scan('A-01');
  await scan(sku);
  expect(document.querySelectorAll('.scan-strip li')).toHaveLength(1);
  const { command } = model.replica.pending.at(-1) ?? {};
  await act(
    async () => void model.replica.acknowledge([{ id: command?.id ?? '', refusal: { code: 'noLines' } }]),
  );
  expect(document.querySelectorAll('.scan-strip li')).toHaveLength(0);
  expect(find('.scan-answer p').dataset['tone']).toBe('danger');
  expect(lines()).toEqual([]);
});

it.each(DOUBLE_TOUCHES)(
  '[SCN8] one press turns the direction and undoes one scan, touched twice within %d ms',
  async (apart) => {
    const { scan, lines, sku } = await scanning();
    await scan('A-01');
    stopClock();
    await read();
    await doubleTouch('[data-testid=direction]', apart);
    expect(find('[data-testid=direction]').textContent).toBe('Each scan puts one in');
    await scan(sku);
    await scan(sku);
    await read();
    await doubleTouch('.scan-strip li button', apart);
    expect(lines()).toMatchObject([{ quantity: PIECE }]);
  },
);
