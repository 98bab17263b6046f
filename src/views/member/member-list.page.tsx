import { Trans, useLingui } from '@lingui/react/macro';
import type { MemberRow } from '#model/member/member.events.ts';
import { useAddress } from '../app/use-address.ts';
import { useModel, usePendingDocuments, useRow, useRows } from '../document/model-context.tsx';
import { useStateTabs } from '../document/use-state-tabs.ts';
import { useList } from '../list/use-list.ts';
import { Button } from '../ui/button.tsx';
import { DataList } from '../ui/data-list.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { InvitePanel } from './invite-panel.tsx';
import { useMemberColumns } from './member-columns.tsx';
import { useMemberName } from './member-name.ts';
import { MemberPanel } from './member-panel.tsx';
import { memberWords } from './member.messages.ts';
import { useRoleOf } from './role-name.ts';

const NEW = 'new';

/** The people of the company and those who are invited; one opens beside the list. */
export function MemberListPage() {
  const { t, i18n } = useLingui();
  const pending = usePendingDocuments();
  const [query, setQuery] = useAddress();
  const list = useMembers();
  const states = useStateTabs(memberWords, list);
  const columns = useMemberColumns();
  const open = (id: string | undefined): void => setQuery({ id });
  const chosen = useRow('member', query['id'] ?? null);
  const mayInvite = useModel().may('member.manage');
  const button = mayInvite && (
    <Button variant="primary" icon="mail" data-testid="invite" onClick={() => open(NEW)}>
      <Trans>Invite people</Trans>
    </Button>
  );
  return (
    <>
      <PageHeader title={i18n._(memberWords.many)} primary={button} />
      <DataList<MemberRow>
        label={i18n._(memberWords.many)}
        rows={list.rows}
        rowId={(row) => row.id}
        onOpen={(row) => open(row.id)}
        pending={(row) => pending.has(`member/${row.id}`)}
        search={{ value: list.search, onChange: list.onSearch, placeholder: t`Name, address or role` }}
        states={states}
        sort={list.sort}
        onSort={list.onSort}
        onCreate={mayInvite ? () => open(NEW) : undefined}
        columns={columns}
        empty={<NobodyMatches />}
      />
      {query['id'] === NEW && mayInvite && <InvitePanel onClose={() => open(undefined)} />}
      {chosen && <MemberPanel key={chosen.id} row={chosen} onClose={() => open(undefined)} />}
    </>
  );
}

function NobodyMatches() {
  const { t } = useLingui();
  return (
    <EmptyState icon="users" title={t`Nobody matches`}>
      <Trans>Try another word, or take a filter away.</Trans>
    </EmptyState>
  );
}

function useMembers() {
  const nameOf = useMemberName();
  const roleOf = useRoleOf();
  const addressOf = (row: MemberRow): string => row.invitation?.email ?? row.email;
  return useList<MemberRow>({
    id: 'member',
    rows: useRows('member'),
    text: (row) => [nameOf(row), addressOf(row), roleOf(row.role)].join(' ').toLowerCase(),
    state: (row) => String(row.state),
    sorts: { name: nameOf, email: addressOf, role: (row) => roleOf(row.role) },
    defaultSort: { column: 'name', direction: 'ascending' },
  });
}
