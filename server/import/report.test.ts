import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { countByReason, writeRejections } from './rejections.ts';
import { reportOf, type ReportInput } from './report.ts';

const input: ReportInput = {
  title: 'trade.csv into Trade (company 4)',
  read: 1005,
  taken: { sold: 1000, cancellations: 2 },
  rejections: [
    { line: 9, reason: 'priceZero', explanation: 'has the price zero' },
    { line: 4, reason: 'quantityZero', explanation: 'has the quantity zero' },
    { line: 4, reason: 'priceZero', explanation: 'has the price zero' },
    { line: 3, reason: 'priceZero', explanation: 'has the price zero' },
  ],
  counts: [['sales orders', 12]],
  notes: ['A note.'],
  seconds: 1.26,
};

it('[IM2] the report adds up and counts a line once, for its first reason', () => {
  const lines = reportOf(input)
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' '));
  expect(lines).toEqual([
    'trade.csv into Trade (company 4)',
    'lines read 1,005',
    'lines taken 1,002',
    'sold 1,000',
    'cancellations 2',
    'lines rejected 3',
    'priceZero 2',
    'line 3 has the price zero',
    'line 9 has the price zero',
    'quantityZero 1',
    'line 4 has the quantity zero',
    'sales orders 12',
    '1.3 seconds',
    'A note.',
  ]);
});

it('[IM2] a report that does not add up is a fault', () => {
  expect(() => reportOf({ ...input, read: 1006 })).toThrow('1006 read, 1002 taken, 3 rejected');
});

it('[IM2] reasons are counted, the most frequent first', () => {
  expect(countByReason(input.rejections).map(({ reason, lines }) => [reason, lines])).toEqual([
    ['priceZero', 2],
    ['quantityZero', 1],
  ]);
});

it('[IM2] rejected lines are a table in the order of the file, safe to open in a spreadsheet', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lagra-rejected-'));
  const file = join(folder, 'deep', 'rejected.csv');
  await writeRejections(file, [
    { line: 9, reason: 'refused', explanation: '=1+1' },
    { line: 3, reason: 'refused', explanation: 'says "a, b"' },
  ]);
  expect(await readFile(file, 'utf8')).toBe(
    'line,reason,explanation\r\n3,refused,"says ""a, b"""\r\n9,refused,\'=1+1\r\n',
  );
  await rm(folder, { recursive: true });
});
