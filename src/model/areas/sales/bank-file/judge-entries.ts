import type { Refusal } from '#model/engine/envelope.ts';
import { isCurrency } from '#model/values/money.ts';
import type { BankEntry, BankFileHead } from './bank-entry-schemas.ts';

/** What a company knows of its bank. */
export interface KnownOfBank {
  /** Its own accounts: IBAN, Bankgiro, Plusgiro, as they were typed. */
  readonly accounts: readonly string[];
  /** Whether a file of this name was taken before. */
  readonly hasMessage: (message: string) => boolean;
  /** Whether something booked under this reference was taken from another file. */
  readonly hasBooking: (booking: string) => boolean;
}

/** An entry, and why it does not count; null: it does. */
export interface JudgedEntry {
  readonly entry: BankEntry;
  readonly refusal: Refusal | null;
}

/** What two ways of writing an account have in common. */
const bare = (account: string): string => account.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/**
 * Which entries of a bank's file count. What is booked counts once by the bank's reference, whether a statement or a
 * notification brings it first; a file that was taken before brings nothing. [BNK3] [BNK4]
 */
export function judgeEntries(
  head: BankFileHead,
  entries: readonly BankEntry[],
  known: KnownOfBank,
): readonly JudgedEntry[] {
  const own = new Set(known.accounts.map(bare).filter((account) => account !== ''));
  const wasTaken = known.hasMessage(head.message);
  const references = new Set<string>();
  return entries.map((entry) => {
    const refusal = wasTaken ? refused('bankFileTwice', entry) : whyNot(entry, { own, references, known });
    if (!refusal) references.add(entry.reference);
    return { entry, refusal };
  });
}

interface Judging {
  readonly own: ReadonlySet<string>;
  readonly references: ReadonlySet<string>;
  readonly known: KnownOfBank;
}

function whyNot(entry: BankEntry, { own, references, known }: Judging): Refusal | null {
  if (!own.has(bare(entry.account))) return refused('bankEntryOtherAccount', entry);
  if (!isCurrency(entry.currency)) return refused('bankEntryOtherCurrency', entry);
  const isTwice = references.has(entry.reference) || known.hasBooking(entry.booking);
  return isTwice ? refused('bankEntryTwice', entry) : null;
}

const refused = (code: string, { line, account, currency, reference }: BankEntry): Refusal => ({
  code,
  params: { line, account, currency, reference },
});
