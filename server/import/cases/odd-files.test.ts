import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { decideCase, readContent } from './foreign-cases.fixtures.ts';

const hex = (bytes: string): Buffer => Buffer.from(bytes.padEnd(200, '0a53'), 'hex');

test.each([
  ['a document', Buffer.from('%PDF-1.4\n%âã\n1 0 obj; 2 0 obj\n')],
  ['a text with its layout', Buffer.from('{\\rtf1;ansi\na;b\n')],
  ['a picture', hex('89504e470d0a1a0a')],
  ['a photograph', hex('ffd8ffe000104a46')],
  ['what is packed twice', gzipSync(gzipSync(Buffer.from('SKU;Name\nZ-1;Packed\n')))],
  ['a workbook that is packed', gzipSync(hex('504b0304'))],
  ['objects of a program', Buffer.from('[{"sku":"J-1","name":"Jug"}]')],
  ['an object of a program', Buffer.from('{ "products": [{"sku":"J-1"}] }')],
])('[DI9] %s is no table, whatever it is called', async (_, content) => {
  await expect(readContent(content, 'products.csv')).rejects.toMatchObject({
    refusal: { code: 'importNoTable' },
  });
});

test('[DI44] a zero character is not kept in a name, with a note', async () => {
  const [line] = decideCase(await readContent(Buffer.from('SKU;Name\nN-1;Sl\0eeve\n'), 'zero.csv'));
  expect(line).toMatchObject({
    takes: 'create',
    form: { name: { en: 'Sleeve' } },
    notes: [{ field: 'name', code: 'cellUnseenSigns', how: 'cleaned' }],
  });
});

test('[DI45] a name of tags alone is missing', async () => {
  const text = 'SKU;Name\nX-1;<img src=x onerror=alert(1)>\nX-2;<b>Cup</b>\n';
  const lines = decideCase(await readContent(Buffer.from(text), 'tags.csv'));
  expect(lines).toMatchObject([
    { takes: 'rejected', refusal: { code: 'cellMissing', field: 'name' } },
    { takes: 'create', form: { name: { en: 'Cup' } } },
  ]);
});
