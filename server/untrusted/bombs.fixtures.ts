import { crc32, deflateSync, gzipSync } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';

type Parts = Readonly<Record<string, string>>;

function zipOf(parts: Parts): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

const XML = '<?xml version="1.0"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packed = 'http://schemas.openxmlformats.org/package/2006';

const relation = (type: string, target: string): string =>
  `${XML}<Relationships xmlns="${packed}/relationships"><Relationship Id="rId1" Type="${office}/${type}" Target="${target}"/></Relationships>`;

/** A workbook of one sheet, with other parts beside. */
const workbookOf = (sheet: string, others: Parts = {}): Promise<Buffer> =>
  zipOf({
    '[Content_Types].xml': `${XML}<Types xmlns="${packed}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `${XML}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': sheet,
    ...others,
  });

const text = (at: string, said: string): string => `<c r="${at}" t="inlineStr"><is><t>${said}</t></is></c>`;
const row = (number: number, ...cells: string[]): string => `<row r="${number}">${cells.join('')}</row>`;
const sheetOf = (...rows: string[]): string =>
  `${XML}<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData></worksheet>`;

/** A workbook of one cell besides its head. */
export const cellAt = (at: string): Promise<Buffer> =>
  workbookOf(sheetOf(row(1, text('A1', 'Artikelnr')), row(Number(at.replace(/^[A-Z]+/, '')), text(at, 'x'))));

/** Its first row is painted to the last column, and holds a word. */
export const paintedWorkbook = (): Promise<Buffer> =>
  workbookOf(
    sheetOf(
      row(1, text('A1', 'Artikelnr'), text('B1', 'Benämning'), '<c r="XFD1" s="1"/>'),
      row(2, text('A2', '1'), text('B2', 'Skruv')),
      '<row r="1048576" spans="1:1"/>',
    ),
  );

/** One row is as wide as a sheet gets, another one far below it. */
export const crossWorkbook = (): Promise<Buffer> =>
  workbookOf(sheetOf(row(1, text('XFD1', 'x')), row(150_000, text('A150000', 'x'))));

/** Ten thousand words for one that is written. */
export const entityWorkbook = (): Promise<Buffer> => {
  const entities = [...'bcde'].map((name, at) => `<!ENTITY ${name} "${`&${'abcd'[at]};`.repeat(10)}">`);
  const doctype = `<!DOCTYPE x [<!ENTITY a "word">${entities.join('')}]>`;
  return workbookOf(sheetOf(row(1, text('A1', '&e;'))).replace(XML, `${XML}${doctype}`));
};

/** A million strings, all of them the same. */
export const stringsWorkbook = (): Promise<Buffer> =>
  workbookOf(sheetOf(row(1, text('A1', 'Artikelnr'))), {
    'xl/sharedStrings.xml': `${XML}<sst xmlns="${main}">${'<si><t>word</t></si>'.repeat(1_000_000)}</sst>`,
  });

export const manyParts = (): Promise<Buffer> =>
  zipOf(Object.fromEntries(Array.from({ length: 2500 }, (_, at) => [`xl/part${at}.xml`, '<x/>'])));

/** Sixty megabytes from some sixty kilobytes. */
export const packedText = (): Buffer => gzipSync(Buffer.alloc(60e6, 'a;b;c;d\n'), { level: 9 });

/** So many levels, each of which draws the one below ten times; the lowest is a path of two thousand strokes. */
export function nestedDrawing(levels = 7): Buffer {
  const uses = (of: number): string =>
    Array.from({ length: 10 }, (_, at) => `<use xlink:href="#l${of}" x="${at}"/>`).join('');
  const groups = Array.from({ length: levels }, (_, at) => `<g id="l${at + 1}">${uses(at)}</g>`).join('');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="100" height="100"><defs><path id="l0" d="M0 0${'h9v1h-9v1'.repeat(500)}z"/>${groups}</defs><use xlink:href="#l${levels}"/></svg>`,
  );
}

/** A PNG that says to be as wide and high as one can be, and holds nothing. */
export function hugePicture(): Buffer {
  const chunk = (name: string, content: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
    const sizes = Buffer.alloc(8);
    sizes.writeUInt32BE(content.length, 0);
    sizes.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([sizes.subarray(0, 4), body, sizes.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(60_000, 0);
  head.writeUInt32BE(60_000, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const start = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    start,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(100))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
