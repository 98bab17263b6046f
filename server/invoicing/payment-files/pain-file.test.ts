import { expect, test } from 'vitest';
import { billFixture } from '#model/areas/purchasing/supplier-bill/supplier-bill.fixtures.ts';
import { paymentFileRefusal, transfersOf } from '#model/areas/purchasing/supplier-bill/payment-file.ts';
import type { BillForm, SupplierBillRow } from '#model/areas/purchasing/supplier-bill/supplier-bill.facts.ts';
import { readElements, type XmlLimits } from '../xml/xml-elements.ts';
import { painFile, type PainContent } from './pain-file.ts';

const bank = { iban: 'SE45 5000 0000 0583 9825 7466', bic: 'ESSESESS', bankgiro: '5050-1055', plusgiro: '' };
const supplier = '0198a000-0000-7000-8000-000000000001';

let made = 0;
const bill = (over: Partial<BillForm> = {}): SupplierBillRow =>
  ({
    ...billFixture({ supplier, ...over }),
    id: String((made += 1)),
    number: `SB-2026-0000${made}`,
  }) as SupplierBillRow; // all that a file asks of it

const fileOf = (bills: readonly SupplierBillRow[], over: Partial<PainContent> = {}): string =>
  painFile({
    file: '0198a000-0000-7000-8000-00000000000f',
    madeAt: '2026-05-04T08:00:00.000Z',
    company: { name: 'Nordlager AB', organisationNumber: '556000-0001', bank },
    transfers: transfersOf(bills).map((one) => ({
      ...one,
      name: 'Skruv & Mutter AB',
      country: 'SE',
      on: '2026-05-10',
    })),
    ...over,
  });

const anything: XmlLimits = {
  deepest: 20,
  elements: 10_000,
  text: () => 1000,
  codes: { broken: 'b', doctype: 'd', tooDeep: 't', tooManyElements: 'e', textTooLong: 'l' },
};

const textsOf = (xml: string, element: string): string[] =>
  [...xml.matchAll(new RegExp(`<${element}(?: [^>]*)?>([^<]*)</${element}>`, 'g'))].map(
    ([, text]) => text ?? '',
  );

test('[SBL14] a file has a transfer a bill, and its sums and counts are those of its transfers', () => {
  const xml = fileOf([bill(), bill({ stated: { net: 100_00, vat: 25_05, rounding: 0, payable: 125_05 } })]);
  expect(xml).toContain('xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03"');
  expect(textsOf(xml, 'NbOfTxs')).toEqual(['2', '2']);
  expect(textsOf(xml, 'CtrlSum')).toEqual(['1375.05', '1375.05']);
  expect(textsOf(xml, 'InstdAmt')).toEqual(['1250.00', '125.05']);
  expect(textsOf(xml, 'ReqdExctnDt')).toEqual(['2026-05-10']);
  expect(textsOf(xml, 'IBAN')).toEqual(['SE4550000000058398257466']);
  expect(textsOf(xml, 'Nm')).toContain('Skruv &amp; Mutter AB');
});

test('[SBL14] a bankgiro is an account of its scheme, a plusgiro a BBAN, an IBAN in euros goes by SEPA', () => {
  const giro = fileOf([bill({ paymentReference: '1234574' })]);
  expect(giro).toMatch(/<Id>50501055<\/Id>\s*<SchmeNm>\s*<Prtry>BGNR<\/Prtry>/);
  expect(textsOf(giro, 'MmbId')).toEqual(['9900']);
  expect(textsOf(giro, 'Ref')).toEqual(['1234574']);
  const plus = fileOf([
    bill({ payTo: { type: 'plusgiro', account: '90 20 03-3', bic: '' }, paymentReference: 'Faktura 7' }),
  ]);
  expect(plus).toMatch(/<Id>9020033<\/Id>\s*<SchmeNm>\s*<Cd>BBAN<\/Cd>/);
  expect(textsOf(plus, 'Ustrd')).toEqual(['Faktura 7']);
  const payTo = { type: 'iban', account: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFFXXX' } as const;
  const euros = fileOf([bill({ currency: 'EUR', payTo })]);
  expect(textsOf(euros, 'IBAN')).toContain('DE89370400440532013000');
  expect(euros).toContain('<Cd>SEPA</Cd>');
  expect(euros).toContain('<ChrgBr>SLEV</ChrgBr>');
});

test('[SBL14] credit notes lower what their supplier is paid, each named; more than the bills is refused', () => {
  const credit = bill({
    type: 'creditNote',
    supplierNumber: 'K-1',
    stated: { net: 200_00, vat: 50_00, rounding: 0, payable: 250_00 },
  });
  const xml = fileOf([bill(), credit]);
  expect(textsOf(xml, 'InstdAmt')).toEqual(['1000.00']);
  expect(textsOf(xml, 'Nb')).toEqual(['F-1001', 'K-1']);
  expect(xml).toMatch(/<Cd>CREN<\/Cd>/);
  const refusal = (bills: readonly SupplierBillRow[]) =>
    paymentFileRefusal(bank, transfersOf(bills), () => 'Skruv AB');
  expect(refusal([bill(), credit])).toBeNull();
  expect(refusal([credit])).toEqual({ code: 'nothingToTransfer', params: { name: 'Skruv AB' } });
  expect(paymentFileRefusal(undefined, [], () => '')).toEqual({ code: 'payerMissing' });
});

test('[SBL14] days, currencies and ways of paying are groups of their own', () => {
  const transfers = transfersOf([bill(), bill(), bill({ currency: 'EUR' })]).map((one, at) => ({
    ...one,
    name: 'X',
    country: 'SE',
    on: at === 1 ? '2026-05-11' : '2026-05-10',
  }));
  expect(textsOf(fileOf([], { transfers }), 'PmtInfId')).toHaveLength(3);
});

test('[SBL14] many groups, long names and characters that XML has no place for keep to the fields of the format', () => {
  const days = Array.from({ length: 120 }, (_, at) =>
    new Date(Date.UTC(2026, 5, 1 + at)).toISOString().slice(0, 10),
  );
  const xml = fileOf([], {
    company: { name: '\u0001]]>&<N>\uD83D', organisationNumber: '556000-0001<x>', bank },
    transfers: transfersOf(days.map(() => bill())).map((one, at) => ({
      ...one,
      name: `<!-- ${'\uD83D\uDE00'.repeat(100)}`,
      country: 'SE',
      on: days[at] ?? '',
    })),
  });
  const ids = textsOf(xml, 'PmtInfId');
  expect(new Set(ids).size).toBe(120);
  expect(ids.filter((id) => id.length > 35)).toEqual([]);
  expect(textsOf(xml, 'Nm').filter((name) => name.length > 80)).toEqual([]);
  expect(() =>
    readElements(xml, () => false, { document: () => {}, element: () => {} }, anything),
  ).not.toThrow();
});

test('[SBL14] a text is written as XML, and cut to what a field holds', () => {
  const xml = fileOf([bill({ paymentReference: `<b>&"${'x'.repeat(130)}` })], {});
  expect(xml).toContain('&lt;b&gt;&amp;');
});
