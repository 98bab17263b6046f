import type { Rule } from '../engine/chart.ts';
import { onField } from '../engine/on-field.ts';
import type { RoleForm } from './role.facts.ts';
import type { RoleRow } from './role.kind.ts';

type RoleRule<D = never> = Rule<RoleRow, D>;

/** [RO1] A name belongs to one role of the company, whatever its case. */
export const roleNameIsFree: RoleRule<RoleForm> = ({ view, id }, data) => {
  if (!data) return null;
  const taken = view.by('role', 'name', data.name.toLowerCase()).some((row) => row.id !== id);
  return taken ? onField('nameTaken', 'name', { name: data.name }) : null;
};

/** [RO2] A role that a member has is not archived. */
export const nobodyHasIt: RoleRule = ({ view, id }) => {
  const members = view.by('member', 'role', id).length;
  return members > 0 ? { code: 'roleInUse', params: { members } } : null;
};

/** [RO3] Nobody puts a permission into a role that they do not hold themselves. */
export const permissionsAreHeld: RoleRule<RoleForm> = ({ row, env }, data) => {
  if (!data || env.internal) return null;
  const beyond = data.permissions.find((name) => !mayBeIn(name, row, env.may));
  return beyond === undefined ? null : onField('beyondOwnPermissions', 'permissions', { permission: beyond });
};

/** [RO3] Whether somebody may leave a permission in a role, or put it there: the role has it, or they hold it. */
export const mayBeIn = (
  permission: string,
  row: Pick<RoleRow, 'permissions'> | undefined,
  may: (permission: string) => boolean,
): boolean => row?.permissions.includes(permission) === true || may(permission);
