import { useLingui } from '@lingui/react/macro';
import type { RoleRow } from '#model/areas/setup/role/role.kind.ts';
import { useDocumentName } from '#views/kit/document/document-name.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useFormat } from '#views/ui/use-format.ts';

/** Where a role holds and up to what sum, for who reads it; nothing where it holds everywhere and for any. */
export function RoleScope({ row: { warehouses = null, limits } }: { readonly row: RoleRow }) {
  const { t } = useLingui();
  const format = useFormat();
  const documentName = useDocumentName();
  const { currency } = useCompany();
  const sums = [
    { id: 'role-limit', label: t`Places purchase orders up to`, sum: limits?.purchaseOrder ?? null },
    { id: 'role-adjustment-limit', label: t`Adjusts stock up to`, sum: limits?.adjustment ?? null },
    { id: 'role-count-limit', label: t`Settles counts that differ by up to`, sum: limits?.count ?? null },
  ].flatMap(({ sum, ...said }) => (sum === null ? [] : [{ ...said, sum }]));
  if (warehouses === null && sums.length === 0) return null;
  return (
    <dl className="role-summary">
      {warehouses && (
        <div data-testid="role-scope">
          <dt>{t`Only in these warehouses`}</dt>
          {warehouses.map((id) => (
            <dd key={id}>{documentName('warehouse', id)}</dd>
          ))}
        </div>
      )}
      {sums.map(({ id, label, sum }) => (
        <div key={id} data-testid={id}>
          <dt>{label}</dt>
          <dd>{format.money(sum, currency)}</dd>
        </div>
      ))}
    </dl>
  );
}
