import { useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CommandEntry, CommandGroup } from './command-entry.ts';
import { CommandBox } from './command-box.tsx';
import { click, find, press, render, type } from './ui.fixtures.tsx';

const groups: readonly CommandGroup[] = [
  {
    id: 'order',
    label: 'SO-1012',
    entries: [
      { id: 'confirm', label: 'Confirm', icon: 'check' },
      { id: 'cancel', label: 'Cancel', icon: 'x', disabledReason: 'It was shipped.' },
    ],
  },
  {
    id: 'pages',
    label: 'Pages',
    entries: [
      { id: 'stock', label: 'Stock', icon: 'boxes', detail: 'Nordlager' },
      { id: 'keys', label: 'Keys', icon: 'keyboard', hotkey: '?' },
    ],
  },
];

let chosen: string[] = [];
let groupsNow: (() => readonly CommandGroup[]) | undefined;
beforeEach(() => {
  chosen = [];
  groupsNow = undefined;
});
function Page() {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const found = groups.filter(({ label }) => label.toLowerCase().includes(query));
  return (
    <>
      <button type="button" id="opener" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <CommandBox
          label="Search"
          placeholder="Anything"
          query={query}
          onQuery={setQuery}
          groups={found}
          groupsNow={groupsNow}
          count={`${found.length} groups`}
          empty={{ title: 'Nothing fits', text: 'Try less.' }}
          onClose={() => setOpen(false)}
          onChoose={({ id }: CommandEntry) => chosen.push(id)}
        />
      )}
    </>
  );
}

function open(): void {
  render(<Page />);
  find('#opener').focus();
  click('#opener');
}
const field = () => find('.ui-command input');
const active = (): string | null | undefined =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.dataset['entry'];

describe('a command box', () => {
  test('[PAL4] is a dialog with a combobox over grouped options, and has the focus', () => {
    open();
    expect(find('.ui-command').getAttribute('aria-modal')).toBe('true');
    expect(document.activeElement).toBe(field());
    expect(field().getAttribute('role')).toBe('combobox');
    expect(document.getElementById(field().getAttribute('aria-controls') ?? '')?.role).toBe('listbox');
    const names = [...document.querySelectorAll('.ui-command [role=group]')].map(
      (group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
    );
    expect(names).toEqual(['SO-1012', 'Pages']);
    expect(document.querySelectorAll('[role=option][aria-selected=true]')).toHaveLength(1);
  });

  test('[PAL4] is walked with arrows, round, and with page keys from group to group', () => {
    open();
    const steps = ['ArrowDown', 'ArrowDown', 'PageUp', 'PageDown', 'PageDown', 'ArrowDown', 'ArrowUp'];
    const walked = steps.map((key) => {
      press(key);
      return active();
    });
    expect(walked).toEqual(['cancel', 'stock', 'confirm', 'stock', 'keys', 'confirm', 'keys']);
  });

  test('[PAL4] does what Enter is pressed on, closes first, and gives the focus back', () => {
    open();
    press('PageDown');
    press('Enter');
    expect(chosen).toEqual(['stock']);
    expect(document.querySelector('.ui-command')).toBeNull();
    expect(document.activeElement).toBe(find('#opener'));
  });

  test.each([
    ['isComposing', { isComposing: true }],
    ['the key code of Safari', { keyCode: 229 }],
  ])('[PAL4] leaves Enter to a composition of characters, told by %s', (_, init) => {
    open();
    press('Enter', init);
    expect(chosen).toEqual([]);
    expect(document.querySelector('.ui-command')).not.toBeNull();
  });

  test('[PAL4] is left with Escape', () => {
    open();
    press('Escape');
    expect(document.querySelector('.ui-command')).toBeNull();
    expect(document.activeElement).toBe(find('#opener'));
    expect(chosen).toEqual([]);
  });

  test('[PAL3] says why something is off, and does not do it', () => {
    open();
    press('ArrowDown');
    expect(find('[data-entry=cancel]').getAttribute('aria-disabled')).toBe('true');
    expect(find('[data-entry=cancel]').textContent).toBe('CancelIt was shipped.');
    press('Enter');
    click('[data-entry=cancel]');
    expect(chosen).toEqual([]);
    expect(document.querySelector('.ui-command')).not.toBeNull();
  });

  test('[UI58] Enter goes by what was typed while the list still shows what was typed before', () => {
    groupsNow = () => groups.slice(1);
    open();
    press('Enter');
    expect(chosen).toEqual(['stock']);
  });

  test('[PAL6] begins at the first again when something is typed, and says when nothing fits', () => {
    open();
    press('ArrowDown');
    type('.ui-command input', 'pages');
    expect(active()).toBe('stock');
    expect(find('.ui-command [role=status]').textContent).toBe('1 groups');
    type('.ui-command input', 'xyz');
    expect(field().getAttribute('aria-expanded')).toBe('false');
    expect(field().hasAttribute('aria-activedescendant')).toBe(false);
    expect(find('.ui-command-empty').textContent).toBe('Nothing fitsTry less.');
    expect(find('.ui-command [role=status]').textContent).toBe('Nothing fits');
    press('Enter');
    expect(chosen).toEqual([]);
  });
});
