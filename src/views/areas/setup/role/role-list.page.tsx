import { useLingui } from '@lingui/react/macro';
import type { RoleRow } from '#model/areas/setup/role/role.kind.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import type { ListDefinition } from '#views/kit/list/list-definition.ts';
import type { ListFilter } from '#views/kit/list/list-filter.ts';
import { RecordListPage } from '#views/kit/records/record-list.tsx';
import { knownOf } from './permission-choice.ts';
import { useRoleColumns } from './role-columns.tsx';
import { membersOf } from './role-holders.ts';
import { RolePanel } from './role-panel.tsx';
import { useRoleName } from './role-words.ts';
import { roleFields } from './role.fields.ts';
import { roleWords } from './role.look.ts';

const noCounts: ReadonlyMap<string, number> = new Map();

/** The roles of the company; one opens next to the list. */
export function RoleListPage() {
  const { t } = useLingui();
  return (
    <RecordListPage
      kind="role"
      words={roleWords}
      fields={roleFields}
      panel={RolePanel}
      creator="role.manage"
      searchHint={t`Name`}
      empty={{
        icon: 'shield',
        narrowed: t`No role matches`,
        none: t`No roles yet`,
        text: t`A role decides what its members can see and do.`,
      }}
      own={useRoleList()}
    />
  );
}

function useRoleList(): Partial<ListDefinition<RoleRow>> {
  const roleName = useRoleName();
  const members = useMemberCounts();
  return {
    text: (row) => `${roleName(row.name)} ${row.name}`.toLowerCase(),
    filters: useRoleFilters(),
    columns: useRoleColumns(members),
    sorts: {
      name: (row) => roleName(row.name),
      permissions: (row) => knownOf(row.permissions).length,
      members: (row) => members.get(row.id) ?? 0,
    },
    sortReads: { members: ['member'] },
    defaultSort: { column: 'name', direction: 'ascending' },
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

/** The number of members of each role, by its id. */
function useMemberCounts(): ReadonlyMap<string, number> {
  return useQuery(
    ['role', 'member'],
    '',
    (model) => new Map([...model.replica.rows('role')].map(({ id }) => [id, membersOf(model, id).length])),
    noCounts,
  );
}
