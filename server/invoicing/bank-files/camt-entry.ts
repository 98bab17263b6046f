import type { BankEntry } from '#model/areas/sales/bank-file/bank-entry-schemas.ts';
import { MOST_AMOUNT } from '#model/values/schemas.ts';
import { UnreadableFile } from '#server/platform/http/unreadable-file.ts';
import { allAt, textAt, type XmlElement } from '../xml/xml-elements.ts';

/** Characters of texts that are kept (Max500Text). */
const LONGEST = 500;
/** So that the reference of a part fits behind it. */
const LONGEST_BOOKING = 100;
const LONGEST_REFERENCE = 200;
const LONGEST_TEXT = 5000;
const MOST_REFERENCES = 100;

/** An account by its IBAN, or by another number. */
export const accountAt = (account: XmlElement | undefined): string =>
  account ? textAt(account, 'Id/IBAN', 'Id/Othr/Id') : '';

/** Where an entry stands in its file. */
interface Place {
  readonly account: string;
  /** The name of the file and the place in it, for an entry that the bank gave no reference. */
  readonly otherwise: string;
}

/**
 * The payments of an entry (Ntry): those in its details, or the entry itself, if it has none or they have no amounts of
 * their own. Entries that are not booked yet, and those of nothing, are left out. Throws UnreadableFile with the line of what is missing. [BNK1]
 */
export function paymentsOf(entry: XmlElement, { account, otherwise }: Place): readonly BankEntry[] {
  const status = textAt(entry, 'Sts/Cd', 'Sts');
  if (status !== '' && status !== 'BOOK') return [];
  if (minorOf(textAt(entry, 'Amt')) === 0) return [];
  if (account === '') throw fault('bankEntryIncomplete', entry, 'Acct');
  const booking = bookingOf(entry) || otherwise;
  const whole: Whole = {
    ...moneyAt(entry, 'Amt'),
    account,
    booking,
    isCredit: directionOf(entry),
    isReversal: ['true', '1'].includes(textAt(entry, 'RvslInd')),
    bookedOn: dayAt(entry),
    line: entry.line,
    reference: booking,
    charges: chargesOf(entry),
  };
  const details = allAt(entry, 'NtryDtls/TxDtls');
  const amounts = details.map((one) => moneyOfPart(one, whole.currency));
  const [only] = details;
  if (details.length > 1 && !amounts.includes(null)) return partsOf(entry, whole, { details, amounts });
  const { charges } = whole;
  const single = details.length > 1 ? undefined : only;
  const instructed = instructedAt(single, whole.currency) ?? instructedAt(entry, whole.currency);
  return [
    {
      ...whole,
      ...whoAndWhat(single),
      charges: charges || chargesOf(only),
      ...(instructed && { instructed }),
    },
  ];
}

type Whole = Omit<BankEntry, keyof WhoAndWhat>;

interface Parts {
  readonly details: readonly XmlElement[];
  readonly amounts: readonly (number | null)[];
}

/** The payments of a sum, each with a reference of its own; they come to the sum. */
function partsOf(entry: XmlElement, whole: Whole, { details, amounts }: Parts): readonly BankEntry[] {
  const all = amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
  if (all !== whole.amount) throw fault('bankEntryParts', entry);
  const references = details.map((one) => textAt(one, 'Refs/AcctSvcrRef', 'Refs/TxId'));
  const isUnique = new Set(references).size === references.length && !references.includes('');
  return details.map((one, at) => {
    const instructed = instructedAt(one, whole.currency);
    return {
      ...whole,
      ...whoAndWhat(one),
      line: one.line,
      amount: amounts[at] ?? 0,
      reference: `${whole.booking}/${isUnique ? references[at] : at + 1}`.slice(0, LONGEST_REFERENCE),
      charges: chargesOf(one),
      ...(instructed && { instructed }),
    };
  });
}

const short = (text: string): string => text.slice(0, LONGEST);

const fault = (code: string, { line }: XmlElement, field?: string): UnreadableFile =>
  new UnreadableFile(`${code} in line ${line}`, { code, params: { line, ...(field && { field }) } });

/** The bank's reference, which its statement and its notification share; empty: it gave none. */
const bookingOf = (entry: XmlElement): string =>
  short(textAt(entry, 'AcctSvcrRef', 'NtryDtls/TxDtls/Refs/AcctSvcrRef')).slice(0, LONGEST_BOOKING);

function directionOf(entry: XmlElement): boolean {
  const direction = textAt(entry, 'CdtDbtInd');
  if (direction !== 'CRDT' && direction !== 'DBIT') throw fault('bankEntryIncomplete', entry, 'CdtDbtInd');
  return direction === 'CRDT';
}

function dayAt(entry: XmlElement): string {
  const day = textAt(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm').slice(0, 10);
  const at = Date.parse(`${day}T00:00:00Z`);
  const isDay =
    /^[1-9]\d{3}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
  if (!isDay) throw fault('bankEntryIncomplete', entry, 'BookgDt');
  return day;
}

interface Money {
  readonly amount: number;
  readonly currency: string;
}

function moneyAt(element: XmlElement, path: string): Money {
  const [found] = allAt(element, path);
  const amount = minorOf(found?.text.trim() ?? '');
  const currency = found?.attributes['Ccy'] ?? '';
  if (amount === null || !/^[A-Z]{3}$/.test(currency)) throw fault('bankEntryIncomplete', element, path);
  return { amount, currency };
}

/** Minor units of a decimal; null for what is none, has parts of a minor unit, or is more than can be counted exactly. */
function minorOf(text: string): number | null {
  const [, whole, rest = ''] = /^\+?(\d{1,15})(?:\.(\d{1,5}))?$/.exec(text) ?? [];
  if (whole === undefined || !/^\d{0,2}0*$/.test(rest)) return null;
  const minor = Number(whole + rest.slice(0, 2).padEnd(2, '0'));
  return minor <= MOST_AMOUNT ? minor : null;
}

/** What a part of a sum comes to in the currency of the sum; null: it does not say. */
function moneyOfPart(details: XmlElement, currency: string): number | null {
  for (const path of ['Amt', 'AmtDtls/TxAmt/Amt']) {
    const [found] = allAt(details, path);
    if (found?.attributes['Ccy'] === currency) return moneyAt(details, path).amount || null;
  }
  return null;
}

/** What the payer sent, where it was in another currency than what was booked; else undefined. [BNK10] */
function instructedAt(element: XmlElement | undefined, booked: string): Money | undefined {
  const [found] = element ? allAt(element, 'AmtDtls/InstdAmt/Amt') : [];
  const amount = minorOf(found?.text.trim() ?? '');
  const currency = found?.attributes['Ccy'] ?? '';
  const isSent = amount !== null && amount > 0 && /^[A-Z]{3}$/.test(currency) && currency !== booked;
  return isSent ? { amount, currency } : undefined;
}

/** What the bank kept: as a sum, or the records of it that are not included already. */
function chargesOf(element: XmlElement | undefined): number {
  if (!element) return 0;
  const total = textAt(element, 'Chrgs/TtlChrgsAndTaxAmt');
  const amounts =
    total === ''
      ? ['Chrgs/Rcrd/Amt', 'Chrgs/Amt'].flatMap((path) => allAt(element, path)).map(({ text }) => text.trim())
      : [total];
  return amounts.reduce((sum, text) => sum + (minorOf(text) ?? 0), 0);
}

type WhoAndWhat = Pick<BankEntry, 'endToEndId' | 'debtor' | 'structured' | 'text'>;
/** What ISO 20022 writes where a payer gave no name. */
const NONE = 'NOTPROVIDED';

function whoAndWhat(details: XmlElement | undefined): WhoAndWhat {
  if (!details) return { endToEndId: '', debtor: '', structured: [], text: '' };
  const texts = (path: string): readonly string[] =>
    allAt(details, path)
      .map(({ text }) => text.trim())
      .filter((text) => text !== '');
  const endToEndId = textAt(details, 'Refs/EndToEndId');
  return {
    endToEndId: endToEndId === NONE ? '' : short(endToEndId),
    debtor: short(
      textAt(
        details,
        'RltdPties/Dbtr/Nm',
        'RltdPties/Dbtr/Pty/Nm',
        'RltdPties/UltmtDbtr/Nm',
        'RltdPties/UltmtDbtr/Pty/Nm',
      ),
    ),
    structured: texts('RmtInf/Strd/CdtrRefInf/Ref').slice(0, MOST_REFERENCES).map(short),
    text: [
      ...texts('RmtInf/Ustrd'),
      ...texts('RmtInf/Strd/RfrdDocInf/Nb'),
      ...texts('RmtInf/Strd/AddtlRmtInf'),
    ]
      .join('\n')
      .slice(0, LONGEST_TEXT),
  };
}
