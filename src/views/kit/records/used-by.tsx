import { Trans, useLingui } from '@lingui/react/macro';
import { usePaths } from '#views/navigation/use-paths.ts';
import { documentPath } from '../document/document-path.ts';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useFormat } from '#views/ui/use-format.ts';

/** How many of a kind are named. */
const NAMED = 12;

interface Named {
  readonly id: string;
  readonly name: string;
}

export interface Users {
  readonly kind: string;
  readonly label: string;
  readonly rows: readonly Named[];
}

/** Who uses a record of the core resources, kind by kind, with links. */
export function UsedBy({ users }: { readonly users: readonly Users[] }) {
  return (
    <section>
      <h3 className="ui-heading">
        <Trans>Used by</Trans>
      </h3>
      {users.every(({ rows }) => rows.length === 0) && (
        <p className="ui-soft">
          <Trans>Nobody uses it.</Trans>
        </p>
      )}
      {users.map((one) => (
        <UsersOf key={one.kind} {...one} />
      ))}
    </section>
  );
}

function UsersOf({ kind, label, rows }: Users) {
  const { i18n } = useLingui();
  const format = useFormat();
  const paths = usePaths();
  const rest = format.count(rows.length - NAMED);
  if (rows.length === 0) return null;
  const named = rows.toSorted((a, b) => a.name.localeCompare(b.name, i18n.locale)).slice(0, NAMED);
  return (
    <p>
      <strong>
        {label} ({format.count(rows.length)})
      </strong>
      {': '}
      {named.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <UiLink to={paths.to(documentPath(kind, id) ?? '')}>{name}</UiLink>
        </span>
      ))}
      {rows.length > NAMED && (
        <>
          {' '}
          <Trans>and {rest} more</Trans>
        </>
      )}
    </p>
  );
}
