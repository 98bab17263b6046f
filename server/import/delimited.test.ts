import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csvText } from '#model/values/csv-cell.ts';
import { readSheet } from './delimited.ts';
import { UnreadableFile } from '#server/platform/http/unreadable-file.ts';
import { silent } from './progress.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lagra-table-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function tableOf(content: string | Buffer): Promise<unknown> {
  const file = join(folder, 'table.csv');
  await writeFile(file, content);
  return readSheet(file, readAll, silent);
}

function readAll(header: readonly string[]) {
  const lines: unknown[] = [];
  return {
    line: ({ number, cells }: { number: number; cells: readonly string[] }) =>
      void lines.push([number, ...cells]),
    end: () => [header, ...lines],
  };
}

const expected = [
  ['sku', 'name'],
  [2, 'A1', 'Räka'],
  [3, 'A2', 'Öl'],
];

describe('a table', () => {
  it.each([
    ['with commas', 'sku,name\nA1,Räka\nA2,Öl\n'],
    ['with semicolons and Windows line ends', 'sku;name\r\nA1;Räka\r\nA2;Öl'],
    ['with tabs and a byte order mark', '\ufeffsku\tname\nA1\tRäka\nA2\tÖl'],
    ['in Windows-1252', Buffer.from('sku,name\nA1,Räka\nA2,Öl\n', 'latin1')],
    [
      'in UTF-16, as spreadsheets save Unicode text',
      Buffer.from('\ufeffsku\tname\nA1\tRäka\nA2\tÖl\n', 'utf16le'),
    ],
    ['in UTF-16 without a mark', Buffer.from('sku;name\nA1;Räka\nA2;Öl\n', 'utf16le')],
    ['with bars', 'sku|name\nA1|Räka\nA2|Öl\n'],
    ['packed', gzipSync('sku,name\nA1, Räka \nA2,"Öl"\n')],
  ])('[IM1] is read %s', async (_, content) => {
    expect(await tableOf(content)).toEqual(expected);
  });

  it('[IM1] has empty lines and breaks within cells: a line is where its record begins', async () => {
    expect(await tableOf('sku,name\n\n"A1","two\nlines"\n\nA2,x\n')).toEqual([
      ['sku', 'name'],
      [3, 'A1', 'two\nlines'],
      [6, 'A2', 'x'],
    ]);
  });

  it('[IM1] keeps quotation marks within a cell, and lines of other lengths', async () => {
    expect(await tableOf('sku,name\nA1,6" nail\nA2\nA3,x,y\n')).toEqual([
      ['sku', 'name'],
      [2, 'A1', '6" nail'],
      [3, 'A2'],
      [4, 'A3', 'x', 'y'],
    ]);
  });

  it('[IM38] reads a line whose quotation marks are out of place as it is written, and the others as ever', async () => {
    const text = 'sku,name\n\nA1,"Pipe 2" steel\n"A2","two\nlines"\n\n"A3,x\nA4,y\n';
    expect(await tableOf(text)).toEqual([
      ['sku', 'name'],
      [3, 'A1', '"Pipe 2" steel'],
      [4, 'A2', 'two\nlines'],
      [7, '"A3', 'x'],
      [8, 'A4', 'y'],
    ]);
  });

  it('[IM16] is read as it was exported, without what kept spreadsheets from taking texts for formulas', async () => {
    const rows = [
      ['sku', 'note'],
      ['-X', '+46 8 123'],
      ["'-X", '=1;-2'],
      ["O'Neill", '@home\t=1'],
    ];
    const table = rows.map((row) => row.map(csvText).join(',')).join('\r\n');
    const [head, ...lines] = rows;
    expect(await tableOf(table)).toEqual([head, ...lines.map((cells, at) => [at + 2, ...cells])]);
  });

  it.each<[string, string | Buffer, string]>([
    ['empty', '', 'the file is empty'],
    ['of empty lines', '\n\n', 'the file is empty'],
    [
      'packed and cut off',
      gzipSync('sku,name\nA1,x\n'.repeat(1000)).subarray(0, 60),
      'the packed file is damaged',
    ],
  ])('[IM9] is refused in a sentence when it is %s', async (_, content, sentence) => {
    await expect(tableOf(content)).rejects.toThrow(UnreadableFile);
    await expect(tableOf(content)).rejects.toThrow(sentence);
  });

  it('[IM9] is refused in a sentence when there is no file, or a folder', async () => {
    const missing = join(folder, 'missing.csv');
    await expect(readSheet(missing, readAll, silent)).rejects.toThrow(`there is no file ${missing}`);
    await expect(readSheet(folder, readAll, silent)).rejects.toThrow(`${folder} cannot be read: EISDIR`);
  });
});
