import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import { builtInFormat } from '#model/areas/setup/label-format/built-in-label-formats.ts';
import { labelFormatFixture, sheetFixture } from '#model/areas/setup/label-format/label-format.fixtures.ts';
import { defaultLabels } from '#model/values/label-formats.ts';
import { ssccOf } from '#model/gs1/sscc.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { ProductLabelsPage } from '#views/areas/products/product/product-labels.page.tsx';
import { type, unmount } from '#views/ui/ui.fixtures.tsx';
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
  const labels = [...document.querySelectorAll<HTMLElement>('[data-format="76x51"] .label-page')];
  expect(labels.map(({ style }) => `${style.width} ${style.height}`)).toContain('76mm 51mm');
  expect(labels).toHaveLength(codes.length);
  await act(async () => button('Show the ZPL')?.click());
  const zpl = document.querySelector('[data-testid=zpl]')?.textContent ?? '';
  expect(zpl.match(/\^XA/g)).toHaveLength(codes.length);
  expect(zpl).toContain('^PW898'); // 76 mm at 300 dots an inch
  for (const { code } of codes) expect(zpl).toContain(`^FD${code}^FS`);
}, 20_000);

test('[LB27] labels that are printed are told to the audit log, with how many', async () => {
  const { world, model } = await shown('');
  const note = vi.spyOn(model, 'note').mockImplementation(() => undefined);
  const rows = world.base.view.by('location', 'warehouse', world.base.warehouse).length;
  window.dispatchEvent(new Event('beforeprint'));
  expect(note.mock.calls).toEqual([[{ what: 'printedLabels', labels: 'place', rows }]]);
});

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

const fieldOf = (label: string): Element | undefined =>
  [...document.querySelectorAll('.ui-field')].find(({ textContent }) => textContent.startsWith(label));

test('[LBF8] labels are printed in the format that is chosen among those in use for them', async () => {
  const sheet = '019a1f2e-5c00-7a10-8b20-3c40d5e6f709';
  await shown(`?format=${sheet}`, ({ base }) => {
    base.must('labelFormat', sheet, 'create', sheetFixture());
    base.must('labelFormat', base.id(), 'create', labelFormatFixture({ forPlaces: false }));
    base.must('labelFormat', builtInFormat('76x51'), 'archive');
  });
  expect(document.querySelector('.labels')?.getAttribute('data-format')).toBe('SHEET');
  await act(async () => fieldOf('Format')?.querySelector<HTMLElement>('.p-dropdown')?.click());
  const offered = [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);
  expect(offered).toContain('A4, 24 labels of 70 × 37 mm');
  expect(offered.filter((one) => one.startsWith('Shelf'))).toHaveLength(1);
  expect(offered).not.toContain('Roll, 76 × 51 mm');
}, 20_000);

test('[LBF9] sheets begin after what is used up, and are not for a label printer', async () => {
  const sheet = '019a1f2e-5c00-7a10-8b20-3c40d5e6f709';
  await shown(`?format=${sheet}`, ({ base }) =>
    base.must('labelFormat', sheet, 'create', sheetFixture({ columns: 2, rows: 1 })),
  );
  const places = (): string[][] =>
    [...document.querySelectorAll('.label-page')].map((page) =>
      [...page.querySelectorAll<HTMLElement>('.label')].map(({ style }) => style.left),
    );
  expect(places()[0]).toEqual(['0mm', '85mm']);
  const page = document.querySelector<HTMLElement>('.label-page')?.style;
  expect([page?.width, page?.height]).toEqual(['210mm', '297mm']);
  const used = fieldOf('Labels used up')?.querySelector('input');
  if (used) {
    type(`#${CSS.escape(used.id)}`, '1');
    await act(async () => used.blur());
  }
  expect(places()[0]).toEqual(['85mm']);
  expect(button('For a label printer (ZPL)')?.getAttribute('aria-disabled')).toBe('true');
  expect(document.querySelector('[data-testid=zpl]')).toBeNull();
}, 20_000);

test('[LBF8] labels of a product begin with the company’s format, and on the roll are as many pages as copies', async () => {
  const world = new SalesWorld();
  const row = world.base.row('product', world.bolt);
  if (!row) throw new Error('there is no bolt');
  await showAt(deviceWith(world.base), '/en/here', () => <ProductLabelsPage row={row} />);
  const end = performance.now() + 4_000;
  while (!document.querySelector('.label-panel') && performance.now() < end)
    await act(() => new Promise((done) => setTimeout(done, 10)));
  expect(document.querySelector('.labels')?.getAttribute('data-format')).toBe('57x32');
  expect(document.querySelectorAll('.label-page')).toHaveLength(24 * Math.max(1, row.barcodes.length));
}, 20_000);

test('[LBF8] a page on paper is as large as the format, as long as labels are shown', async () => {
  // happy-dom reads no page rules.
  const written = vi.spyOn(CSSStyleSheet.prototype, 'replaceSync');
  await shown('');
  expect(written.mock.calls).toContainEqual(['@page label { size: 100mm 50mm; margin: 0 }']);
  expect(document.adoptedStyleSheets).toHaveLength(1);
  unmount();
  expect(document.adoptedStyleSheets).toHaveLength(0);
  written.mockRestore();
}, 20_000);
