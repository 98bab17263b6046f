import { msg } from '@lingui/core/macro';
import type { RoleForm } from '#model/areas/setup/role/role.facts.ts';
import type { RecordFields } from '#views/kit/records/record-field.ts';

/** The editable fields of a role; its form is custom. */
export const roleFields = {
  name: { label: msg`Name`, as: 'text', required: true },
  warehouses: { label: msg`Only in these warehouses`, as: { table: 'warehouse' } },
  permissions: { label: msg`Permissions`, as: 'permissions' },
} satisfies RecordFields<RoleForm>;
