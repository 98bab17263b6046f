import { act, useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { DateInput } from './date-input.tsx';
import { Dialog } from './dialog.tsx';
import { GiveDialog } from './give-dialog.tsx';
import { Select } from './select.tsx';
import { TextInput } from './text-input.tsx';
import { find, press, render, type } from './ui.fixtures.tsx';
import { hotkeysInForce } from './use-hotkeys.ts';
import { OWN_KEYS, useFormKeys } from './use-form-keys.ts';

let did: string[] = [];
const does = (what: string) => () => void did.push(what);
beforeEach(() => void (did = []));

function Form() {
  useFormKeys({ save: does('save'), onward: does('go on') });
  return (
    <>
      <Select label="Warehouse" value="a" options={[{ value: 'a', label: 'Main' }]} onChange={() => {}} />
      <textarea {...OWN_KEYS} />
    </>
  );
}

const ctrl = { ctrlKey: true };

describe('the keys of a form', () => {
  test('[UI21] save it from within a dropdown too, which stays closed', () => {
    render(<Form />);
    act(() => find('[role=combobox]').focus());
    press('Enter', ctrl);
    press('s', ctrl);
    press('Enter', { ...ctrl, shiftKey: true });
    expect(did).toEqual(['save', 'save', 'go on']);
    expect(find('[role=combobox]').getAttribute('aria-expanded')).toBe('false');
    expect(hotkeysInForce()).toEqual(['mod+Enter', 'mod+s', 'mod+shift+Enter']);
  });

  test('[UI21] are left to a control that sends its own text by them', () => {
    render(<Form />);
    act(() => find('textarea').focus());
    press('Enter', ctrl);
    expect(did).toEqual([]);
  });

  test('[UI21] are those of the dialog over it, also if that has nothing to save', () => {
    const withDialog = (save?: () => void) =>
      render(
        <>
          <Form />
          <Dialog open title="Hold the order" onClose={() => {}} onSave={save}>
            <p>Why?</p>
          </Dialog>
        </>,
      );
    withDialog(does('hold'));
    press('Enter', ctrl);
    expect(did).toEqual(['hold']);
    withDialog();
    press('Enter', ctrl);
    expect(did).toEqual(['hold']);
    render(<Form />);
    press('Enter', ctrl);
    expect(did).toEqual(['hold', 'save']);
  });
});

function FormWithDay() {
  const [day, setDay] = useState<string | null>('2026-11-03');
  useFormKeys({ save: () => void did.push(String(day)) });
  return <DateInput label="Promised for" value={day} onChange={setDay} />;
}

test('[UI70] the keys of a form do not save a day that is none, and say so; one that is is saved as typed', () => {
  render(<FormWithDay />);
  act(() => find('input').focus());
  type('input', 'soon');
  press('s', ctrl);
  expect(did).toEqual([]);
  expect(find('[role=alert]').textContent).toContain('5/12, tomorrow, +3');
  expect([document.activeElement, (find('input') as HTMLInputElement).value]).toEqual([
    find('input'),
    'soon',
  ]);
  type('input', '2026-12-05');
  press('s', ctrl);
  expect(did).toEqual(['2026-12-05']);
});

test.each([
  [undefined, ['give', 'give']],
  ['Choose a lot first.', []],
])('[UI21] a dialog gives its command by its button and by the keys, unless refused: %s', (why, given) => {
  render(
    <GiveDialog title="Build" testId="give" disabledReason={why} onClose={does('back')} onGive={does('give')}>
      <p>How many?</p>
    </GiveDialog>,
  );
  press('Enter', ctrl);
  act(() => find('[data-testid=give]').click());
  expect(did).toEqual(given);
});

test('[UI22] a dialog focuses its first field', async () => {
  render(
    <Dialog open title="Save as a view" onClose={() => {}} actions={<button type="button">Save</button>}>
      <button type="button">Explain</button>
      <TextInput label="Name" value="" onChange={() => {}} />
    </Dialog>,
  );
  await act(async () => {});
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Name');
});
