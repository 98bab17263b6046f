import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { builtInRoleNames } from '#model/role/permissions.ts';
import { roleTexts } from '#words/role.words.ts';
import { documentWords } from '../document/document-words.ts';
import { recordLook } from '../document/record-look.ts';

export const roleWords = documentWords(roleTexts, {
  states: {
    active: recordLook.states.active,
    archived: recordLook.states.archived,
  },
  commands: {
    archive: recordLook.commands.archive,
    create: { icon: 'plus', button: false },
    update: { ...recordLook.commands.update, button: false },
  },
});

/** The roles that come with a company, as long as they go by the names they came with. */
export const builtInRoleWords: Readonly<Record<(typeof builtInRoleNames)[number], MessageDescriptor>> = {
  Administrator: msg`Administrator`,
  Sales: msg`Sales`,
  Purchasing: msg`Purchasing`,
  Warehouse: msg`Warehouse`,
  Viewer: msg`Viewer`,
};
