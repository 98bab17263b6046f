import { useLingui } from '@lingui/react/macro';
import { permissionGroups } from '#model/areas/setup/role/permissions.ts';
import { Icon } from '#views/ui/icon.tsx';
import { knownOf } from './permission-choice.ts';
import { permissionWords, subjectWords } from '#views/kit/permission/permission.messages.ts';
import './role.css';

/** The permissions of a role, read-only. */
export function PermissionSummary({ held }: { readonly held: readonly string[] }) {
  const { t, i18n } = useLingui();
  const known = new Set(knownOf(held));
  const groups = permissionGroups
    .map(({ subject, permissions }) => ({ subject, permitted: permissions.filter((one) => known.has(one)) }))
    .filter(({ permitted }) => permitted.length > 0);
  if (groups.length === 0) return <p className="ui-faint">{t`This role has no permissions.`}</p>;
  return (
    <dl className="role-summary">
      {groups.map(({ subject, permitted }) => (
        <div key={subject} data-subject={subject}>
          <dt>{i18n._(subjectWords(subject))}</dt>
          {permitted.map((permission) => (
            <dd key={permission} data-permission={permission}>
              <Icon name="check" size={14} /> {i18n._(permissionWords(permission))}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
