import { useLingui } from '@lingui/react';
import { isArchived } from '#model/engine/archived.ts';
import type { RoleRow } from '#model/areas/setup/role/role.kind.ts';
import { useRows } from '#views/kit/document/model-context.tsx';
import type { Option } from '#views/ui/option.ts';
import { useRoleName } from './role-words.ts';

/** The name of a role by its id; empty for those who may not see roles. */
export function useRoleOf(): (id: string) => string {
  const roleName = useRoleName();
  const names = new Map(useRows('role').map(({ id, name }) => [id, name]));
  return (id) => roleName(names.get(id) ?? '');
}

const standing = (role: RoleRow): boolean => !isArchived(role);

/** The role with the fewest permissions: the default for new people. Empty if there is none. */
export function useLeastRole(): string {
  const [least] = useRows('role')
    .filter(standing)
    .sort((a, b) => a.permissions.length - b.permissions.length);
  return least?.id ?? '';
}

/** An active role, with its name in the language of the page. */
export interface StandingRole {
  readonly id: string;
  readonly label: string;
  readonly permissions: readonly string[];
}

/** The active roles, by name. */
export function useStandingRoles(): readonly StandingRole[] {
  const { i18n } = useLingui();
  const roleName = useRoleName();
  return useRows('role')
    .filter(standing)
    .map(({ id, name, permissions }) => ({ id, label: roleName(name), permissions }))
    .sort((a, b) => a.label.localeCompare(b.label, i18n.locale));
}

/** The same as options. */
export const useRoleOptions = (): readonly Option[] =>
  useStandingRoles().map(({ id, label }) => ({ value: id, label }));
