import { useState } from 'react';
import { expect, test } from 'vitest';
import { CommandBox } from './command-box.tsx';
import { Dialog } from './dialog.tsx';
import { SidePanel } from './side-panel.tsx';
import { press, render, unmount } from './ui.fixtures.tsx';
import { isBusyElsewhere } from './is-busy-elsewhere.ts';

function Over() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <SidePanel open title="SH-1" onClose={() => {}}>
        <p data-document="1">Two boxes</p>
      </SidePanel>
      {isOpen && (
        <CommandBox
          label="Search"
          placeholder="Anything"
          query=""
          onQuery={() => {}}
          groups={[]}
          count=""
          empty={{ title: '', text: '' }}
          onClose={() => setOpen(false)}
          onChoose={() => {}}
        />
      )}
    </>
  );
}

const shown = (): boolean[] =>
  ['.ui-command', '.ui-side'].map((surface) => document.querySelector(surface) !== null);

test('[PAL3] the palette opens over a panel with a document, as over its page, and Escape leaves it alone', () => {
  render(
    <SidePanel open title="SH-1" onClose={() => {}}>
      <p data-document="1">Two boxes</p>
    </SidePanel>,
  );
  expect(isBusyElsewhere()).toBe(false);
  unmount();
  let heard = 0;
  const hear = (): void => void (heard += 1);
  document.addEventListener('keydown', hear);
  render(<Over />);
  press('Escape');
  document.removeEventListener('keydown', hear);
  expect([...shown(), heard]).toEqual([false, true, 0]);
});

test('[PAL3] it does not open over a question, nor over a form that makes something new', () => {
  expect(isBusyElsewhere()).toBe(false);
  render(
    <Dialog open title="Cancel the order?" onClose={() => {}}>
      Really
    </Dialog>,
  );
  expect(isBusyElsewhere()).toBe(true);
  unmount();
  render(
    <SidePanel open title="New location" onClose={() => {}}>
      Code
    </SidePanel>,
  );
  expect(isBusyElsewhere()).toBe(true);
});
