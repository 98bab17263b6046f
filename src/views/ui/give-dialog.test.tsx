import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { GiveDialog } from './give-dialog.tsx';
import { click, find, render } from './ui.fixtures.tsx';

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
