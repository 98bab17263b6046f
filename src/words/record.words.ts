/** Texts of a record that is active, temporarily blocked, or archived for good: a customer, a warehouse. */
export const recordTexts = {
  states: {
    active: { en: 'Active', sv: 'Aktiv' },
    blocked: { en: 'Blocked', sv: 'Spärrad' },
    archived: { en: 'Archived', sv: 'Arkiverad' },
  },
  commands: {
    unblock: { en: 'Unblock', sv: 'Häv spärren' },
    update: { en: 'Edit', sv: 'Redigera' },
    block: { en: 'Block', sv: 'Spärra' },
    archive: { en: 'Archive', sv: 'Arkivera' },
  },
  facts: {
    created: { en: 'Created', sv: 'Skapad' },
    updated: { en: 'Changed', sv: 'Ändrad' },
    blocked: { en: 'Blocked', sv: 'Spärrad' },
    unblocked: { en: 'Unblocked', sv: 'Spärren hävd' },
    archived: { en: 'Archived', sv: 'Arkiverad' },
  },
} as const;

/** Texts of a record that a list offers or not, and that is taken back into it: a reason, a carrier. */
export const listedTexts = {
  states: { active: recordTexts.states.active, archived: recordTexts.states.archived },
  commands: {
    archive: recordTexts.commands.archive,
    restore: { en: 'Restore', sv: 'Återställ' },
    update: recordTexts.commands.update,
  },
  facts: {
    created: recordTexts.facts.created,
    updated: recordTexts.facts.updated,
    archived: recordTexts.facts.archived,
    restored: { en: 'Restored', sv: 'Återställd' },
  },
} as const;
