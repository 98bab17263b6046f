import type { CommandWords, DocumentWords, StateWords } from './document-words.ts';

interface Look extends Pick<DocumentWords, 'reverses'> {
  readonly states: Readonly<Record<string, Omit<StateWords, 'label'>>>;
  readonly commands: Readonly<Record<string, Omit<CommandWords, 'label'>>>;
}

/** The look of a record that is active, temporarily blocked, or archived for good: a customer, a warehouse. */
export const recordLook = {
  states: {
    active: { tone: 'success', icon: 'circleCheck' },
    blocked: { tone: 'danger', icon: 'ban', aside: true },
    archived: { tone: 'neutral', icon: 'archive', aside: true },
  },
  commands: {
    unblock: { icon: 'lockOpen' },
    update: { icon: 'edit', placement: 'button' },
    block: { icon: 'ban', danger: true, reason: 'block' },
    archive: { icon: 'archive', danger: true },
  },
  reverses: { blocked: 'unblock', unblocked: 'block' },
} satisfies Look;

/** The look of a record that a list offers or not, and that is taken back into it: a reason, a carrier. */
export const listedLook = {
  states: { active: recordLook.states.active, archived: recordLook.states.archived },
  commands: {
    restore: { icon: 'arrowBack' },
    archive: { icon: 'archive' },
    create: { icon: 'plus', button: false },
    update: { ...recordLook.commands.update, button: false },
  },
  reverses: { archived: 'restore', restored: 'archive' },
} satisfies Look;
