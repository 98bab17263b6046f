import type { Rule } from '../engine/chart.ts';
import type { DecisionContext } from '../engine/document-type.ts';
import type { Env } from '../engine/env.ts';
import type { Refusal } from '../engine/envelope.ts';
import { onField } from '../engine/on-field.ts';
import { permissions } from './permissions.ts';
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
export const permissionsAreHeld: RoleRule<RoleForm> = ({ env }, data) => {
  const beyond = data && beyondOf(data, env);
  return beyond === undefined ? null : onField('beyondOwnPermissions', 'permissions', { permission: beyond });
};

/** [RO12] A role that can do more than somebody is neither changed nor archived by them. */
export const roleIsWithin = ({ row, env }: DecisionContext<RoleRow>): Refusal | null => {
  const beyond = row && beyondOf(row, env);
  return beyond === undefined ? null : { code: 'roleBeyondOwnPermissions', params: { permission: beyond } };
};

const catalogue: ReadonlySet<string> = new Set(permissions);

/** A permission of a role that the person proposing lacks, if there is one; one that is gone opens nothing. */
export function beyondOf(role: Pick<RoleRow, 'permissions'>, env: Env): string | undefined {
  if (env.internal) return undefined;
  return role.permissions.find((permission) => catalogue.has(permission) && !env.may(permission));
}
