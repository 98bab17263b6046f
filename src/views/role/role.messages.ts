import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { builtInRoleNames } from '#model/role/permissions.ts';
import type { DocumentWords } from '../document/document-words.ts';
import { recordCommands, recordWords } from '../document/record-words.ts';

const { states, facts } = recordWords;

export const roleWords: DocumentWords = {
  kind: 'role',
  one: msg`Role`,
  many: msg`Roles`,
  states: { active: states.active, archived: states.archived },
  commands: {
    archive: {
      ...recordCommands.archive,
      confirm: msg`An archived role cannot be brought back, and nobody can be given it any more.`,
    },
    create: { label: msg`New role`, icon: 'plus', button: false },
    update: { ...recordCommands.update, button: false },
  },
  facts: {
    created: facts.created,
    provided: msg`Came with the company`,
    updated: facts.updated,
    archived: facts.archived,
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
