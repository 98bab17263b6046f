import '#views/kinds.ts';
import { useLingui } from '@lingui/react/macro';
import { builtInRoleNames, builtInRoles, permissionGroups } from '#model/areas/setup/role/permissions.ts';
import { useDisplayName } from '../document/display-name.ts';
import { permissionWords, subjectWords } from '../permission/permission.messages.ts';
import { ArticleTable } from './article-table.tsx';

/** What each built-in role may do with each kind of document. */
export function RolesPart() {
  const { t, i18n } = useLingui();
  const givenName = useDisplayName();
  const heads = [t`What it is about`, ...builtInRoleNames.map((name) => givenName('role', name))];
  return (
    <ArticleTable label={t`Roles`} heads={heads}>
      {permissionGroups.map(({ subject, permissions }) => (
        <tr key={subject}>
          <th scope="row">{i18n._(subjectWords(subject))}</th>
          {builtInRoleNames.map((role) => {
            const held = permissions.filter((permission) => builtInRoles[role].includes(permission));
            const said = held.map((permission) => i18n._(permissionWords(permission))).join(', ');
            return <td key={role}>{held.length === permissions.length ? t`Everything` : said || '–'}</td>;
          })}
        </tr>
      ))}
    </ArticleTable>
  );
}
