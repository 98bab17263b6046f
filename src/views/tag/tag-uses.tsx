import { useLingui } from '@lingui/react/macro';
import { isArchived } from '#model/engine/archived.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import { useRows } from '../document/model-context.tsx';
import { UsedBy, type Users } from '../records/used-by.tsx';

type Has = DocumentRow & { readonly tags?: readonly string[] | undefined };

/** The products, customers and suppliers in use that have a tag. */
export function useTagUses(): (tag: string) => readonly Users[] {
  const { t } = useLingui();
  const [products, customers, suppliers] = [useRows('product'), useRows('customer'), useRows('supplier')];
  return (tag) => {
    const has = (row: Has): boolean => !isArchived(row) && row.tags?.includes(tag) === true;
    return [
      {
        kind: 'product',
        label: t`Products`,
        rows: products.filter(has).map(({ id, sku }) => ({ id, name: sku })),
      },
      { kind: 'customer', label: t`Customers`, rows: customers.filter(has) },
      { kind: 'supplier', label: t`Suppliers`, rows: suppliers.filter(has) },
    ];
  };
}

/** Who has a tag, with links. */
export function TagUses({ tag }: { readonly tag: string }) {
  return <UsedBy users={useTagUses()(tag)} />;
}
