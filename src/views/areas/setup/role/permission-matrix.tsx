import { useLingui } from '@lingui/react/macro';
import type { Permission, PermissionGroup } from '#model/areas/setup/role/permissions.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { documentPath } from '#views/kit/document/document-path.ts';
import { Icon } from '#views/ui/icon.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { permissionWords, subjectWords } from '#views/kit/permission/permission.messages.ts';
import type { StandingRole } from './role-name.ts';
import './permission-matrix.css';

interface PermissionMatrixProps {
  readonly groups: readonly PermissionGroup[];
  readonly roles: readonly StandingRole[];
}

/** A row for each permission, grouped by subject, and a column for each role; the headers are sticky. */
export function PermissionMatrix({ groups, roles }: PermissionMatrixProps) {
  const { t } = useLingui();
  const paths = usePaths();
  const label = t`Permissions of each role`;
  return (
    // A scrollable area must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="role-matrix" aria-label={label} tabIndex={0}>
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t`Permission`}</th>
            {roles.map(({ id, label: name }) => (
              <th key={id} scope="col" title={name}>
                <UiLink to={paths.to(documentPath('role', id) ?? '')}>{name}</UiLink>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <SubjectLines key={group.subject} group={group} roles={roles} />
        ))}
      </table>
    </section>
  );
}

interface SubjectLinesProps extends Pick<PermissionMatrixProps, 'roles'> {
  readonly group: PermissionGroup;
}

function SubjectLines({ group: { subject, permissions }, roles }: SubjectLinesProps) {
  const { i18n } = useLingui();
  return (
    <tbody data-subject={subject}>
      <tr>
        <th scope="rowgroup" colSpan={roles.length + 1}>
          <span>{i18n._(subjectWords(subject))}</span>
        </th>
      </tr>
      {permissions.map((permission) => (
        <tr key={permission} data-permission={permission}>
          <th scope="row">{i18n._(permissionWords(permission))}</th>
          {roles.map((role) => (
            <PermittedCell key={role.id} role={role} permission={permission} />
          ))}
        </tr>
      ))}
    </tbody>
  );
}

interface PermittedCellProps {
  readonly role: StandingRole;
  readonly permission: Permission;
}

function PermittedCell({ role, permission }: PermittedCellProps) {
  const { t } = useLingui();
  const isPermitted = role.permissions.includes(permission);
  return (
    <td data-permitted={isPermitted}>
      {isPermitted && <Icon name="check" size={18} />}
      <span className="ui-hidden">{isPermitted ? t`Permitted` : t`Not permitted`}</span>
    </td>
  );
}
