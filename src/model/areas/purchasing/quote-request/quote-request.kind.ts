import { DAY, defineKind } from '#model/engine/kind.ts';
import { productsOf } from '#model/archiving/open-work.ts';
import { costs } from '#model/stock/costs.ts';
import type { AskedSupplier, QuoteRequestRow } from './quote-request.facts.ts';
import { quoteRequestFolds } from './quote-request.folds.ts';

type Stated = Pick<QuoteRequestRow, 'state'>;

/** Whether suppliers may still answer. */
export const isAsking = ({ state }: Stated): boolean => state === 'sent' || state === 'answered';

/** Whether it may still be written. */
export const isDraft = ({ state }: Stated): boolean => state === 'draft';

/** Whether somebody has offered something, so that there is something to compare. */
export const isCompared = ({ state }: Stated): boolean => state === 'answered' || state === 'awarded';

const isOpen = (row: Stated): boolean => isDraft(row) || isAsking(row);

const suppliersOf = ({ suppliers }: Pick<QuoteRequestRow, 'suppliers'>): readonly string[] =>
  suppliers.map(({ supplier }) => supplier);

/** How many suppliers have answered, or declined. */
export const answersOf = ({ suppliers }: Pick<QuoteRequestRow, 'suppliers'>): number =>
  suppliers.filter(hasAnswered).length;

const hasAnswered = ({ quotation, declined }: AskedSupplier): boolean =>
  quotation !== undefined || declined !== undefined;

export const quoteRequestKind = defineKind({
  kind: 'quoteRequest',
  actions: ['view', 'create', 'edit', 'send', 'answer', 'award', 'close'],
  limits: { draft: 14 * DAY, sent: 14 * DAY, answered: 7 * DAY },
  concerns: { answered: ['author'], declined: ['author'], awarded: ['author'], closed: ['author'] },
  place: 'warehouse',
  indexes: {
    number: (row) => row.number?.toLowerCase() ?? null,
    supplier: { keys: suppliersOf },
    openSupplier: { keys: (row) => (isOpen(row) ? suppliersOf(row) : []), complete: true },
    openWarehouse: { key: (row) => (isOpen(row) ? row.warehouse : null), complete: true },
    product: { keys: (row) => productsOf(row.lines) },
    openProduct: { keys: (row) => (isOpen(row) ? productsOf(row.lines) : []), complete: true },
  },
  guarded: [costs('price')],
  isOpen,
  reasons: { closed: { reason: 'reject' } },
  folds: quoteRequestFolds,
});
