import { useLingui } from '@lingui/react/macro';
import type { MemberRow } from '#model/areas/setup/member/member.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useToday } from '#views/kit/document/use-today.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { useStateWords } from '#views/kit/list/use-state-words.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { MemberBadges } from '../role/member-badges.tsx';
import { memberWords } from './member.look.ts';
import { useMemberName } from '../role/member-name.ts';
import { useRoleOf } from '../role/role-name.ts';

/** The columns of the list of members and invitations. */
export function useMemberColumns(): readonly ListColumn<MemberRow>[] {
  const { t } = useLingui();
  const nameOf = useMemberName();
  const roleOf = useRoleOf();
  const sent = useSent();
  const { say } = useStateWords(memberWords);
  const model = useModel();
  const sees = { roles: model.may('role.view'), invitations: model.may('member.manage') };
  return [
    { id: 'name', header: t`Name`, width: { share: 2, min: 180 }, cell: nameOf },
    {
      id: 'email',
      header: t`Email`,
      width: { share: 2, min: 200 },
      cell: (row) => row.email, // an invited address is shown where the name will be
      card: 'subtitle',
    },
    {
      id: 'role',
      header: t`Role`,
      width: 150,
      cell: (row) => roleOf(row.role),
      hidden: !sees.roles,
    },
    { id: 'sent', header: t`Invited`, width: 210, cell: sent, hidden: !sees.invitations },
    {
      id: 'state',
      header: t`State`,
      width: 220,
      cell: (row) => <MemberBadges row={row} />,
      value: (row) => say(row.state),
      card: 'aside',
    },
  ];
}

/** When an invitation expires, or when it was sent. */
function useSent(): (row: MemberRow) => string {
  const { t } = useLingui();
  const format = useFormat();
  const today = useToday();
  return ({ invitation, state }) => {
    if (!invitation) return '';
    const open = memberWords.states[String(state)]?.aside !== true;
    const day = format.listed(open ? invitation.expiresAt : invitation.sentAt, today);
    return open ? t`until ${day}` : day;
  };
}
