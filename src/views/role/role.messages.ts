import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { builtInRoleNames } from '#model/role/permissions.ts';

/** The roles that come with a company, as long as they go by the names they came with. */
export const builtInRoleWords: Readonly<Record<(typeof builtInRoleNames)[number], MessageDescriptor>> = {
  Administrator: msg`Administrator`,
  Sales: msg`Sales`,
  Purchasing: msg`Purchasing`,
  Warehouse: msg`Warehouse`,
  Viewer: msg`Viewer`,
};
