import type { ExportTable } from './export-table.ts';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import { deviceWith, showAt } from '../document/document.fixtures.tsx';
import { AnnouncerProvider } from '#views/navigation/announcer.ts';
import { click, find, unmount } from '#views/ui/ui.fixtures.tsx';
import { ExportMenu } from './export-menu.tsx';
import type { Work } from './list-work.ts';
import type { XlsxWriter } from './xlsx-aside.ts';

let saving: MockInstance<(this: HTMLAnchorElement) => void>;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-04T08:00:00.000Z') });
  saving = vi.spyOn(HTMLAnchorElement.prototype, 'click');
});
afterEach(() => {
  unmount();
  saving.mockRestore();
  vi.useRealTimers();
});

const products: ExportTable = { head: ['SKU'], rows: [['A-1'], ['A-2']] };

function* gathered(): Work<ExportTable> {
  yield;
  return products;
}

async function gatheredFrom(tables: AsyncIterable<ExportTable>): Promise<readonly ExportTable[]> {
  const all: ExportTable[] = [];
  for await (const table of tables) all.push(table);
  return all;
}

/** Exports the product list as a workbook; records the announcements and the saved files. */
async function exporting(writeXlsx: XlsxWriter) {
  const said: string[] = [];
  const saved: string[] = [];
  saving.mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const announcer = { success: () => {}, error: (message: string) => void said.push(message) };
  await showAt(deviceWith(companyWorld()), '/en/here', () => (
    <AnnouncerProvider value={announcer}>
      <ExportMenu label="Products" table={gathered} writeXlsx={writeXlsx} />
    </AnnouncerProvider>
  ));
  click('[aria-haspopup=menu]');
  click('[data-action=xlsx]');
  await pass(50);
  return { said, saved };
}

const pass = (milliseconds: number): Promise<void> =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

it('[LI6] what was gathered is written as a workbook of the name of the list and the day', async () => {
  const written: unknown[] = [];
  const { said, saved } = await exporting(async (tables, sheet) => {
    written.push(...(await gatheredFrom(tables)), sheet);
    return new Blob(['workbook']);
  });
  expect(written).toEqual([products, 'Products']);
  expect(saved).toEqual(['Products 2026-05-04.xlsx']);
  expect(said).toEqual([]);
});

it('[LI17] a workbook that cannot be written is said to be none', async () => {
  const { said, saved } = await exporting(() => Promise.reject(new Error('no thread')));
  expect(said).toEqual(["Couldn't create the file. Check your connection."]);
  expect(saved).toEqual([]);
  expect(find('[aria-haspopup=menu]').getAttribute('aria-busy')).not.toBe('true');
});

it('[EXP5] what the server said about it is repeated', async () => {
  const { said } = await exporting(() =>
    Promise.reject(Object.assign(new Error('429'), { detail: 'Wait until it is done.' })),
  );
  expect(said).toEqual(['Wait until it is done.']);
});

it('[LI17] a list that a sheet has no room for is said to have too many rows', async () => {
  const { said, saved } = await exporting(() => Promise.reject(new RangeError('too many')));
  expect(said).toEqual(['A workbook has at most 1,048,575 rows. Choose Text (CSV), or filter the list.']);
  expect(saved).toEqual([]);
});

it('[LI17] a workbook that takes long says that it is written, and can be given up', async () => {
  let signal: AbortSignal | undefined;
  const { said, saved } = await exporting(async (tables, _, ending) => {
    signal = ending;
    await gatheredFrom(tables);
    return new Promise((_done, failed) => {
      ending.addEventListener('abort', () => failed(ending.reason));
    });
  });
  expect(document.querySelector('.ui-progress')).toBe(null);
  await pass(600);
  expect(find('.ui-progress').textContent).toContain('Writing the file');
  expect(find('.ui-progress').textContent).toContain('2 of 2');
  click('.ui-progress button');
  await pass(0);
  expect(signal?.aborted).toBe(true);
  expect([said, saved]).toEqual([[], []]);
  expect(document.querySelector('.ui-progress')).toBe(null);
});
