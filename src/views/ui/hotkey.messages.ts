import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export type HotkeyGroup = 'everywhere' | 'list' | 'document' | 'form';

interface HotkeyWords {
  readonly group: HotkeyGroup;
  readonly label: MessageDescriptor;
}

/** All keyboard shortcuts in list order; a key has the same meaning wherever it is active. */
export const hotkeyWords = {
  'mod+k': { group: 'everywhere', label: msg`Search, go anywhere, do anything` },
  '?': { group: 'everywhere', label: msg`Help about this page, and its keyboard shortcuts` },
  g: { group: 'everywhere', label: msg`Go to a page: G, then its letter` },
  '/': { group: 'list', label: msg`Search the list` },
  f: { group: 'list', label: msg`Filter the list` },
  n: { group: 'list', label: msg`Make a new one` },
  j: { group: 'list', label: msg`Next row` },
  k: { group: 'list', label: msg`Previous row` },
  Enter: { group: 'list', label: msg`Open the row` },
  e: { group: 'list', label: msg`Edit the row` },
  x: { group: 'list', label: msg`Select the row` },
  '[': { group: 'document', label: msg`Previous document of the list` },
  ']': { group: 'document', label: msg`Next document of the list` },
  'mod+i': { group: 'document', label: msg`Related documents, history, files and comments` },
  'mod+z': { group: 'document', label: msg`Undo what was done last` },
  'mod+Enter': { group: 'form', label: msg`Save` },
  'mod+s': { group: 'form', label: msg`Save` },
  'mod+shift+Enter': { group: 'form', label: msg`Save and go on` },
} as const satisfies Record<string, HotkeyWords>;

export type Hotkey = keyof typeof hotkeyWords;

export const hotkeyGroups: Readonly<Record<HotkeyGroup, MessageDescriptor>> = {
  everywhere: msg`Everywhere`,
  list: msg`In the list`,
  document: msg`On the document`,
  form: msg`In the form`,
};
