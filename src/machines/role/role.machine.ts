import { all, documentSetup, given } from '#model/engine/chart.ts';
import type { RoleForm, RoleRow } from '#model/role/role.events.ts';
import { nobodyHasIt, permissionsAreHeld, roleNameIsFree } from '#model/role/role.rules.ts';

type RoleCommand = 'create' | 'provide' | 'update' | 'archive';

const tidy = (_: unknown, { name, permissions }: RoleForm) => ({
  name,
  permissions: [...new Set(permissions)].sort(),
});

/** The life of a bundle of permissions. */
export const roleMachine = documentSetup<RoleRow, RoleCommand>()({
  rules: { isSound: all(roleNameIsFree, permissionsAreHeld), nobodyHasIt },
  facts: {
    created: tidy,
    provided: tidy,
    updated: tidy,
    archived: () => ({}),
  },
}).createMachine({
  id: 'role',
  context: given,
  initial: 'none',
  states: {
    none: {
      on: {
        create: { guard: 'isSound', target: 'active', actions: 'created' },
        provide: { guard: 'isSound', target: 'active', actions: 'provided' },
      },
    },
    active: {
      on: {
        update: { guard: 'isSound', actions: 'updated' },
        archive: { guard: 'nobodyHasIt', target: 'archived', actions: 'archived' },
      },
    },
    archived: {},
  },
});
