import { permissions, type Permission } from '#model/role/permissions.ts';

/** Permissions of some names, in the order of the catalogue; names that it has no more are left out. */
export function knownOf(names: readonly string[]): Permission[] {
  const wanted = new Set(names);
  return permissions.filter((permission) => wanted.has(permission));
}

/** What is chosen after some permissions were put in, or taken out. */
export const withAll = (
  chosen: readonly Permission[],
  some: readonly Permission[],
  isIn: boolean,
): Permission[] =>
  knownOf(isIn ? [...chosen, ...some] : chosen.filter((permission) => !some.includes(permission)));

/** How the box over a group of permissions stands, and what is chosen once it was pressed. */
export interface GroupBox {
  readonly count: number;
  readonly standing: 'none' | 'some' | 'all';
  /** Nothing in the group can be put in or taken out. */
  readonly isFixed: boolean;
  press(): Permission[];
}

/**
 * The box over a group: it puts in all that may be put in, and takes out again what it put in.
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
