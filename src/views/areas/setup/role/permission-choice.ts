import { permissions, type Permission } from '#model/areas/setup/role/permissions.ts';

/** The permissions with these names, in catalogue order; unknown names are dropped. */
export function knownOf(names: readonly string[]): Permission[] {
  const wanted = new Set(names);
  return permissions.filter((permission) => wanted.has(permission));
}

/** The selection after adding or removing some permissions. */
export const withAll = (
  chosen: readonly Permission[],
  some: readonly Permission[],
  isIn: boolean,
): Permission[] =>
  knownOf(isIn ? [...chosen, ...some] : chosen.filter((permission) => !some.includes(permission)));

/** The state of the checkbox for a group of permissions, and the selection after pressing it. */
export interface GroupBox {
  readonly count: number;
  readonly standing: 'none' | 'some' | 'all';
  /** No permission of the group can be added or removed. */
  readonly isFixed: boolean;
  press(): Permission[];
}

/**
 * The checkbox of a group: adds all permitted ones, and removes what it added.
 * @param mayHave whether a permission may be in the role
 */
export function groupBox(
  group: readonly Permission[],
  chosen: readonly Permission[],
  mayHave: (permission: Permission) => boolean,
): GroupBox {
  const inIt = group.filter((permission) => chosen.includes(permission));
  const open = group.filter((permission) => inIt.includes(permission) || mayHave(permission));
  const count = inIt.length;
  return {
    count,
    standing: count === 0 ? 'none' : count === group.length ? 'all' : 'some',
    isFixed: open.length === 0,
    press: () => withAll(chosen, open, count < open.length),
  };
}
