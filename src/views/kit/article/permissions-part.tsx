import '#views/kinds.ts';
import { useLingui } from '@lingui/react/macro';
import { builtInRoleNames, builtInRoles, permissionGroups } from '#model/areas/setup/role/permissions.ts';
import { useDisplayName } from '../document/display-name.ts';
import { permissionWords } from '../permission/permission.messages.ts';
import type { PartProps } from './part-props.ts';
import { ArticleTable } from './article-table.tsx';

/** Which built-in roles have which of a kind's permissions. */
export function PermissionsPart({ of }: PartProps) {
  const { t, i18n } = useLingui();
  const givenName = useDisplayName();
  const group = permissionGroups.find(({ subject }) => subject === of);
  if (!group) throw new Error(`${of} has no permissions`);
  const heads = [t`Permission`, ...builtInRoleNames.map((name) => givenName('role', name))];
  return (
    <ArticleTable label={t`Permissions`} heads={heads}>
      {group.permissions.map((permission) => (
        <tr key={permission}>
          <th scope="row">{i18n._(permissionWords(permission))}</th>
          {builtInRoleNames.map((role) => (
            <td key={role}>{builtInRoles[role].includes(permission) ? t`Yes` : '–'}</td>
          ))}
        </tr>
      ))}
    </ArticleTable>
  );
}
