import { msg } from '@lingui/core/macro';
import type { CommandWords, DocumentWords } from './document-words.ts';

/** Words of a record that is in use, blocked for a while, or archived for good: a customer, a warehouse. */
export const recordWords = {
  states: {
    active: { label: msg`Active`, tone: 'success', icon: 'circleCheck' },
    blocked: { label: msg`Blocked`, tone: 'danger', icon: 'ban', aside: true },
    archived: { label: msg`Archived`, tone: 'neutral', icon: 'archive', aside: true },
  },
  reverses: { blocked: 'unblock', unblocked: 'block' },
  facts: {
    created: msg`Created`,
    updated: msg`Changed`,
    blocked: msg`Blocked`,
    unblocked: msg`Unblocked`,
    archived: msg`Archived`,
  },
} satisfies Partial<DocumentWords>;

/** What is done to it; that it cannot be brought back from the archive each kind says in its own words. */
export const recordCommands = {
  unblock: { label: msg`Unblock`, icon: 'lockOpen' },
  update: { label: msg`Edit`, icon: 'edit' },
  block: { label: msg`Block`, icon: 'ban', danger: true, reason: 'block' },
  archive: { label: msg`Archive`, icon: 'archive', danger: true },
} satisfies Readonly<Record<string, CommandWords>>;
