import { voucherRest, type Voucher } from '#model/areas/setup/account/voucher.ts';
import { decimal } from '../decimal.ts';
import { inPc8, pc8Bytes } from './pc8.ts';

export interface SieContent {
  readonly company: { readonly name: string; readonly organisationNumber: string; readonly currency: string };
  /** The version of what wrote it. */
  readonly version: string;
  /** The day it was written, `YYYY-MM-DD`. */
  readonly writtenOn: string;
  /** A remark; empty: none. */
  readonly remark: string;
  readonly accounts: readonly { readonly number: string; readonly name: string }[];
  readonly vouchers: readonly Voucher[];
}

const END = '\r\n';

/**
 * Vouchers as a file of SIE type 4I, which books take in: PC8, a record a line. Throws for a voucher that does not come to
 * zero: it would be refused, and all others with it. Source: SIE-gruppen, SIE filformat, utgåva 4B of 2008-09-30. [SIE1]
 */
export function sieFile({ company, version, writtenOn, remark, accounts, vouchers }: SieContent): Buffer {
  const records = [
    ['#FLAGGA', '0'],
    ['#PROGRAM', quoted('Lagra'), quoted(version)],
    ['#FORMAT', 'PC8'],
    ['#GEN', dayIn(writtenOn)],
    ['#SIETYP', '4'],
    ...(remark === '' ? [] : [['#PROSA', quoted(remark)]]),
    ...organisation(company.organisationNumber),
    ['#FNAMN', quoted(company.name)],
    ['#VALUTA', company.currency],
    ...accounts.map(({ number, name }) => ['#KONTO', accountIn(number), quoted(name)]),
    ...vouchers.flatMap(recordsOf),
  ];
  return pc8Bytes(records.map((fields) => fields.join(' ') + END).join(''));
}

/** A Swedish organisation number has a hyphen after its sixth digit; one of another country is no field of SIE. */
function organisation(number: string): string[][] {
  const [, first, last] = /^(\d{6})-?(\d{4})$/.exec(number.trim()) ?? [];
  return first === undefined ? [] : [['#ORGNR', `${first}-${last}`]];
}

function recordsOf(voucher: Voucher): string[][] {
  const { series, number, on, notedOn = on, text, rows } = voucher;
  const rest = voucherRest(voucher);
  if (rest !== 0) throw new Error(`voucher ${series} ${number} does not come to zero, but ${rest}`);
  return [
    [
      '#VER',
      quoted(series),
      quoted(number),
      dayIn(on),
      quoted(text),
      ...(notedOn === on ? [] : [dayIn(notedOn)]),
    ],
    ['{'],
    ...rows.map((row) => [
      '#TRANS',
      accountIn(row.account),
      '{}',
      decimal(row.amount, 2),
      dayIn(on),
      quoted(row.text || text),
    ]),
    ['}'],
  ];
}

const dayIn = (day: string): string => day.replaceAll('-', '');

/** Accounts are numbers; another one would end the record early, or begin a new field. */
function accountIn(number: string): string {
  if (!/^\d{1,10}$/.test(number)) throw new Error(`no number of an account: ${number}`);
  return number;
}

// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001F\u007F]+/g;

/**
 * A text as a field. A backslash is only read before a quotation mark, and would take the meaning of the one that ends the
 * field: a slash stands for it.
 */
function quoted(text: string): string {
  const written = inPc8(text.replaceAll(CONTROL, ' ')).replaceAll('\\', '/').trim();
  return `"${written.replaceAll('"', '\\"')}"`;
}
