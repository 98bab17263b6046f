import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { DateInput } from './date-input.tsx';
import { GiveDialog } from './give-dialog.tsx';
import { click, find, press, render, type } from './ui.fixtures.tsx';

function Asking() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" id="ask" onClick={() => setOpen(true)}>
        Move
      </button>
      {isOpen && (
        <GiveDialog
          title="Move stock"
          testId="give"
          onClose={() => setOpen(false)}
          onGive={() => setOpen(false)}
        >
          <input aria-label="Note" autoFocus />
        </GiveDialog>
      )}
    </>
  );
}

test('[UI13] what is asked has the focus, and once it is given the focus is back where it was', async () => {
  render(<Asking />);
  act(() => find('#ask').focus());
  click('#ask');
  await act(async () => void (await new Promise((done) => setTimeout(done))));
  expect(find('[role=dialog]').contains(document.activeElement)).toBe(true);
  click('[data-testid=give]');
  expect(document.activeElement?.id).toBe('ask');
});

test('[UI70] nothing is given while a field holds a text that names nothing', async () => {
  let given = 0;
  render(
    <GiveDialog title="Plan count" testId="give" onClose={() => {}} onGive={() => (given += 1)}>
      <DateInput label="Planned for" value={null} onChange={() => {}} />
    </GiveDialog>,
  );
  await act(async () => void (await new Promise((done) => setTimeout(done))));
  const day = find('[role=dialog] input');
  act(() => day.focus());
  type('[role=dialog] input', 'soon');
  act(() => day.blur());
  click('[data-testid=give]');
  expect([given, document.activeElement]).toEqual([0, day]);
  act(() => find('[data-testid=give]').focus());
  press('Enter', { ctrlKey: true });
  expect([given, document.activeElement]).toEqual([0, day]);
  type('[role=dialog] input', '+1');
  act(() => day.blur());
  click('[data-testid=give]');
  expect(given).toBe(1);
});
