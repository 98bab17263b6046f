import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isArchived } from '#model/engine/archived.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import type { TagRow } from '#model/areas/setup/tag/tag.facts.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel, useRows } from '#views/kit/document/model-context.tsx';
import { UsedBy, type Users } from '#views/kit/records/used-by.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';

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

/** Who has a tag, with links; orders are too many to be named, and are listed. */
export function TagUses({ tag }: { readonly tag: TagRow }) {
  return (
    <>
      <UsedBy users={useTagUses()(tag.id)} />
      <TaggedOrders tag={tag} />
    </>
  );
}

const lists = [
  { kind: 'salesOrder', said: msg`Sales orders with it`, path: '/apps/sales/orders' },
  { kind: 'purchaseOrder', said: msg`Purchase orders with it`, path: '/apps/purchasing/orders' },
] as const;

/** Leads to the lists of orders, filtered by the tag. [TG7] */
function TaggedOrders({ tag: { id, kinds } }: { readonly tag: TagRow }) {
  const { i18n } = useLingui();
  const paths = usePaths();
  const model = useModel();
  return lists
    .filter(({ kind }) => kinds.includes(kind) && model.may(`${kind}.view`))
    .map(({ kind, said, path }) => (
      <p key={kind}>
        <UiLink to={paths.to(`${path}?tag=${id}`)}>{i18n._(said)}</UiLink>
      </p>
    ));
}
