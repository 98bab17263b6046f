import { isArchived } from '#model/engine/archived.ts';
import { defineKind } from '#model/engine/kind.ts';
import { costs } from '#model/stock/costs.ts';

export const purchaseListKind = defineKind({
  kind: 'purchaseList',
  actions: ['view', 'create', 'edit', 'archive'],
  importedAs: 'purchase-lists',
  references: { basedOn: 'purchaseList', supplier: 'supplier' },
  guarded: [costs('discount')],
  indexes: {
    name: (row) => row.name.toLowerCase(),
    /** The supplier that it is of. */
    audience: (row) => (isArchived(row) ? null : row.supplier),
    basedOn: (row) => (isArchived(row) ? null : row.basedOn),
  },
});
