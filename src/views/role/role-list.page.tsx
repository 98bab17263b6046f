import { useLingui } from '@lingui/react/macro';
import type { RoleRow } from '#model/role/role.kind.ts';
import { useAddress } from '../app/use-address.ts';
import { useModel, usePendingDocuments, useQuery, useRow, useRows } from '../document/model-context.tsx';
import type { ListDefinition } from '../list/list-definition.ts';
import type { ListFilter } from '../list/list-filter.ts';
import { ListPage } from '../list/list-page.tsx';
import { useStateWords } from '../list/use-state-words.ts';
import { Button } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { knownOf } from './permission-choice.ts';
import { useRoleColumns } from './role-columns.tsx';
import { membersOf } from './role-holders.ts';
import { RolePanel } from './role-panel.tsx';
import { useRoleName } from './role-words.ts';
import { roleWords } from './role.messages.ts';

const NEW = 'new';
const noCounts: ReadonlyMap<string, number> = new Map();

/** The roles of the company; one opens beside the list. */
export function RoleListPage() {
  const { t, i18n } = useLingui();
  const [query, setQuery] = useAddress();
  const open = (id: string | undefined): void => setQuery({ id, tab: undefined });
  const chosen = useRow('role', query['id'] ?? null);
  const create = useModel().may('role.manage') ? () => open(NEW) : undefined;
  const isNew = query['id'] === NEW && create !== undefined;
  const button = create && <Button variant="primary" icon="plus" onClick={create}>{t`New role`}</Button>;
  return (
    <ListPage
      header={<PageHeader title={i18n._(roleWords.many)} primary={button} />}
      definition={{ ...useRoleList(), onOpen: (row) => open(row.id), onCreate: create }}
    >
      {(chosen ?? isNew) && <RolePanel key={query['id']} row={chosen} onClose={() => open(undefined)} />}
    </ListPage>
  );
}

function useRoleList(): ListDefinition<RoleRow> {
  const { t, i18n } = useLingui();
  const roleName = useRoleName();
  const pending = usePendingDocuments();
  const rows = useRows('role');
  const members = useMemberCounts();
  return {
    id: 'role',
    label: i18n._(roleWords.many),
    rows,
    rowId: (row) => row.id,
    pending: (row) => pending.has(`role/${row.id}`),
    searchHint: t`Name`,
    text: (row) => `${roleName(row.name)} ${row.name}`.toLowerCase(),
    state: (row) => String(row.state),
    tabs: useStateWords(roleWords).tabs,
    filters: useRoleFilters(),
    columns: useRoleColumns(members),
    sorts: {
      name: (row) => roleName(row.name),
      permissions: (row) => knownOf(row.permissions).length,
      members: (row) => members.get(row.id) ?? 0,
    },
    sortReads: { members: ['member'] },
    defaultSort: { column: 'name', direction: 'ascending' },
    bulk: { words: roleWords, commands: ['archive'] },
    empty: {
      icon: 'shield',
      narrowed: t`No role matches`,
      none: t`No roles yet`,
      text: t`A role says what its people may see and do.`,
    },
  };
}

function useRoleFilters(): readonly ListFilter<RoleRow>[] {
  const { t } = useLingui();
  const options = [
    { value: 'builtIn', label: t`Built-in` },
    { value: 'own', label: t`Own` },
  ];
  const matching = (values: ReadonlySet<string>) => (row: RoleRow) =>
    values.has(row.builtIn ? 'builtIn' : 'own');
  return [{ kind: 'choice', id: 'origin', label: t`Origin`, options, matching }];
}

/** How many have each role, by its id. */
function useMemberCounts(): ReadonlyMap<string, number> {
  return useQuery(
    ['role', 'member'],
    '',
    (model) => new Map([...model.replica.rows('role')].map(({ id }) => [id, membersOf(model, id).length])),
    noCounts,
  );
}
