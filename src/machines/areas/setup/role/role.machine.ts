import { all, documentSetup, decisionContext } from '#model/engine/chart.ts';
import { roleFacts, roleForm, type RoleForm } from '#model/areas/setup/role/role.facts.ts';
import {
  nobodyHasIt,
  permissionsAreHeld,
  roleIsWithin,
  roleNameIsFree,
  warehousesAreKnown,
} from '#model/areas/setup/role/role.rules.ts';
import type { DocumentType } from '#model/engine/document-type.ts';
import { roleKind, type RoleRow } from '#model/areas/setup/role/role.kind.ts';
import * as v from '#model/values/schemas.ts';

type RoleCommand = 'create' | 'provide' | 'update' | 'archive';

const tidy = (_: unknown, { name, permissions, warehouses = null, limits }: RoleForm) => ({
  name,
  permissions: [...new Set(permissions)].sort(),
  warehouses: warehouses && [...new Set(warehouses)].sort(),
  ...(limits && { limits }),
});

/** The life of a role: a set of permissions. */
const roleMachine = documentSetup<RoleRow, RoleCommand>()({
  rules: {
    isSound: all<RoleRow, RoleForm>(roleIsWithin, roleNameIsFree, permissionsAreHeld, warehousesAreKnown),
    mayEnd: all<RoleRow, never>(roleIsWithin, nobodyHasIt),
  },
  facts: roleFacts,
  makers: { created: tidy, provided: tidy, updated: tidy },
}).createMachine({
  id: 'role',
  context: decisionContext,
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
        archive: { guard: 'mayEnd', target: 'archived', actions: 'archived' },
      },
    },
    archived: {},
  },
});

export const roleDocument: DocumentType = {
  ...roleKind,
  chart: roleMachine,
  commands: {
    create: { schema: roleForm, mode: 'confirm', permission: 'role.manage' },
    provide: { schema: roleForm, mode: 'onlineOnly', permission: null },
    update: {
      schema: roleForm,
      mode: 'confirm',
      permission: 'role.manage',
      savesForm: true,
      wantsProof: true,
    },
    archive: { schema: v.empty, mode: 'confirm', permission: 'role.manage' },
  },
  facts: roleFacts,
};
