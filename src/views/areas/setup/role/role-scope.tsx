import { useLingui } from '@lingui/react/macro';
import type { RoleRow } from '#model/areas/setup/role/role.kind.ts';
import { useDocumentName } from '#views/kit/document/document-name.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { useLimits } from './use-limits.ts';

/** Where a role holds and up to what sum, for who reads it; nothing where it holds everywhere and for any. */
export function RoleScope({ row: { warehouses = null, limits } }: { readonly row: RoleRow }) {
  const { t } = useLingui();
  const format = useFormat();
  const documentName = useDocumentName();
  const { currency } = useCompany();
  const sums = useLimits().flatMap(({ kind, label, as }) => {
    const sum = limits?.[kind] ?? null;
    if (sum === null) return [];
    const text = as === 'percent' ? format.percent(sum) : format.money(sum, currency);
    return [{ kind, label, text }];
  });
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
      {sums.map(({ kind, label, text }) => (
        <div key={kind} data-testid={`role-limit-${kind}`}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
