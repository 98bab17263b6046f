import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { builtInRoleNames } from '#model/areas/setup/role/permissions.ts';

/** The built-in roles, as long as they keep their original names. */
export const builtInRoleWords: Readonly<Record<(typeof builtInRoleNames)[number], MessageDescriptor>> = {
  Administrator: msg`Administrator`,
  Sales: msg`Sales`,
  Purchasing: msg`Purchasing`,
  Warehouse: msg`Warehouse`,
  Accounting: msg({ message: 'Accounting', context: 'role' }),
  Viewer: msg`Viewer`,
};
