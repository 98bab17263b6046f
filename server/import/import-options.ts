import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { OtherCurrencies, VatReading } from '#model/areas/integrations/data-import/data-import.facts.ts';
import { kinds } from '#model/kinds.ts';
import { UsageError } from '#server/platform/usage-error.ts';

const ownTables = ['products', 'customers', 'suppliers', 'stock'] as const;
/** Table formats of Lagra's own, one line per document; kinds of documents declare further ones. */
export type TableKind = (typeof ownTables)[number] | (string & {});
export type ImportKind = TableKind | 'sales-orders';
export const importKinds: readonly ImportKind[] = [
  ...ownTables,
  ...kinds.flatMap(({ importedAs }) => importedAs ?? []),
  'sales-orders',
];
/** Stands for a company that the import creates, or began to create. */
export const NEW = 'new';

export interface ImportOptions {
  /** Absolute. */
  readonly file: string;
  /** Null: detected from the file's header. */
  readonly as: ImportKind | null;
  /** A name, a number, or `new`. */
  readonly company: string;
  readonly dryRun: boolean;
  /** The importing user's email. */
  readonly user: string;
  /** Of a workbook; null: the first with a table in it. */
  readonly sheet: string | null;
  /** Columns that nothing is read from are left out, instead of refusing the file. */
  readonly ignoreOtherColumns: boolean;
  /** Whether prices are with VAT, where the file leaves it open; null: nobody has said. */
  readonly vat: Exclude<VatReading, 'open'> | null;
  /** What becomes of amounts in another currency; null: their lines are rejected. */
  readonly otherCurrencies: OtherCurrencies | null;
}

const currencyWords: Readonly<Record<string, OtherCurrencies>> = {
  convert: 'convert',
  'as-own': 'asOwn',
  'leave-out': 'leaveOut',
};

export const usage = `Loads a table (CSV, packed with gzip or not, or a workbook in XLSX) into a company.

  npm run import -- FILE [options]

  --company NAME|ID|new  the company; new (default, sales orders only): one named after the file,
                         or the one that an earlier run of this import began
  --as KIND              what the file holds: ${importKinds.join(', ')};
                         sales orders are told by their header
  --sheet NAME           of a workbook; by default the first with a table in it
  --ignore-other-columns leave out columns that nothing is read from, instead of refusing the file
  --vat with|without     whether prices are with VAT, where a shop's file leaves it open
  --other-currencies X   amounts in another currency: convert (at the company's last rate), as-own or
                         leave-out; by default their lines are rejected
  --dry-run              decide everything, write nothing
  --user EMAIL           who imports (default founder@example.com)
  --help                 this text

A run that was cut off is finished by the same command; nothing is taken twice. More: docs/import.md`;

/**
 * Parses the command line; `help` if requested. Throws UsageError. [IM9]
 * @param folder the current directory, for relative paths
 */
export function readOptions(args: readonly string[], folder: string): ImportOptions | 'help' {
  const { values, positionals } = parsed(args);
  if (values.help) return 'help';
  const [file, ...more] = positionals;
  if (file === undefined) throw new UsageError('name the file to import');
  if (more.length > 0) throw new UsageError(`name one file, not also ${more.join(' ')}`);
  const as = importKinds.find((kind) => kind === values.as) ?? null;
  if (values.as !== undefined && !as) throw new UsageError(`--as is one of ${importKinds.join(', ')}`);
  const company = values.company?.trim() ?? NEW;
  if (company === '') throw new UsageError('--company names the company: its name, its number, or new');
  return {
    file: resolve(folder, file),
    as,
    company,
    dryRun: values['dry-run'] ?? false,
    user: values.user ?? 'founder@example.com',
    sheet: values.sheet ?? null,
    ignoreOtherColumns: values['ignore-other-columns'] ?? false,
    vat: oneOf('--vat', { with: 'with', without: 'without' } as const, values.vat),
    otherCurrencies: oneOf('--other-currencies', currencyWords, values['other-currencies']),
  };
}

/** What a word on the command line stands for; null where none was given. */
function oneOf<T>(option: string, words: Readonly<Record<string, T>>, given: string | undefined): T | null {
  if (given === undefined) return null;
  const meant = Object.entries(words).find(([word]) => word === given)?.[1];
  if (meant === undefined) throw new UsageError(`${option} is one of ${Object.keys(words).join(', ')}`);
  return meant;
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const options = {
    company: text,
    as: text,
    user: text,
    sheet: text,
    vat: text,
    'other-currencies': text,
    'ignore-other-columns': flag,
    'dry-run': flag,
    help: { ...flag, short: 'h' },
  } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    // Node appends a hint on file names that begin with a dash.
    throw new UsageError((error instanceof Error ? error.message : String(error)).replace(/\. .*$/s, ''));
  }
}
