import { useLingui } from '@lingui/react/macro';
import { isArchived } from '#model/engine/archived.ts';
import { useRows } from '#views/kit/document/model-context.tsx';
import { UsedBy } from '#views/kit/records/used-by.tsx';

/** Whose usual carrier it is. */
export function CarrierUses({ carrier }: { readonly carrier: string }) {
  const { t } = useLingui();
  const customers = useRows('customer').filter((row) => !isArchived(row) && row.carrier === carrier);
  return <UsedBy users={[{ kind: 'customer', label: t`Customers`, rows: customers }]} />;
}
