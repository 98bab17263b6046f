import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import writeWorkbook from 'write-excel-file/node';
import { expect, test } from 'vitest';
import { open, visitAs } from './journey-pages.ts';
import { pageAudit } from './page-audit.ts';
import { servedBrowser } from './served-browser.ts';
import type { Language } from './words.ts';

const IMPORT = '/apps/integrations/import';

interface Upload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** As a Swedish system exports it: Windows-1252, a title, decimal commas, a sum at the end, and dirt. */
const dirtyCsv = (): Upload => {
  const lines = [
    'Artikelregister;;;;',
    'Artikelnr;Benämning;Enhet;Försäljningspris exkl moms;Ursprungsland',
    'DIS-1;Sågklinga för trä;st;1 299,50;Sverige',
    'DIS-2;Slipskiva;FÖRP;89,00;Tyskland',
    'DIS-5;Arbetshandskar;st;49,90;Polen',
    'DIS-6;Skyddsglasögon;st;119,00;Sverige',
    'DIS-3;Måttband;st;129 EUR;Sverige',
    'DIS-4;;st;129 EUR;SVERGE',
    'Summa;;;1388,50;',
  ];
  return { name: 'artiklar.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n'), 'latin1') };
};

/** Customers in a workbook, countries by name. */
const customerBook = async (): Promise<Upload> => {
  const rows = [
    ['Customer No', 'Customer Name', 'Street', 'City', 'Country'],
    ['DIS-C1', 'Oslo Verktøy AS', 'Kirkegata 9', 'Oslo', 'Norway'],
    ['DIS-C2', 'Nowhere Ltd', 'High Street 1', 'Nowhere', 'Atlantis'],
  ];
  const buffer = await writeWorkbook(
    rows.map((row) => row.map((value) => ({ value, type: String }))),
    { sheet: 'Customers' },
  ).toBuffer();
  return {
    name: 'customers.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer,
  };
};

const inState = (page: Page, state: string) => page.locator(`.document-page[data-state='"${state}"']`);

/** Gives the file to the page, and waits until its columns show. */
async function give(page: Page, file: Upload): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file);
  await page.waitForURL(/import\/[0-9a-f-]{36}/);
  await page.locator('.import-columns').waitFor();
}

async function check(page: Page): Promise<void> {
  await page.getByTestId('command-check').click();
  await inState(page, 'checked').waitFor();
  await page.locator('.ui-sheet-row').first().waitFor();
}

/** The cell at fault in a row, chosen by the mouse. */
const fault = (page: Page, row: number) => page.locator(`[data-index="${row}"] [aria-invalid=true]`);
const look = (page: Page, row: number) => page.locator(`[data-index="${row}"] .import-look`).textContent();

/** The whole way of two files through the screen, and back. */
export function importTests(language: Language): void {
  const served = servedBrowser();

  async function atImport(complaints: string[]) {
    const visitor = await visitAs('admin', { ...served, language }, complaints);
    await open(visitor, IMPORT);
    return visitor;
  }

  test('[DIS1, DIS8, DIS9, DIS12, DIS13] a dirty CSV is mapped, put right in the grid, taken and undone', async () => {
    const complaints: string[] = [];
    const audit = pageAudit(`import-${language}`);
    const { page, words } = await atImport(complaints);
    await audit.look(page, 'begin');
    await give(page, dirtyCsv());
    expect(await page.locator('li[data-column] [data-sure=certain]').count()).toBeGreaterThan(3);
    await audit.look(page, 'columns');
    await check(page);
    await page.getByRole('tab', { name: words('Unchanged') }).waitFor();
    await page.locator('[data-tab=rejected]').click();
    await fault(page, 0).click();
    await page.keyboard.type('129,00');
    await page.keyboard.press('Enter');
    await expect.poll(() => look(page, 0)).toContain(words('New'));
    await page.keyboard.press('ArrowUp');
    await page.getByTestId('apply-alike').click();
    // Of what is rejected a line is left, whose name is missing, too.
    await page.locator('[data-index="1"]').waitFor({ state: 'detached' });
    await fault(page, 0).click();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Hörselskydd');
    await page.keyboard.press('Tab');
    await expect.poll(() => look(page, 0)).toContain(words('New'));
    // It is taken without its country, which is told.
    await page.locator('.import-told').getByText('SVERGE').waitFor();
    await page.keyboard.press('Escape');
    await audit.look(page, 'mended');
    await page.getByTestId('command-run').click();
    await inState(page, 'done').waitFor();
    await open({ page, ...served, language, words }, '/apps/products?q=DIS-');
    await expect.poll(() => page.locator('main [role=grid] [data-row]').count()).toBe(6);
    await page.goBack();
    await inState(page, 'done').waitFor();
    await audit.look(page, 'done');
    await page.getByLabel(words('More actions')).click();
    await page.locator('[role=menu] [data-action=undo]').click();
    await page.getByTestId('undo-import').click();
    await inState(page, 'undone').waitFor();
    await open({ page, ...served, language, words }, '/apps/products?q=DIS-&state=archived');
    await expect.poll(() => page.locator('main [role=grid] [data-row]').count()).toBe(6);
    expect([complaints, audit.problems]).toEqual([[], []]);
  });

  test('[DIS2, DIS12] a workbook goes in, and what was rejected comes out as a file with the reason', async () => {
    const complaints: string[] = [];
    const { page, words } = await atImport(complaints);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.pdf', mimeType: '', buffer: Buffer.from('x') });
    await page.getByText(words('Only CSV and Excel (XLSX) files are imported.')).waitFor();
    await give(page, await customerBook());
    await check(page);
    await page.getByTestId('command-run').click();
    await inState(page, 'done').waitFor();
    const download = page.waitForEvent('download');
    await page.getByTestId('rejected-csv').click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text).toContain('DIS-C2');
    expect(text).toContain('Atlantis');
    expect(text).not.toContain('DIS-C1');
    await page.getByLabel(words('More actions')).click();
    await page.locator('[role=menu] [data-action=undo]').click();
    await page.getByTestId('undo-import').click();
    await inState(page, 'undone').waitFor();
    expect(complaints).toEqual([]);
  });
}
