import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { isArchived } from '#model/engine/archived.ts';
import { isActing } from '#model/areas/setup/member/member.rules.ts';
import type { MemberRow } from '#model/areas/setup/member/member.facts.ts';
import type { Permission } from '#model/areas/setup/role/permissions.ts';
import type { RoleRow } from '#model/areas/setup/role/role.kind.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { permissionWords, subjectWords } from '#views/kit/permission/permission.messages.ts';
import { Icon } from '#views/ui/icon.tsx';
import { SearchInput } from '#views/ui/search-input.tsx';
import { useStandingRoles } from './role-name.ts';
import { RoleScope } from './role-scope.tsx';
import { useFoundPermissions } from './use-found-permissions.ts';
import { useRoleName } from './role-words.ts';
import './role.css';

/** What one person may do and through what, and of what they may not do, which roles would let them. [RO15] */
export function PersonRights({ row }: { readonly row: MemberRow }) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const role = useRow('role', row.role);
  const groups = useFoundPermissions(search);
  return (
    <div className="ui-stack">
      <Source row={row} role={role} />
      {role && !row.founder && <RoleScope row={role} />}
      <SearchInput value={search} onChange={setSearch} label={t`Find a permission`} />
      {groups.length === 0 && <p className="ui-faint">{t`No permission is called that.`}</p>}
      {groups.map(({ subject, permissions }) => (
        <Subject key={subject} subject={subject} permissions={permissions} row={row} role={role} />
      ))}
    </div>
  );
}

interface OfPerson {
  readonly row: MemberRow;
  readonly role: RoleRow | undefined;
}

/** What it all comes from. */
function Source({ row, role }: OfPerson) {
  const roleName = useRoleName();
  const name = roleName(role?.name ?? '');
  if (!isActing(row))
    return (
      <p className="ui-soft">
        <Trans>
          Nothing, as long as this person is no active member. The role would give what is marked.
        </Trans>
      </p>
    );
  if (row.founder)
    return (
      <p className="ui-soft">
        <Trans>Everything, as a founder. What is not marked is not given by the role {name}.</Trans>
      </p>
    );
  return (
    <p className="ui-soft">
      <Trans>What is marked is given by the role {name}.</Trans>
    </p>
  );
}

interface SubjectProps extends OfPerson {
  readonly subject: Parameters<typeof subjectWords>[0];
  readonly permissions: readonly Permission[];
}

function Subject({ subject, permissions, role }: SubjectProps) {
  const { i18n } = useLingui();
  const held = new Set<string>(role && !isArchived(role) ? role.permissions : []);
  return (
    <section data-subject={subject}>
      <h3 className="role-subject">{i18n._(subjectWords(subject))}</h3>
      <ul className="role-rights">
        {permissions.map((permission) => (
          <Right key={permission} permission={permission} isHeld={held.has(permission)} />
        ))}
      </ul>
    </section>
  );
}

interface RightProps {
  readonly permission: Permission;
  readonly isHeld: boolean;
}

function Right({ permission, isHeld }: RightProps) {
  const { t, i18n } = useLingui();
  const others = useStandingRoles().filter(({ permissions }) => permissions.includes(permission));
  const names = others.map(({ label }) => label).join(', ');
  return (
    <li data-permission={permission} data-held={isHeld}>
      <Icon name={isHeld ? 'check' : 'minus'} size={14} />
      <span>
        {i18n._(permissionWords(permission))}
        <span className="ui-hidden">: {isHeld ? t`given` : t`not given`}</span>
        {!isHeld && (
          <span className="ui-faint"> {names === '' ? t`in no role` : t`in the role ${names}`}</span>
        )}
      </span>
    </li>
  );
}
