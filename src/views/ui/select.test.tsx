import { act, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { Field } from './field.tsx';
import type { Option } from './option.ts';
import { Select } from './select.tsx';
import { click, find, press, render } from './ui.fixtures.tsx';

const places: readonly Option[] = [
  { value: 'shelf', label: 'Shelf', hint: 'A-04-2' },
  { value: 'blocked', label: 'Quarantine', disabled: true },
  { value: 'packing', label: 'Packing' },
];
const many = Array.from({ length: 12 }, (_, index) => ({ value: `${index}`, label: `Place ${index}` }));

function Form({
  options = places,
  initial = null,
}: {
  options?: readonly Option[];
  initial?: string | null;
}) {
  const [place, setPlace] = useState(initial);
  return (
    <>
      <Field label="Location" error={place === null ? 'Choose one.' : undefined} required>
        <Select value={place} options={options} onChange={setPlace} />
      </Field>
      <button type="button" id="elsewhere" onClick={() => setPlace('shelf')}>
        Shelf
      </button>
    </>
  );
}

const box = () => find('[role=combobox]');
const enter = (): void => act(() => box().focus());
const says = (name: string) => box().getAttribute(name);
const value = () => box() instanceof HTMLInputElement && Reflect.get(box(), 'value');
const named = (id: string | null) => document.getElementById(id ?? '');
const key = (code: string): void => press(code, { code });

describe('a choice from a list', () => {
  test('[UI16] is one combobox with the name of its field, and nothing beside it says the same again', () => {
    render(<Form />);
    expect(document.querySelectorAll('.p-dropdown [role]:not([aria-hidden])')).toHaveLength(1);
    expect(find('label').getAttribute('for')).toBe(box().id);
    expect(find('.p-dropdown-label > *').getAttribute('aria-hidden')).toBe('true');
    expect(document.querySelectorAll('.p-dropdown [aria-label]:not([aria-hidden])')).toHaveLength(0);
    const told = ['aria-expanded', 'aria-haspopup', 'aria-required', 'aria-invalid', 'placeholder'].map(says);
    expect(told).toEqual(['false', 'listbox', 'true', 'true', 'Choose…']);
    expect(named(says('aria-describedby'))?.textContent).toBe('Choose one.');
  });

  test('[UI16] is no field that cannot be written in, but a button with its value', () => {
    render(<Form initial="shelf" />);
    const kind = (): unknown => Reflect.get(box(), 'type');
    expect([kind(), value()]).toEqual(['button', 'Shelf']);
    enter();
    key('ArrowDown');
    key('ArrowDown');
    key('Enter');
    expect([kind(), value()]).toEqual(['button', 'Packing']);
  });

  test('[UI16] says whether it is open, over which list, and which option is active', () => {
    render(<Form initial="shelf" />);
    enter();
    expect([says('aria-expanded'), says('aria-activedescendant')]).toEqual(['false', null]);
    key('ArrowDown');
    expect(says('aria-expanded')).toBe('true');
    expect(named(says('aria-controls'))?.getAttribute('role')).toBe('listbox');
    expect(named(says('aria-activedescendant'))?.textContent).toBe('ShelfA-04-2');
    expect(document.querySelectorAll('[role=option][aria-label]')).toHaveLength(0);
    expect(find('.p-dropdown').hasAttribute('aria-activedescendant')).toBe(false);
    key('ArrowDown');
    expect(named(says('aria-activedescendant'))?.textContent).toBe('Packing');
    key('Enter');
    expect([says('aria-expanded'), says('aria-activedescendant'), value()]).toEqual([
      'false',
      null,
      'Packing',
    ]);
    expect(document.activeElement).toBe(box());
  });

  test('[UI16] says what is chosen, also where that came from elsewhere', () => {
    render(<Form initial="shelf" />);
    expect(value()).toBe('Shelf');
    enter();
    for (const code of ['ArrowDown', 'ArrowDown', 'Enter']) key(code);
    click('#elsewhere');
    expect([value(), find('.p-dropdown-label').textContent]).toEqual(['Shelf', 'Shelf']);
  });

  test('[UI16] has a field with a name to search many choices with', () => {
    render(<Form options={many} initial="3" />);
    enter();
    key('ArrowDown');
    const search = find('.p-dropdown-filter');
    expect(search.getAttribute('aria-label')).toBe('Search the choices');
    expect(named(search.getAttribute('aria-controls'))).toBe(named(says('aria-controls')));
  });
});
