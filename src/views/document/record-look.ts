import type { CommandWords, DocumentWords, StateWords } from './document-words.ts';

/** The look of a record that is active, temporarily blocked, or archived for good: a customer, a warehouse. */
export const recordLook = {
  states: {
    active: { tone: 'success', icon: 'circleCheck' },
    blocked: { tone: 'danger', icon: 'ban', aside: true },
    archived: { tone: 'neutral', icon: 'archive', aside: true },
  },
  commands: {
    unblock: { icon: 'lockOpen' },
    update: { icon: 'edit' },
    block: { icon: 'ban', danger: true, reason: 'block' },
    archive: { icon: 'archive', danger: true },
  },
  reverses: { blocked: 'unblock', unblocked: 'block' },
} satisfies {
  readonly states: Readonly<Record<string, Omit<StateWords, 'label'>>>;
  readonly commands: Readonly<Record<string, Omit<CommandWords, 'label'>>>;
} & Pick<DocumentWords, 'reverses'>;
