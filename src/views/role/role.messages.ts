import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { builtInRoleNames } from '#model/role/permissions.ts';
import type { DocumentWords } from '../document/document-words.ts';

export const roleWords: DocumentWords = {
  kind: 'role',
  one: msg`Role`,
  many: msg`Roles`,
  states: {
    active: { label: msg`Active`, tone: 'success', icon: 'circleCheck' },
    archived: { label: msg`Archived`, tone: 'neutral', icon: 'archive', aside: true },
  },
  commands: {
    archive: {
      label: msg`Archive`,
      icon: 'archive',
      danger: true,
      confirm: msg`An archived role cannot be brought back, and nobody can be given it any more.`,
    },
    create: { label: msg`New role`, icon: 'plus', button: false },
    update: { label: msg`Edit`, icon: 'edit', button: false },
  },
  facts: {
    created: msg`Created`,
    provided: msg`Came with the company`,
    updated: msg`Changed`,
    archived: msg`Archived`,
  },
};

/** The roles that come with a company, as long as they go by the names they came with. */
export const builtInRoleWords: Readonly<Record<(typeof builtInRoleNames)[number], MessageDescriptor>> = {
  Administrator: msg`Administrator`,
  Sales: msg`Sales`,
  Purchasing: msg`Purchasing`,
  Warehouse: msg`Warehouse`,
  Viewer: msg`Viewer`,
};
