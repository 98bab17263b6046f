import type { Reader } from '#model/engine/reader.ts';
import { builtInAccounts } from '../account/built-in-accounts.ts';
import { builtInPostingRules } from './built-in-posting-rules.ts';

type Kept = { readonly id: string } & Readonly<Record<string, unknown>>;

/** Reads the accounts and posting rules that a company starts with, but those of the purposes left out. */
export function builtInBooks(without: readonly string[] = []): Reader {
  const rows: Readonly<Record<string, readonly Kept[]>> = {
    account: builtInAccounts.map((one) => ({ ...one, state: 'active' })),
    postingRule: builtInPostingRules
      .filter(({ purpose }) => !without.includes(purpose))
      .map((one) => ({ ...one })),
  };
  return {
    get: (table, id) => rows[table]?.find((row) => row.id === id) as never, // table N holds Rows[N]
    by: (table, index, key) => (rows[table] ?? []).filter((row) => row[index] === key) as never, // likewise
  };
}
