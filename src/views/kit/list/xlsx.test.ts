import { expect, test } from 'vitest';
import { unpacked } from './xlsx.fixtures.ts';
import { xlsxOf } from './xlsx.ts';

test('[LI6] a workbook has numbers as numbers, days as days, texts as texts, and what is nothing empty', async () => {
  const rows = [
    ['SO-1', 12.5, '2026-05-04', null],
    ['=1+1', 0, new Date('2026-05-04T06:00:00.000Z'), ''],
  ];
  const files = await unpacked(
    await xlsxOf({ head: ['Number', 'Total', 'Day', 'Note'], rows }, 'Orders: all/new'),
  );
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
  const texts = [...(files.get('xl/sharedStrings.xml') ?? '').matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(
    ([, text]) => text,
  );
  const cell = (place: string): string => {
    const [, attributes = '', value = ''] =
      new RegExp(`<c r="${place}"([^>]*)>(?:<v>|<is><t>)?([^<]*)`).exec(sheet) ?? [];
    return attributes.includes('t="s"') ? (texts[Number(value)] ?? '') : value;
  };
  expect(['A1', 'B1', 'C1', 'D1'].map(cell)).toEqual(['Number', 'Total', 'Day', 'Note']);
  expect(['A2', 'B2', 'C2', 'A3', 'B3', 'C3'].map(cell)).toEqual([
    'SO-1',
    '12.5',
    '46146',
    '=1+1',
    '0',
    '46146.25',
  ]);
  expect(['D2', 'D3'].map((place) => sheet.includes(`r="${place}"`) && cell(place))).toEqual([false, false]);
  expect(sheet).not.toContain('<f>');
  expect(files.get('xl/workbook.xml')).toContain('name="Orders  all new"');
});
