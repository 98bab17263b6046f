import { z } from 'zod';
import { nothing } from '#model/api/answers.ts';
import { defineEndpoint } from '#model/api/endpoint.ts';
import { companyParams } from '#model/api/params.ts';
import * as v from '#model/values/schemas.ts';
import { bankEntry } from './bank-entry-schemas.ts';

const text = z.string().min(1).max(500);

/** Money that came and pays nothing yet, and when its file was taken in. */
export const waitingEntry = z.object({
  entry: bankEntry,
  takenAt: v.moment,
  /** Somebody said that it pays no invoice. */
  isSetAside: z.boolean(),
});
export type WaitingEntry = Readonly<z.infer<typeof waitingEntry>>;

/** What waits of the files of a company. */
export const bankEntriesWaiting = z.object({
  entries: z.array(waitingEntry),
  /** Entries that wait beyond those. */
  more: z.int().min(0),
});
export type BankEntriesWaiting = Readonly<z.infer<typeof bankEntriesWaiting>>;

/** An entry of a file that does not count, and why. */
const refusedEntry = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

export const takenFile = z.object({
  /** Entries that came in by it. */
  taken: z.int().min(0),
  /** Entries of money that went out, or was taken back: they pay no invoice. */
  out: z.int().min(0),
  /** Entries that do not count. */
  refused: z.int().min(0),
  /** The first of those. */
  reasons: z.array(refusedEntry).max(100),
});
export type TakenFile = Readonly<z.infer<typeof takenFile>>;

export const takeBankFile = defineEndpoint({
  method: 'POST',
  path: '/core/companies/:company/bank-files/',
  tag: 'payments',
  summary:
    'Take in a file of the bank (camt.053 or camt.054, at most 20 MB) as a part of multipart/form-data: what came in waits to be recorded as payments',
  access: 'payment.import',
  params: companyParams,
  form: {},
  answer: takenFile,
  fails: [400, 409, 413, 415],
  example: {
    answer: {
      taken: 12,
      out: 3,
      refused: 1,
      reasons: [
        {
          code: 'bankEntryTwice',
          params: { line: 48, account: '50501055', currency: 'SEK', reference: 'BG-20261215-0004' },
        },
      ],
    },
  },
});

export const listBankEntries = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/bank-files/entries/',
  tag: 'payments',
  summary:
    'Money of bank files that no payment was recorded of, the oldest first: at most 1,000 at once, and how many wait beyond them',
  access: 'payment.import',
  params: companyParams,
  answer: bankEntriesWaiting,
  example: {
    answer: {
      entries: [
        {
          entry: {
            line: 12,
            reference: 'BG-20261215-0001',
            booking: 'BG-20261215-0001',
            endToEndId: '',
            amount: 37496,
            currency: 'SEK',
            account: '50501055',
            isCredit: true,
            isReversal: false,
            debtor: 'Kund & Söner AB',
            structured: ['1234574'],
            text: '',
            bookedOn: '2026-12-15',
            charges: 0,
          },
          takenAt: '2026-12-16T07:30:00.000Z',
          isSetAside: false,
        },
      ],
      more: 0,
    },
  },
});

export const setBankEntryAside = defineEndpoint({
  method: 'PUT',
  path: '/core/companies/:company/bank-files/entries/',
  tag: 'payments',
  summary: 'Set money of a bank file aside that pays no invoice, or bring it back',
  access: 'payment.import',
  params: companyParams,
  body: z.strictObject({ reference: text, isSetAside: z.boolean() }),
  answer: nothing,
  fails: [409],
  example: { body: { reference: 'BG-20261215-0001', isSetAside: true }, answer: null },
});
