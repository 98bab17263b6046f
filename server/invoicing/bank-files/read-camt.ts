import type { BankEntry, BankFileHead } from '#model/areas/sales/bank-file/bank-entry-schemas.ts';
import type { Reader } from '#server/untrusted/contracts.ts';
import { beyond, UnreadableFile } from '#server/platform/http/unreadable-file.ts';
import { readElements, textAt, type XmlElement, type XmlLimits } from '../xml/xml-elements.ts';
import { accountAt, paymentsOf } from './camt-entry.ts';
import { broken, xmlText } from '../xml/xml-text.ts';

/** ISO 20022: statements (053) and notifications (054), from version 2 on. */
const MESSAGE = /^urn:iso:std:iso:20022:tech:xsd:camt\.(053|054)\.001\.(0[2-9]|[1-9]\d)$/;
const codes = {
  broken: 'bankFileBroken',
  doctype: 'bankFileDoctype',
  tooDeep: 'bankFileTooDeep',
  tooManyElements: 'bankFileTooManyElements',
  textTooLong: 'bankFileTextTooLong',
};
/** A message of ISO 20022 has some fifteen levels; two thousand payments in a sum, and more, are one entry. */
const limits: XmlLimits = { deepest: 30, elements: 200_000, text: () => 10_000, codes };
const MOST_ENTRIES = 100_000;
/** Entries handed over at once. */
const PIECE = 1000;

/**
 * In the child: what was booked by a bank's file, camt.053 or camt.054 of ISO 20022. All of it is read before any of it is
 * handed over, so that nothing is half read. Throws UnreadableFile with the line. [BNK1] [BNK2]
 */
export const readCamt: Reader<'bankFile'> = async (content, _, give) => {
  const { head, entries } = found(xmlText(content, codes.broken));
  for (let from = 0; from < entries.length; from += PIECE)
    give(Buffer.from(JSON.stringify(entries.slice(from, from + PIECE))));
  return head;
};

function found(text: string): { readonly head: BankFileHead; readonly entries: readonly BankEntry[] } {
  let type: BankFileHead['type'] | null = null;
  let [message, account, place] = ['', '', 0];
  const entries: BankEntry[] = [];
  const take = (element: XmlElement): void => {
    if (element.name === 'GrpHdr') message = textAt(element, 'MsgId');
    else if (element.name === 'Acct') account = accountOf(element);
    else
      entries.push(...paymentsOf(element, { account, otherwise: `${message.slice(0, 90)}/${(place += 1)}` }));
    if (entries.length > MOST_ENTRIES) throw beyond('bankFileTooManyEntries', MOST_ENTRIES);
  };
  readElements(
    text,
    isWhole,
    {
      document: (namespace, line) => {
        type = typeOf(namespace, line);
      },
      element: take,
    },
    limits,
  );
  if (type === null || message === '') throw broken(codes.broken, 1, 'MsgId');
  if (account === '') throw broken(codes.broken, 1, 'Acct');
  return { head: { type, message: message.slice(0, 500) }, entries };
}

/** Document, message, statement: below them are the head of the message, the account, and entries. */
const isWhole = ([, , third, fourth, ...rest]: readonly string[]): boolean =>
  (third === 'GrpHdr' && fourth === undefined) ||
  ((fourth === 'Acct' || fourth === 'Ntry') && rest.length === 0);

function typeOf(namespace: string, line: number): BankFileHead['type'] {
  const [, number] = MESSAGE.exec(namespace) ?? [];
  if (number === undefined)
    throw new UnreadableFile('no camt.053 or camt.054', { code: 'bankFileOfAnotherKind', params: { line } });
  return number === '053' ? 'camt.053' : 'camt.054';
}

function accountOf(element: XmlElement): string {
  const account = accountAt(element);
  if (account === '')
    throw new UnreadableFile('no account', {
      code: 'bankEntryIncomplete',
      params: { line: element.line, field: 'Acct' },
    });
  return account.slice(0, 500);
}
