import { useLingui } from '@lingui/react/macro';
import type { MemberRow } from '#model/areas/setup/member/member.facts.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { documentPath } from '#views/kit/document/document-path.ts';
import { MemberBadges } from './member-badges.tsx';
import { useMemberName } from './member-name.ts';
import { UiLink } from '#views/ui/ui-link.tsx';
import { listOfHolders } from './role-holders.ts';
import './role.css';

interface RoleMembersProps {
  readonly role: string;
  readonly members: readonly MemberRow[];
}

/** The members with a role, each linked to their own panel. */
export function RoleMembers({ role, members }: RoleMembersProps) {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const nameOf = useMemberName();
  if (members.length === 0) return <p className="ui-faint">{t`Nobody has this role.`}</p>;
  const inOrder = members.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), i18n.locale));
  return (
    <div className="ui-stack">
      <ul className="role-members">
        {inOrder.map((row) => (
          <li key={row.id} className="ui-row">
            <UiLink to={paths.to(documentPath('member', row.id) ?? '')}>{nameOf(row)}</UiLink>
            <MemberBadges row={row} />
          </li>
        ))}
      </ul>
      <UiLink to={paths.to(listOfHolders(role))}>{t`Show them in the list of team members`}</UiLink>
    </div>
  );
}
