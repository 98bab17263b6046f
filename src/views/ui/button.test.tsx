import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ButtonMenu } from './button-menu.tsx';
import { Button } from './button.tsx';
import { click, find, press, render } from './ui.fixtures.tsx';

describe('what cannot be done now', () => {
  it('[UI3] a disabled button can be focused, says why and does nothing', () => {
    const confirm = vi.fn<(...args: readonly unknown[]) => void>();
    render(
      <Button disabledReason="Add a line first." onClick={confirm}>
        Confirm
      </Button>,
    );
    const button = find('button');
    act(() => button.focus());
    click('button');
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Add a line first.',
    );
    expect(confirm).not.toHaveBeenCalled();
  });

  it('[UI3] a busy button fires once only', () => {
    const confirm = vi.fn<(...args: readonly unknown[]) => void>();
    render(<Button onClick={confirm}>Save</Button>);
    click('button');
    render(
      <Button loading onClick={confirm}>
        Save
      </Button>,
    );
    click('button');
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  it('[UI3] a menu keeps disabled actions with their reason, and runs the others', () => {
    const hold = vi.fn<(...args: readonly unknown[]) => void>();
    const close = vi.fn<(...args: readonly unknown[]) => void>();
    const items = [
      { id: 'close', label: 'Close short', disabledReason: 'Nothing has been shipped yet.', onSelect: close },
      { id: 'hold', label: 'Hold', onSelect: hold },
    ];
    render(<ButtonMenu label="More actions" items={items} />);
    click('button');
    expect(document.activeElement?.textContent).toBe('Close shortNothing has been shipped yet.');
    click('[data-action=close]');
    expect(close).not.toHaveBeenCalled();
    press('ArrowDown');
    expect(document.activeElement).toBe(find('[data-action=hold]'));
    click('[data-action=hold]');
    expect(hold).toHaveBeenCalledTimes(1);
    expect(document.querySelector('[role=menu]')).toBeNull();
  });

  it('[UI3] is named by its text, and by its label without one', () => {
    const named = (): string | null => find('button').getAttribute('aria-label');
    render(<ButtonMenu label="More actions" items={[]} />);
    expect(named()).toBe('More actions');
    render(
      <ButtonMenu label="Period" items={[]}>
        30 days
      </ButtonMenu>,
    );
    expect(named()).toBeNull();
  });

  it('[UI3] Enter chooses as the key goes down, once, and not while it is held', () => {
    const hold = vi.fn<(...args: readonly unknown[]) => void>();
    render(<ButtonMenu label="More actions" items={[{ id: 'hold', label: 'Hold', onSelect: hold }]} />);
    click('button');
    press('Enter', { repeat: true });
    press('Enter', { ctrlKey: true });
    expect(hold).not.toHaveBeenCalled();
    press('Enter');
    expect(hold).toHaveBeenCalledTimes(1);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('More actions');
  });

  it('[UI3] Escape closes the menu and gives the focus back', () => {
    render(<ButtonMenu label="More actions" items={[{ id: 'a', label: 'A' }]} />);
    click('button');
    press('Escape');
    expect(document.querySelector('[role=menu]')).toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('More actions');
  });
});
