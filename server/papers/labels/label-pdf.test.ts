import { expect, it } from 'vitest';
import { itemLabel } from '#model/areas/stock/labels/label-parts.ts';
import { getDocumentProxy } from 'unpdf';
import { sheetsOf } from '../pdf-text.fixtures.ts';
import { labelPdf } from './label-pdf.ts';

const design = { width: 50, height: 25, withName: true, symbology: 'automatic' } as const;
const labelOf = (sku: string, name = 'Sexkantsskruv åäö') =>
  itemLabel(design, { sku, name, code: '4006381333931' });
const onRoll = (skus: readonly string[]) => ({
  paper: { width: 50, height: 25 },
  sheets: skus.map((sku) => [{ x: 0, y: 0, label: labelOf(sku) }]),
});

/** Millimetres of the first page. */
async function sizeOf(pdf: Buffer): Promise<readonly number[]> {
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1);
  return page.view.slice(2).map((points) => Math.round((points / 72) * 25.4 * 10) / 10);
}

it('[LB28] each piece of a roll is a page at full size, with its text as text', async () => {
  const pdf = await labelPdf(1, onRoll(['BOLT-M8', 'NUT-M8']));
  expect(await sizeOf(pdf)).toEqual([50, 25]);
  const pages = await sheetsOf(pdf);
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain('BOLT-M8');
  expect(pages[0]).toContain('Sexkantsskruv åäö');
  expect(pages[0]).toContain('4006381333931');
  expect(pages[1]).toContain('NUT-M8');
});

it('[LB28] labels of a sheet are on one page, and a text that is too wide is cut', async () => {
  const long = labelOf('SKU-1', 'En benämning som är mycket bredare än etiketten är på någon ledd');
  const pdf = await labelPdf(1, {
    paper: { width: 210, height: 297 },
    sheets: [
      [
        { x: 10, y: 10, label: long },
        { x: 70, y: 10, label: labelOf('SKU-2') },
      ],
    ],
  });
  expect(await sizeOf(pdf)).toEqual([210, 297]);
  const [page = '', ...others] = await sheetsOf(pdf);
  expect(others).toEqual([]);
  expect(page).toContain('SKU-2');
  expect(page).toContain('En benämning');
  expect(page).toContain('…');
  expect(page).not.toContain('någon ledd');
});
