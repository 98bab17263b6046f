import { expect, test } from 'vitest';
import { xlsxOf } from './xlsx.ts';

const HEAD = 0x04_03_4b_50;

/** The files of an archive, by their names. */
async function unpacked(archive: Blob): Promise<ReadonlyMap<string, string>> {
  const bytes = await archive.arrayBuffer();
  const view = new DataView(bytes);
  const files = new Map<string, string>();
  for (let at = 0; view.getUint32(at, true) === HEAD;) {
    const [method, size] = [view.getUint16(at + 8, true), view.getUint32(at + 18, true)];
    const [named, extra] = [view.getUint16(at + 26, true), view.getUint16(at + 28, true)];
    const name = new TextDecoder().decode(bytes.slice(at + 30, at + 30 + named));
    const from = at + 30 + named + extra;
    const packed = new Blob([bytes.slice(from, from + size)]).stream();
    const content = method === 0 ? packed : packed.pipeThrough(new DecompressionStream('deflate-raw'));
    files.set(name, await new Response(content).text());
    at = from + size;
  }
  return files;
}

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
