import { msg } from '@lingui/core/macro';
import type { DocumentWords } from '../document/document-words.ts';
import { recordCommands, recordWords } from '../document/record-words.ts';

const { states, facts } = recordWords;

export const categoryWords: DocumentWords = {
  kind: 'category',
  one: msg`Category`,
  many: msg`Categories`,
  states: { active: states.active, archived: states.archived },
  commands: {
    archive: {
      ...recordCommands.archive,
      confirm: msg`An archived category cannot be brought back.`,
    },
    create: { label: msg`New category`, icon: 'plus', button: false },
    update: { ...recordCommands.update, button: false },
  },
  facts: {
    created: facts.created,
    updated: facts.updated,
    archived: facts.archived,
  },
};
