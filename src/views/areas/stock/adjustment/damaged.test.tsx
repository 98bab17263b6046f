import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  adjustingWorld,
  draftAdjustment,
  PIECE,
} from '#machines/areas/stock/adjustment/adjustment.fixtures.ts';
import { AppProvider, useApp, type App } from '#views/navigation/app-context.tsx';
import { answered, heardOf } from '#views/kit/document/answered.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { click, find, type, unmount } from '#views/ui/ui.fixtures.tsx';
import { AdjustScanPage } from './adjust-scan.page.tsx';
import { AdjustmentCreatePage } from './adjustment-create.page.tsx';
import { DamagedButton } from './damaged-button.tsx';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-05-04T08:00:00.000Z'), toFake: ['Date'] }));
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

/** The camera of a phone takes two presses: for the picture, and to use it. */
const CAMERA = 2;

/** A warehouse with damaged goods in it, somebody with a phone, and their presses. */
function floor() {
  const world = adjustingWorld();
  const model = deviceWith(world);
  const sku = world.row('product', world.product)?.sku ?? '';
  let presses = 0;
  const press = async (what: string): Promise<void> => {
    presses += 1;
    await act(async () => click(what));
  };
  const scan = async (code: string): Promise<void> => {
    type('.scan-entry input', code);
    await act(async () => click('.scan-entry button[type=submit]'));
  };
  /** Takes a photo of the line that was scanned last. */
  const photograph = async (): Promise<void> => {
    presses += 1 + CAMERA;
    const input = find('input[type=file][capture]');
    Object.defineProperty(input, 'files', { value: [new File(['x'], 'IMG_1.jpg')], configurable: true });
    await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
    await act(async () => {});
  };
  /** The scan mode of the draft that was begun, at its address. */
  const scanning = async (address: string): Promise<string> => {
    await answered(model, world);
    const [, id = ''] = /adjustments\/([^/]+)\/scan/.exec(address) ?? [];
    const upload: App['files']['upload'] = async ({ document }, file) => {
      const attached = { id: world.id(), name: file.name, type: 'image/jpeg', size: 1, hash: 'a'.repeat(64) };
      const data = { about: 'adjustment', ...attached };
      await heardOf(model, world.must('file', document, 'attach', data, { internal: true }));
      return null;
    };
    function Page() {
      const app = useApp();
      const row = useRow('adjustment', id);
      const own: App = { ...app, files: { ...app.files, upload } };
      return <AppProvider value={own}>{row && <AdjustScanPage row={row} />}</AppProvider>;
    }
    await showAt(model, address, Page);
    return id;
  };
  return { world, model, sku, press, scan, photograph, scanning, presses: () => presses };
}

it('[AD35] damaged goods with a photo are out of stock in six presses, from the home on the floor', async () => {
  const { world, model, sku, press, scan, photograph, scanning, presses } = floor();
  const tile = 1;
  const history = await showAt(model, '/en/apps/inventory/adjustments/create?damaged=yes', () => (
    <AdjustmentCreatePage />
  ));
  await press('[data-testid=start-adjustment]');
  const id = await scanning(history.location.href);
  await scan('A-01');
  await scan(sku);
  await photograph();
  await answered(model, world);
  await press('[data-testid=command-post]');
  await answered(model, world);
  const { lines, state } = world.row('adjustment', id) ?? {};
  const [file] = world.row('file', id)?.entries ?? [];
  expect(state).toBe('posted');
  expect(lines).toMatchObject([{ quantity: -PIECE, reason: 'damaged', scrap: true, photo: file?.id }]);
  expect(file?.name.startsWith(sku)).toBe(true);
  expect(find('.scan-gate').textContent).toContain('Posted');
  expect(tile + presses()).toBeLessThanOrEqual(6);
}, 60_000);

it('[AD35] at a place, they are scanned at once', async () => {
  const { world, model, sku, press, scan, scanning } = floor();
  const { warehouse, bin } = world;
  const history = await showAt(model, '/en/here', () => (
    <DamagedButton warehouse={warehouse} location={bin} />
  ));
  await press('[data-testid=damaged]');
  await scanning(history.location.href);
  expect(find('.scan-bin').textContent).toContain('A-01');
  await scan(sku);
  expect(document.querySelector('[data-testid=command-post]')).not.toBeNull();
}, 60_000);

it('[AD35] what somebody else has taken meanwhile is told, not submitted', async () => {
  const { world, model, sku, press, scan, scanning } = floor();
  const { warehouse, bin } = world;
  const history = await showAt(model, '/en/here', () => (
    <DamagedButton warehouse={warehouse} location={bin} />
  ));
  await press('[data-testid=damaged]');
  await scanning(history.location.href);
  await scan(sku);
  await answered(model, world);
  expect(document.querySelector('[data-testid=command-post]')).not.toBeNull();
  const before = world.log.length;
  const other = draftAdjustment(world, [{ quantity: -10 * PIECE }]);
  world.must('adjustment', other, 'post');
  await heardOf(model, world.log.slice(before));
  expect(document.querySelector('[data-testid^=command-]')).toBeNull();
  expect(find('.scan-work > .scan-hint').textContent).toContain(sku);
}, 60_000);
