import type { CompanyModel } from '#model/engine/company-model.ts';
import type { LedgerLine } from '#model/engine/ledger-answer.ts';

export interface Ledger {
  readonly lines: readonly LedgerLine[];
  /** Whether there are older lines. */
  readonly hasMore: boolean;
}

type LedgerFilter = Omit<Parameters<CompanyModel['ledger']>[0], 'after'>;

/** The newest pages of the stock ledger for one product, lot, place or document. */
export async function readLedger(model: CompanyModel, filter: LedgerFilter, pages: number): Promise<Ledger> {
  const lines: LedgerLine[] = [];
  let after: string | null = null;
  for (let page = 0; page < pages; page += 1) {
    const slice = await model.ledger({ ...filter, after });
    lines.push(...slice.rows);
    after = slice.next;
    if (after === null) break;
  }
  return { lines, hasMore: after !== null };
}

/** The moves of several documents together, newest first. */
export async function readLedgers(
  model: CompanyModel,
  documents: readonly { readonly id: string }[],
  pages: number,
): Promise<Ledger> {
  const all = await Promise.all(documents.map(({ id }) => readLedger(model, { document: id }, pages)));
  return {
    lines: all.flatMap(({ lines }) => lines).toSorted((a, b) => b.seq - a.seq),
    hasMore: all.some(({ hasMore }) => hasMore),
  };
}
