import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { SalesWorld } from '#machines/sales-order/sales.fixtures.ts';
import { defaultLabels } from '#model/labels/label-formats.ts';
import { ssccOf } from '#model/labels/sscc.ts';
import { deviceWith, showAt } from '../document/document.fixtures.tsx';
import { unmount } from '../ui/ui.fixtures.tsx';
import { LabelsPage } from './labels.page.tsx';

afterEach(unmount);

async function shown(query: string, prepare: (world: SalesWorld) => void = () => undefined) {
  const world = new SalesWorld();
  prepare(world);
  const model = deviceWith(world.base);
  await showAt(model, `/en/here${query}`, () => <LabelsPage />);
  // The language of the paper is fetched.
  const end = performance.now() + 4_000;
  while (!document.querySelector('.label-panel') && performance.now() < end)
    await act(() => new Promise((done) => setTimeout(done, 10)));
  return { world, model, text: () => document.body.textContent };
}
const button = (label: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);

test('[LB4] a warehouse’s bins have labels of the company’s size, in the browser and in ZPL', async () => {
  const { world } = await shown('', ({ base }) =>
    base.must('company', 'company', 'setLabels', { ...defaultLabels, place: '76x51', dots: 300 }),
  );
  const codes = world.base.view.by('location', 'warehouse', world.base.warehouse);
  const labels = [...document.querySelectorAll('[data-format="76x51"]')];
  expect(labels).toHaveLength(codes.length);
  await act(async () => button('Show the ZPL')?.click());
  const zpl = document.querySelector('[data-testid=zpl]')?.textContent ?? '';
  expect(zpl.match(/\^XA/g)).toHaveLength(codes.length);
  expect(zpl).toContain('^PW898'); // 76 mm at 300 dots an inch
  for (const { code } of codes) expect(zpl).toContain(`^FD${code}^FS`);
}, 20_000);

test('[LB1, LB4] without a prefix no pallet gets a number; with one, those numbered are printed', async () => {
  const { text } = await shown('?tab=pallets');
  expect(
    button('Number them')?.getAttribute('aria-disabled') ?? button('Number them')?.disabled,
  ).toBeTruthy();
  expect(text()).toContain('No pallets chosen');
  unmount();
  const id = '019a1f2e-5c00-7a10-8b20-3c40d5e6f708';
  await shown(`?tab=pallets&pallets=${id}&for=MOV-2026-00007`, ({ base }) => {
    base.must('company', 'company', 'setLabels', { ...defaultLabels, gs1Prefix: '7350012' });
    base.must('company', 'company', 'numberPallets', { id, count: 2 });
  });
  expect(document.body.textContent).toContain(`(00)${ssccOf('7350012', 0)}`);
  expect(document.body.textContent).toContain(`(00)${ssccOf('7350012', 1)}`);
  // The movement that somebody came from stands on them.
  expect(document.body.textContent).toContain('MOV-2026-00007');
});
