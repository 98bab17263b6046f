import { expect, it, vi } from 'vitest';
import { EscapeFirst } from './escape-first.tsx';
import { find, press, render } from './ui.fixtures.tsx';

it('[UI15] keeps Escape from the dialog while a list is open, and only then', () => {
  const heard = vi.fn<(event: KeyboardEvent) => void>();
  document.addEventListener('keydown', heard);
  const draw = (open: boolean): void => {
    render(
      <EscapeFirst>
        <input aria-label="Place" />
        {open && <div className="p-dropdown-panel" />}
      </EscapeFirst>,
    );
    find('input').focus();
  };
  draw(true);
  press('Escape');
  expect(heard).toHaveBeenCalledTimes(0);
  press('ArrowDown');
  draw(false);
  press('Escape');
  expect(heard.mock.calls.map(([event]) => event.key)).toEqual(['ArrowDown', 'Escape']);
  document.removeEventListener('keydown', heard);
});
