import { DAY, defineKind, stateOnly } from '#model/engine/kind.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { LotFact, LotRow } from './lot.facts.ts';

/** Key of a code within a product, whatever its case. */
export const lotCodeKey = (product: string, code: string): string => `${product}:${code.toLowerCase()}`;

/** The lot of a product with this code, whatever its case. */
export const lotByCode = (view: Reader, product: string, code: string): LotRow | undefined =>
  view.by('lot', 'code', lotCodeKey(product, code))[0];

export const lotKind = defineKind({
  kind: 'lot',
  actions: ['view', 'edit', 'block'],
  references: { product: 'product' },
  limits: { blocked: 30 * DAY, expired: 30 * DAY },
  indexes: {
    code: (row) => lotCodeKey(row.product, row.code),
    /** Lots and serial numbers of any product, by what is on the label. */
    label: (row) => row.code.toLowerCase(),
    product: (row) => row.product,
  },
  reasons: { blocked: { reason: 'block' } },
  folds: {
    blocked: stateOnly,
    expired: stateOnly,
    updated: (row: LotRow, { expiresOn, supplierLot, notes }: LotFact<'updated'>) =>
      void Object.assign(row, { expiresOn, supplierLot, notes }),
  },
});
