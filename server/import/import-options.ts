import { parseArgs } from 'node:util';

export const importKinds = ['products', 'customers', 'suppliers', 'stock', 'sales-orders'] as const;
export type ImportKind = (typeof importKinds)[number];

export interface ImportOptions {
  readonly file: string;
  readonly as: ImportKind;
  /** A name, a number, or `new`. */
  readonly company: string;
  readonly dryRun: boolean;
  /** The email of who imports. */
  readonly user: string;
}

/** What was typed is no import; the message says how to type one. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const usage =
  `usage: npm run import -- FILE --company NAME|ID|new --as ${importKinds.join('|')} [--dry-run] [--user EMAIL]\n` +
  'more: docs/import.md';

/** Reads the command line. Throws UsageError. */
export function readOptions(args: readonly string[]): ImportOptions {
  const { values, positionals } = parsed(args);
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError('name one file');
  const as = importKinds.find((kind) => kind === values.as);
  if (!as) throw new UsageError(`--as is one of ${importKinds.join(', ')}`);
  const company = values.company?.trim() ?? '';
  if (company === '') throw new UsageError('--company names the company: its name, its number, or new');
  if (company === 'new' && as !== 'sales-orders')
    throw new UsageError('only sales orders make a company of their own: name one that there is');
  return {
    file,
    as,
    company,
    dryRun: values['dry-run'] ?? false,
    user: values.user ?? 'founder@example.com',
  };
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = { company: text, as: text, user: text, 'dry-run': { type: 'boolean' } } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
