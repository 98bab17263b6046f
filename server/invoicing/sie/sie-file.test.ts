import iconv from 'iconv-lite';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Voucher } from '#model/areas/setup/account/voucher.ts';
import { sieFile, type SieContent } from './sie-file.ts';

const sale: Voucher = {
  series: 'F',
  number: '12345',
  on: '2026-11-30',
  text: 'Faktura 12345 Kund AB',
  rows: [
    { account: '1510', amount: 37_496, text: '' },
    { account: '3001', amount: -29_997, text: 'Försäljning 25 %' },
    { account: '2611', amount: -7_499, text: '' },
  ],
};

const content = (over: Partial<SieContent> = {}): SieContent => ({
  company: { name: 'Nordlager AB', organisationNumber: '556000-0001', currency: 'SEK' },
  version: '0.1.0',
  writtenOn: '2026-12-01',
  remark: '',
  accounts: [{ number: '1510', name: 'Kundfordringar' }],
  vouchers: [sale],
  ...over,
});

/** The fields of each line, as a program for books reads them: quoted, or up to the next space; `\"` is a quotation mark. */
const read = (file: Buffer): string[][] =>
  iconv
    .decode(file, 'cp437')
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) =>
      [...line.matchAll(/"((?:\\"|[^"])*)"|(\{[^}]*\}|\S+)/g)].map(
        ([, text, bare]) => bare ?? (text ?? '').replaceAll('\\"', '"'),
      ),
    );

test('[SIE1] a file of type 4I has the records that books ask for, in their order', () => {
  expect(read(sieFile(content()))).toEqual([
    ['#FLAGGA', '0'],
    ['#PROGRAM', 'Lagra', '0.1.0'],
    ['#FORMAT', 'PC8'],
    ['#GEN', '20261201'],
    ['#SIETYP', '4'],
    ['#ORGNR', '556000-0001'],
    ['#FNAMN', 'Nordlager AB'],
    ['#VALUTA', 'SEK'],
    ['#KONTO', '1510', 'Kundfordringar'],
    ['#VER', 'F', '12345', '20261130', 'Faktura 12345 Kund AB'],
    ['{'],
    ['#TRANS', '1510', '{}', '374.96', '20261130', 'Faktura 12345 Kund AB'],
    ['#TRANS', '3001', '{}', '-299.97', '20261130', 'Försäljning 25 %'],
    ['#TRANS', '2611', '{}', '-74.99', '20261130', 'Faktura 12345 Kund AB'],
    ['}'],
  ]);
});

test('[SIE1] a voucher that was noted later says when, and a remark stands after the type', () => {
  const file = read(
    sieFile(content({ remark: 'Sägs "igen"', vouchers: [{ ...sale, notedOn: '2026-12-02' }] })),
  );
  expect(file[5]).toEqual(['#PROSA', 'Sägs "igen"']);
  expect(file.find(([record]) => record === '#VER')?.at(-1)).toBe('20261202');
  const onTheDay = read(sieFile(content({ vouchers: [{ ...sale, notedOn: sale.on }] })));
  expect(onTheDay.find(([record]) => record === '#VER')).toHaveLength(5);
});

test('[SIE2] it is written in code page 437: å is 86, ä 84, ö 94, É 90, all hexadecimal', () => {
  const file = sieFile(content({ company: { ...content().company, name: 'åäöÅÄÖÉ' } }));
  const at = file.indexOf('#FNAMN "') + '#FNAMN "'.length;
  expect(file.subarray(at, at + 7).toString('hex')).toBe('8684948f8e9990');
});

test('[SIE2] what the code page does not have is written with what stands for it', () => {
  const text = '10 € – “Øresund” Łódź žluťoučký 漢 e\u0301';
  const [, , , , name] = read(sieFile(content({ vouchers: [{ ...sale, text }] }))).at(9) ?? [];
  expect(name).toBe('10 EUR - "Oresund" Lódz zlutoucky ? é');
});

test('[SIE3] a text stays one field, whatever is in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      const rows = read(sieFile(content({ vouchers: [{ ...sale, text: `x${text}x`, rows: sale.rows }] })));
      expect(rows.length).toBe(15);
      expect(rows.map((fields) => fields.length).slice(9)).toEqual([5, 1, 6, 6, 6, 1]);
    }),
  );
  const [ver] = read(sieFile(content({ vouchers: [{ ...sale, text: 'C:\\ "x"\r\n#TRANS 1 {} 1' }] }))).slice(
    9,
  );
  expect(ver?.at(-1)).toBe('C:/ "x" #TRANS 1 {} 1');
});

test('[SIE4] a voucher that does not come to zero is not written, nor one on what is no account', () => {
  const [first, ...rest] = sale.rows;
  const wrong = { ...sale, rows: [{ account: '1510', text: '', amount: 37_497 }, ...rest] };
  expect(() => sieFile(content({ vouchers: [wrong] }))).toThrow('but 1');
  const odd = { ...sale, rows: [{ ...first, account: '1510 {', text: '', amount: 37_496 }, ...rest] };
  expect(() => sieFile(content({ vouchers: [odd] }))).toThrow('no number of an account');
});
