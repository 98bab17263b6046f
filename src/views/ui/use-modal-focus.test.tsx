import { useRef } from 'react';
import { describe, expect, it } from 'vitest';
import { find, press, render } from './ui.fixtures.tsx';
import { useModalFocus } from './use-modal-focus.ts';

interface DrawerProps {
  readonly open: boolean;
  readonly onEscape: () => void;
}

function Drawer({ open, onEscape }: DrawerProps) {
  const surface = useRef<HTMLDivElement>(null);
  useModalFocus(open, () => surface.current, { focusFirst: true, onEscape });
  return (
    <div ref={surface} inert={!open}>
      <button id="first">Close</button>
      <a id="middle" href="#x">
        Link
      </a>
      <button disabled>Off</button>
      <button tabIndex={-1}>By pointer</button>
      <input id="last" />
    </div>
  );
}

let escapes = 0;
const show = (open: boolean): void =>
  void render(
    <>
      <button id="opener">Open</button>
      <Drawer open={open} onEscape={() => (escapes += 1)} />
    </>,
  );
const focused = (): string => document.activeElement?.id ?? '';

describe('what lies over the page', () => {
  it('[UI13] takes the focus, sends it round, and gives it back', () => {
    show(false);
    find('#opener').focus();
    show(true);
    const places = [focused()];
    press('Tab', { shiftKey: true });
    places.push(focused());
    press('Tab');
    places.push(focused());
    find('#middle').focus();
    press('Tab');
    places.push(focused());
    show(false);
    expect([...places, focused()]).toEqual(['first', 'last', 'first', 'middle', 'opener']);
  });

  it('[UI13] hears Escape while it is open, and only then', () => {
    escapes = 0;
    show(false);
    press('Escape');
    show(true);
    press('Escape');
    show(false);
    press('Escape');
    expect(escapes).toBe(1);
  });
});
