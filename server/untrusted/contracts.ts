import { z } from 'zod';
import { importBeginning } from '#model/areas/integrations/data-import/data-import.facts.ts';
import { readBill } from '#model/areas/purchasing/supplier-bill/e-bill.ts';
import { bankEntry, bankFileHead } from '#model/areas/sales/bank-file/bank-entry-schemas.ts';
import { thumbnailSizes } from '#model/file/file.facts.ts';

const MEGABYTE = 1024 * 1024;

const nothing = z.strictObject({});
const fileLine = z.strictObject({ number: z.int().min(1), cells: z.array(z.string()) });
/** Lines of a file, as many as come in one part. */
export const fileLines = z.array(fileLine);

const writtenRate = z.strictObject({
  base: z.string().nullable(),
  currency: z.string(),
  on: z.string(),
  rate: z.string(),
});
/** What one unit of `base` is in a currency, on a day; the rate as it is written. */
export type WrittenRate = Readonly<z.infer<typeof writtenRate>>;

/** What a picture takes: all of its pixels in sixteen bits, or in eight and once more. */
const picture = { seconds: 10, megabytes: 768, given: 8 * MEGABYTE };
const drawing = { seconds: 60, megabytes: 768, given: 64 * MEGABYTE };
const text = { seconds: 60, megabytes: 1024, given: 128 * MEGABYTE };

/**
 * [SGR1] All that is read of strangers' bytes: what is asked, and answered; parts of the answer are lists in JSON of a
 * shape, or bytes (null). What the reading may take: seconds of a processor, megabytes of memory, bytes that are given back. What it is
 * called where the content is not what it should be.
 */
export const contracts = {
  /** The table of a text or of a workbook. */
  table: {
    ask: z.strictObject({ name: z.string(), sheet: z.string().nullable() }),
    answer: importBeginning.pick({ file: true, table: true }),
    part: fileLines,
    damaged: 'importDamaged',
    ...text,
  },
  /** All lines of a text with a table in it. */
  lines: { ask: nothing, answer: nothing, part: fileLines, damaged: 'importUnreadable', ...text },
  /** Exchange rates in XML or CSV. */
  rates: {
    ask: nothing,
    answer: nothing,
    part: z.array(writtenRate),
    damaged: 'importUnreadable',
    ...text,
  },
  /** What a bank booked, in XML (camt.053, camt.054). */
  bankFile: {
    ask: nothing,
    answer: bankFileHead,
    part: z.array(bankEntry),
    damaged: 'importDamaged',
    seconds: 30,
    megabytes: 768,
    given: 64 * MEGABYTE,
  },
  /** An e-invoice of a supplier, in XML or in a PDF; the files in it are parts. */
  eBill: {
    ask: nothing,
    answer: readBill,
    part: null,
    damaged: 'eBillBroken',
    seconds: 30,
    megabytes: 768,
    given: 16 * MEGABYTE,
  },
  thumbnail: {
    ask: z.strictObject({ size: z.enum(thumbnailSizes) }),
    answer: nothing,
    part: null,
    damaged: 'pictureUnreadable',
    ...picture,
  },
  logo: {
    ask: nothing,
    answer: z.strictObject({ width: z.int().min(1), height: z.int().min(1) }),
    part: null,
    damaged: 'logoUnreadable',
    ...picture,
  },
  /** A paper as a PDF: its logo is a stranger's, and its texts are as long as somebody wrote them. */
  paper: {
    ask: nothing,
    answer: nothing,
    part: null,
    damaged: 'paperNotDrawn',
    ...drawing,
  },
  /** Labels as a PDF: what is on them is what a browser sends. */
  labels: {
    ask: nothing,
    answer: nothing,
    part: null,
    damaged: 'paperNotDrawn',
    ...drawing,
  },
  /** What a file is, by its bytes. */
  type: {
    ask: nothing,
    answer: z.strictObject({ type: z.string().nullable() }),
    part: null,
    damaged: 'fileType',
    seconds: 10,
    megabytes: 256,
    given: 0,
  },
} as const;

export type Contracts = typeof contracts;
export type ReadingName = keyof Contracts;
export type Ask<N extends ReadingName> = z.infer<Contracts[N]['ask']>;
export type Answer<N extends ReadingName> = z.infer<Contracts[N]['answer']>;

/** Reads content in the child: gives parts of what it found, and returns the rest. Throws UnreadableFile. */
export type Reader<N extends ReadingName> = (
  content: Buffer,
  ask: Ask<N>,
  give: (part: Buffer) => void,
) => Promise<Answer<N>>;

/** How content is handed to the child: a line of JSON, and so many bytes. */
export interface Asked<N extends ReadingName = ReadingName> {
  readonly reading: N;
  readonly ask: Ask<N>;
  readonly size: number;
}

/** What comes back, a line of JSON each; a part is followed by its bytes. */
export const told = z.union([
  z.strictObject({ part: z.int().min(0) }),
  z.strictObject({ answer: z.unknown() }),
  z.strictObject({
    refusal: z.strictObject({
      code: z.string().max(60),
      params: z.record(z.string(), z.union([z.string().max(200), z.number()])).optional(),
    }),
  }),
  z.strictObject({ fault: z.string() }),
]);
