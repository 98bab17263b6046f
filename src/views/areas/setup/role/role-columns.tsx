import { useLingui } from '@lingui/react/macro';
import type { RoleRow } from '#model/areas/setup/role/role.kind.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { useStateColumn } from '#views/kit/list/use-state-column.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { knownOf } from './permission-choice.ts';
import { useRoleName } from './role-words.ts';
import { roleWords } from './role.look.ts';

/** The columns of the list of roles. */
export function useRoleColumns(members: ReadonlyMap<string, number>): readonly ListColumn<RoleRow>[] {
  const { t } = useLingui();
  const roleName = useRoleName();
  return [
    {
      id: 'name',
      header: t`Name`,
      width: { share: 3, min: 180 },
      cell: (row) => roleName(row.name),
    },
    ...useCountColumns(members),
    {
      id: 'origin',
      header: t`Origin`,
      width: 150,
      cell: (row) => (row.builtIn ? t`Built-in` : t`Own`),
    },
    useStateColumn(roleWords, { width: 130 }),
  ];
}

function useCountColumns(members: ReadonlyMap<string, number>): readonly ListColumn<RoleRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  const seesMembers = useModel().may('member.view');
  return [
    {
      id: 'permissions',
      header: t`Permissions`,
      width: 140,
      align: 'end',
      cell: (row) => format.count(knownOf(row.permissions).length),
      value: (row) => knownOf(row.permissions).length,
    },
    {
      id: 'members',
      header: t`Team members`,
      width: 150,
      align: 'end',
      hidden: !seesMembers,
      cell: (row) => format.count(members.get(row.id) ?? 0),
      value: (row) => members.get(row.id) ?? 0,
    },
  ];
}
