import { useLingui } from '@lingui/react/macro';
import type { MemberRow } from '#model/areas/setup/member/member.facts.ts';
import { AbsentRecord } from '#views/kit/records/absent-record.tsx';
import { useAddress } from '#views/navigation/use-address.ts';
import { useModel, usePendingDocuments, useRow, useRows } from '#views/kit/document/model-context.tsx';
import type { ListDefinition } from '#views/kit/list/list-definition.ts';
import { ListPage } from '#views/kit/list/list-page.tsx';
import { useStateWords } from '#views/kit/list/use-state-words.ts';
import { Button } from '#views/ui/button.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { FactorRequirement } from './factor-requirement.tsx';
import { InvitePanel } from './invite-panel.tsx';
import { useMemberColumns } from './member-columns.tsx';
import { useMemberName } from '../role/member-name.ts';
import { MemberPanel } from './member-panel.tsx';
import { memberWords } from './member.look.ts';
import { useRoleOf } from '../role/role-name.ts';

const NEW = 'new';

/** The members and invited people of the company; one opens next to the list. */
export function MemberListPage() {
  const { t, i18n } = useLingui();
  const [query, setQuery] = useAddress();
  const open = (id: string | undefined): void => setQuery({ id });
  const chosen = useRow('member', query['id'] ?? null);
  const mayInvite = useModel().may('member.manage');
  const invite = mayInvite ? () => open(NEW) : undefined;
  const button = invite && (
    <Button variant="primary" icon="mail" data-testid="invite" onClick={invite}>
      {t`Invite people`}
    </Button>
  );
  return (
    <ListPage
      header={
        <PageHeader title={i18n._(memberWords.many)} actions={<FactorRequirement />} primary={button} />
      }
      definition={{ ...useMemberList(), onOpen: (row) => open(row.id), onCreate: invite }}
    >
      {query['id'] === NEW && mayInvite && <InvitePanel onClose={() => open(undefined)} />}
      {!chosen && query['id'] !== undefined && query['id'] !== NEW && (
        <AbsentRecord table="member" id={query['id']} onClose={() => open(undefined)} />
      )}
      {/* Remounts when somebody else changes the role, so that the panel starts with it. */}
      {chosen && (
        <MemberPanel key={`${chosen.id} ${chosen.role}`} row={chosen} onClose={() => open(undefined)} />
      )}
    </ListPage>
  );
}

function useMemberList(): ListDefinition<MemberRow> {
  const { t, i18n } = useLingui();
  const nameOf = useMemberName();
  const roleOf = useRoleOf();
  const pending = usePendingDocuments();
  const rows = useRows('member');
  const addressOf = (row: MemberRow): string => row.invitation?.email ?? row.email;
  const roles = useModel().may('role.view') ? new Set(rows.map((row) => row.role)) : new Set<string>();
  return {
    id: 'member',
    label: i18n._(memberWords.many),
    rows,
    rowId: (row) => row.id,
    pending: (row) => pending.has(`member/${row.id}`),
    searchHint: t`Name, address or role`,
    text: (row) => [nameOf(row), addressOf(row), roleOf(row.role)].join(' ').toLowerCase(),
    state: (row) => String(row.state),
    tabs: useStateWords(memberWords).tabs,
    reads: ['role'],
    filters: [
      {
        kind: 'choice',
        id: 'role',
        label: t`Role`,
        options: [...roles].map((value) => ({ value, label: roleOf(value) })),
        matching: (values) => (row) => values.has(row.role),
      },
    ],
    columns: useMemberColumns(),
    sorts: { name: nameOf, email: addressOf, role: (row) => roleOf(row.role) },
    sortReads: { role: ['role'] },
    defaultSort: { column: 'name', direction: 'ascending' },
    empty: {
      icon: 'users',
      narrowed: t`Nobody matches`,
      none: t`Nobody here yet`,
      text: t`Invite the people of your company, each with a role.`,
    },
  };
}
