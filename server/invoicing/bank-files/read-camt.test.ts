import { expect, test } from 'vitest';
import type { BankEntry } from '#model/areas/sales/bank-file/bank-entry-schemas.ts';
import { bankEntry } from '#model/areas/sales/bank-file/bank-entry-schemas.ts';
import { camtDetails, camtEntry, camtFixture } from './camt.fixtures.ts';
import { readCamt } from './read-camt.ts';

async function read(content: Buffer) {
  const entries: BankEntry[] = [];
  const head = await readCamt(content, {}, (part) => {
    entries.push(...JSON.parse(part.toString()).map((one: unknown) => bankEntry.parse(one)));
  });
  return { head, entries };
}
const entriesOf = async (content: Buffer) => (await read(content)).entries;
const refusalOf = (content: Buffer): Promise<unknown> =>
  read(content).then(
    () => 'it was read',
    (error: { refusal?: unknown }) => error.refusal ?? error,
  );

test('[BNK1] what a bank booked is read: who, how much, on which day, with which reference', async () => {
  const content = camtFixture(camtEntry({ details: camtDetails('1234574') }));
  expect(await read(content)).toEqual({
    head: { type: 'camt.054', message: 'M-2026-1' },
    entries: [
      {
        line: 5,
        reference: 'BG-1',
        booking: 'BG-1',
        endToEndId: '',
        amount: 37_496,
        currency: 'SEK',
        account: '5050-1055',
        isCredit: true,
        isReversal: false,
        debtor: 'Kund & Söner AB',
        structured: ['1234574'],
        text: '',
        bookedOn: '2026-12-15',
        charges: 0,
      },
    ],
  });
});

test.each(['02', '04', '08', '13'])(
  '[BNK1] statements and notifications of version %s are',
  async (version) => {
    const details =
      '<TxDtls><Refs><EndToEndId>E2E-7</EndToEndId></Refs><RltdPties><Dbtr><Nm>Anna Berg</Nm></Dbtr></RltdPties>' +
      '<RmtInf><Ustrd>Faktura F-12345</Ustrd><Ustrd>tack</Ustrd></RmtInf></TxDtls>';
    for (const type of ['053', '054'] as const) {
      const content = camtFixture(camtEntry({ status: 'BOOK', details }), { type, version });
      const { head, entries } = await read(content);
      expect(head.type).toBe(`camt.${type}`);
      expect(entries).toMatchObject([
        { debtor: 'Anna Berg', text: 'Faktura F-12345\ntack', endToEndId: 'E2E-7', structured: [] },
      ]);
    }
  },
);

test('[BNK1] the payments of a sum are entries of their own, if they come to it', async () => {
  const details = camtDetails('1234574', '300.00') + camtDetails('1234673', '74.96');
  expect(await entriesOf(camtFixture(camtEntry({ details })))).toMatchObject([
    { amount: 30_000, structured: ['1234574'], reference: 'BG-1/1', booking: 'BG-1' },
    { amount: 7_496, structured: ['1234673'], reference: 'BG-1/2', booking: 'BG-1' },
  ]);
  const off = camtDetails('1234574', '300.00') + camtDetails('1234673', '74.95');
  expect(await refusalOf(camtFixture(camtEntry({ details: off })))).toEqual({
    code: 'bankEntryParts',
    params: { line: 5 },
  });
});

test('[BNK10] what a payer sent in another currency is read with what was booked, of a payment and of parts', async () => {
  const sent = (amount: string, currency = 'EUR') =>
    `<AmtDtls><InstdAmt><Amt Ccy="${currency}">${amount}</Amt></InstdAmt></AmtDtls>`;
  const of = async (content: string) =>
    (await entriesOf(camtFixture(content))).map(({ instructed }) => instructed);
  const euros = { amount: 33_33, currency: 'EUR' };
  expect(await of(camtEntry({ details: camtDetails('1', '', sent('33.33')) }))).toEqual([euros]);
  expect(await of(camtEntry({ more: sent('33.33') }))).toEqual([euros]);
  const parts = camtDetails('1', '300.00', sent('26.67')) + camtDetails('2', '74.96');
  expect(await of(camtEntry({ details: parts }))).toEqual([{ amount: 26_67, currency: 'EUR' }, undefined]);
  for (const none of [sent('374.96', 'SEK'), sent('0'), sent('much'), sent('1', 'euro')])
    expect(await of(camtEntry({ details: camtDetails('1', '', none) }))).toEqual([undefined]);
});

test('[BNK1] payments of a sum without amounts of their own stay one', async () => {
  const details = camtDetails('1234574') + camtDetails('1234673');
  expect(await entriesOf(camtFixture(camtEntry({ details })))).toMatchObject([
    { amount: 37_496, structured: [], reference: 'BG-1' },
  ]);
});

test('[BNK1] money out, what is taken back, and what the bank kept are kept apart', async () => {
  const out = camtEntry({ direction: 'DBIT' });
  const back = camtEntry({ direction: 'DBIT', more: '<RvslInd>true</RvslInd>', reference: 'BG-2' });
  const charges = camtDetails('1', '', '<Chrgs><Rcrd><Amt Ccy="SEK">25.00</Amt></Rcrd></Chrgs>');
  const fee = camtEntry({ details: charges, reference: 'BG-3' });
  expect(await entriesOf(camtFixture(out + back + fee))).toMatchObject([
    { isCredit: false, isReversal: false },
    { isCredit: false, isReversal: true },
    { isCredit: true, charges: 2_500 },
  ]);
});

test('[BNK1] what is not booked yet, or nothing, is left out', async () => {
  const pending = camtEntry({ status: '<Cd>PDNG</Cd>' });
  const nothing = camtEntry({ amount: '0.00' });
  expect(await entriesOf(camtFixture(pending + nothing + camtEntry()))).toHaveLength(1);
});

test('[BNK1] an entry that the bank gave no reference is named by its file and its place', async () => {
  const entry = camtEntry().replace('<AcctSvcrRef>BG-1</AcctSvcrRef>', '<NtryRef>1</NtryRef>');
  expect((await entriesOf(camtFixture(entry + entry))).map(({ reference }) => reference)).toEqual([
    'M-2026-1/1',
    'M-2026-1/2',
  ]);
});

test('[BNK1] a text that is marked as one (CDATA) is read as any other', async () => {
  const details = camtDetails('1234574').replace('Kund &amp; Söner AB', '<![CDATA[Kund & Söner AB]]>');
  expect(await entriesOf(camtFixture(camtEntry({ details })))).toMatchObject([{ debtor: 'Kund & Söner AB' }]);
  const long = camtEntry({ reference: `<![CDATA[${'x'.repeat(10_001)}]]>` });
  expect(await refusalOf(camtFixture(long))).toMatchObject({ code: 'bankFileTextTooLong' });
});

test('[BNK1] other encodings that are declared are read', async () => {
  const text = camtFixture(camtEntry({ details: camtDetails('1') })).toString();
  const latin = Buffer.from(text.replace('UTF-8', 'ISO-8859-1'), 'latin1');
  const wide = Buffer.from(`\uFEFF${text.replace('UTF-8', 'UTF-16')}`, 'utf16le');
  for (const content of [latin, wide])
    expect(await entriesOf(content)).toMatchObject([{ debtor: 'Kund & Söner AB' }]);
});

test.each<readonly [string, Buffer, object]>([
  [
    'it is of another kind',
    Buffer.from('<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03"/>'),
    { code: 'bankFileOfAnotherKind', params: { line: 1 } },
  ],
  ['it is no XML', Buffer.from('Datum;Belopp\n2026-12-15;100\n'), { code: 'bankFileBroken' }],
  ['it breaks off', camtFixture(camtEntry()).subarray(0, -60), { code: 'bankFileBroken' }],
  ['it is empty', Buffer.from(''), { code: 'bankFileBroken' }],
  [
    'it is in an unknown encoding',
    Buffer.from('<?xml version="1.0" encoding="EBCDIC"?><a/>'),
    { code: 'bankFileBroken' },
  ],
  [
    'it is not in the encoding that it declares',
    Buffer.from('<?xml version="1.0"?><a>\u00e5</a>', 'latin1'),
    { code: 'bankFileBroken' },
  ],
  [
    'an amount is no number',
    camtFixture(camtEntry({ amount: '1e3' })),
    { code: 'bankEntryIncomplete', params: { line: 5, field: 'Amt' } },
  ],
  [
    'an amount is below zero',
    camtFixture(camtEntry({ amount: '-5.00' })),
    { code: 'bankEntryIncomplete', params: { line: 5, field: 'Amt' } },
  ],
  [
    'an amount has parts of an öre',
    camtFixture(camtEntry({ amount: '5.001' })),
    { code: 'bankEntryIncomplete', params: { line: 5, field: 'Amt' } },
  ],
  [
    'an amount is more than is counted',
    camtFixture(camtEntry({ amount: '999999999999999' })),
    { code: 'bankEntryIncomplete', params: { line: 5, field: 'Amt' } },
  ],
  [
    'a currency is none',
    camtFixture(camtEntry({ currency: 'kr' })),
    { code: 'bankEntryIncomplete', params: { line: 5, field: 'Amt' } },
  ],
  [
    'a day is none',
    camtFixture(camtEntry({ day: '2026-02-30' })),
    { code: 'bankEntryIncomplete', params: { line: 5, field: 'BookgDt' } },
  ],
  [
    'a direction is none',
    camtFixture(camtEntry({ direction: 'IN' })),
    { code: 'bankEntryIncomplete', params: { line: 5, field: 'CdtDbtInd' } },
  ],
  [
    'the account is missing',
    camtFixture(camtEntry(), { account: '' }),
    { code: 'bankEntryIncomplete', params: { line: 4, field: 'Acct' } },
  ],
])('[BNK2] a file is refused with its line where %s', async (_, content, refusal) => {
  expect(await refusalOf(content)).toMatchObject(refusal);
});

test('[BNK2] nothing is handed over of a file of which the last entry is wrong', async () => {
  const many = Array.from({ length: 1500 }, (_, at) => camtEntry({ reference: `BG-${at}` }));
  const parts: Buffer[] = [];
  const reading = readCamt(camtFixture([...many, camtEntry({ amount: 'x' })].join('\n')), {}, (part) =>
    parts.push(part),
  );
  await expect(reading).rejects.toMatchObject({
    refusal: { code: 'bankEntryIncomplete', params: { line: 1505 } },
  });
  expect(parts).toEqual([]);
});
