import { useLingui } from '@lingui/react/macro';
import type { RoleRow } from '#model/role/role.kind.ts';
import { useDocumentName } from '../document/document-name.ts';
import { useCompany } from '../document/use-company.ts';
import { useFormat } from '../ui/use-format.ts';

/** Where a role holds and up to what sum, for who reads it; nothing where it holds everywhere and for any. */
export function RoleScope({ row: { warehouses = null, limits } }: { readonly row: RoleRow }) {
  const { t } = useLingui();
  const format = useFormat();
  const documentName = useDocumentName();
  const { currency } = useCompany();
  const limit = limits?.purchaseOrder ?? null;
  if (warehouses === null && limit === null) return null;
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
      {limit !== null && (
        <div data-testid="role-limit">
          <dt>{t`Places purchase orders up to`}</dt>
          <dd>{format.money(limit, currency)}</dd>
        </div>
      )}
    </dl>
  );
}
