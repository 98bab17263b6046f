import { useLingui } from '@lingui/react/macro';
import type { RoleRow } from '#model/role/role.kind.ts';
import { limited } from '#model/role/role.limits.ts';
import { useDocumentName } from '../document/document-name.ts';
import { useCompany } from '../document/use-company.ts';
import { useFormat } from '../ui/use-format.ts';
import { useLimitWords } from './use-limit-words.ts';

/** Where a role holds and up to what sum, for who reads it; nothing where it holds everywhere and for any. */
export function RoleScope({ row: { warehouses = null, limits } }: { readonly row: RoleRow }) {
  const { t } = useLingui();
  const format = useFormat();
  const documentName = useDocumentName();
  const { currency } = useCompany();
  const words = useLimitWords();
  const set = limited.flatMap((kind) => {
    const limit = limits?.[kind] ?? null;
    return limit === null ? [] : [{ kind, limit }];
  });
  if (warehouses === null && set.length === 0) return null;
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
      {set.map(({ kind, limit }) => (
        <div key={kind} data-testid={kind === 'purchaseOrder' ? 'role-limit' : `role-limit-${kind}`}>
          <dt>{words[kind]}</dt>
          <dd>{format.money(limit, currency)}</dd>
        </div>
      ))}
    </dl>
  );
}
