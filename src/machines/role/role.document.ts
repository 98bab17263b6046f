import { z } from 'zod';
import type { DocumentType } from '#model/engine/document-type.ts';
import { roleFacts, roleForm } from '#model/role/role.events.ts';
import { roleFolds } from '#model/role/role.folds.ts';
import { roleTable } from '#model/role/role.table.ts';
import { roleMachine } from './role.machine.ts';

export const roleDocument: DocumentType = {
  kind: 'role',
  table: roleTable,
  chart: roleMachine,
  commands: {
    create: { schema: roleForm, mode: 'confirm', permission: 'role.manage' },
    provide: { schema: roleForm, mode: 'onlineOnly', permission: null },
    update: { schema: roleForm, mode: 'confirm', permission: 'role.manage', savesForm: true },
    archive: { schema: z.strictObject({}), mode: 'confirm', permission: 'role.manage' },
  },
  facts: roleFacts,
  folds: roleFolds,
};
