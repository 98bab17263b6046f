import { recordLook } from '#views/kit/document/record-look.ts';

/** How a category of customers or suppliers looks. */
export const partyCategoryLook = {
  states: { active: recordLook.states.active, archived: recordLook.states.archived },
  commands: {
    create: { icon: 'plus', button: false },
    update: { ...recordLook.commands.update, button: false },
    archive: recordLook.commands.archive,
    restore: { icon: 'undo' },
    merge: { icon: 'merge' },
  },
  reverses: { archived: 'restore', restored: 'archive' },
} as const;
