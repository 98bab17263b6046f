import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { LARGEST_IMPORT } from '#model/areas/integrations/data-import/import-size.ts';
import type { ImportDesk } from '#model/areas/integrations/data-import/import-desk.ts';
import { find, unmount } from '#views/ui/ui.fixtures.tsx';
import { BeginImport } from './begin-import.tsx';
import { importTrial } from './data-import.fixtures.tsx';
import { fileProblem } from './file-problem.ts';

afterEach(unmount);

const drop = async (...files: readonly File[]): Promise<void> => {
  const event = new Event('drop', { bubbles: true, cancelable: true });
  await act(async () => {
    find('section[aria-label="Drop a file here"]').dispatchEvent(
      Object.assign(event, { dataTransfer: { files } }),
    );
    await new Promise((done) => setTimeout(done, 10));
  });
};
const text = (): string => document.body.textContent ?? '';

test('[DIS1] a dropped file is sent as what was chosen, and its import opens', async () => {
  const begin = vi.fn<ImportDesk<File>['begin']>(async () => ({
    id: '019a0000-0000-7000-8000-000000000001',
  }));
  const { history } = await importTrial(() => <BeginImport target="products" />, { desk: { begin } });
  await drop(new File(['sku;name\nA;B'], 'products.csv'));
  expect(begin.mock.calls.map(([file, { target }]) => [file.name, target])).toEqual([
    ['products.csv', 'products'],
  ]);
  expect(history.location.pathname).toBe('/en/apps/integrations/import/019a0000-0000-7000-8000-000000000001');
});

test('[DIS1] without a choice the server finds out what a file holds', async () => {
  const begin = vi.fn<ImportDesk<File>['begin']>(async () => ({ code: 'offline', detail: null }));
  await importTrial(() => <BeginImport target={null} />, { desk: { begin } });
  await drop(new File(['a;b'], 'list.csv'));
  expect(begin.mock.calls[0]?.[1].target).toBeNull();
});

test('[DIS1] who may not import is told so, and gets no place to drop a file', async () => {
  await importTrial(() => <BeginImport target={null} />, {
    may: (permission) => permission === 'dataImport.view',
  });
  expect(document.querySelectorAll('input[type=file]')).toHaveLength(0);
  expect(text()).toContain('You do not have permission to do this.');
});

test('[DIS2] what is wrong with a file is said in a sentence, the server’s or ours', async () => {
  const begin = vi.fn<ImportDesk<File>['begin']>(async () => ({
    code: 'noHeads',
    detail: 'No line has heads.',
  }));
  await importTrial(() => <BeginImport target={null} />, { desk: { begin } });
  await drop(new File([''], 'empty.csv'));
  expect(text()).toContain('This file is empty.');
  await drop(new File(['x'], 'photo.png'));
  expect(text()).toContain('Only CSV and Excel (XLSX) files are imported.');
  expect(begin).not.toHaveBeenCalled();
  await drop(new File(['x'], 'list.csv'));
  expect(text()).toContain('No line has heads.');
});

test.each([
  [[{ name: 'a.csv', size: 0 }], 'empty'],
  [[{ name: 'a.csv', size: LARGEST_IMPORT + 1 }], 'tooLarge'],
  [[{ name: 'a.csv', size: LARGEST_IMPORT }], null],
  [[{ name: 'A.XLSX', size: 1 }], null],
  [[{ name: 'a.csv.gz', size: 1 }], null],
  [[{ name: 'a.xls', size: 1 }], 'oldExcel'],
  [[{ name: 'a.pdf', size: 1 }], 'otherKind'],
  [
    [
      { name: 'a.csv', size: 1 },
      { name: 'b.csv', size: 1 },
    ],
    'several',
  ],
  [[], null],
] as const)('[DIS2] %j is %s', (files, problem) => {
  expect(fileProblem(files)).toBe(problem);
});
