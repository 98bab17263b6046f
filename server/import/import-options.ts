import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
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
}

export const usage = `Loads a table (CSV, packed with gzip or not) into a company.

  npm run import -- FILE [options]

  --company NAME|ID|new  the company; new (default, sales orders only): one named after the file,
                         or the one that an earlier run of this import began
  --as KIND              what the file holds: ${importKinds.join(', ')};
                         sales orders are told by their header
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
  };
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const options = {
    company: text,
    as: text,
    user: text,
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
