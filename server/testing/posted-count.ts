import type { Executor } from '#server/platform/commands/executor.ts';
import { freshId, mustPropose, type FoundedCompany } from './company.fixtures.ts';

interface Found {
  readonly product: string;
  /** Thousandths that are found of it in the first bin. */
  readonly quantity: number;
  /** Whether that is not what the books say. */
  readonly differs: boolean;
  /** UTC ISO; now by default. */
  readonly at?: string;
}

/** Counts the first bin, in which one product lies, up to the books; returns the count. */
export async function postedCount(
  executor: Executor,
  { company, warehouse, bins }: FoundedCompany,
  { product, quantity, differs, at }: Found,
): Promise<string> {
  const document = freshId();
  const [location = ''] = bins;
  const give = (type: string, data: object = {}) =>
    mustPropose(executor, company, [{ kind: 'count', document, type, data }], at);
  await give('create', { warehouse, scope: { by: 'bins', bins: [location] } });
  await give('start');
  await give('count', { entries: [{ id: freshId(), location, product, quantity }] });
  await give('submit');
  if (differs) await give('explain', { lines: ['1'], reason: 'miscounted' });
  await give('review');
  await give('post');
  return document;
}
