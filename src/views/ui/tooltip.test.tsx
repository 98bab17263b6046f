import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ButtonMenu } from './button-menu.tsx';
import { Button } from './button.tsx';
import { click, find, press, render } from './ui.fixtures.tsx';

const explain = vi.fn<() => void>();
beforeEach(() => void explain.mockClear());

const why = (): HTMLElement | null => document.querySelector<HTMLElement>('.ui-tooltip-why');

function show(): HTMLElement {
  render(
    <Button disabledReason="Add a line first." onWhy={explain}>
      Confirm
    </Button>,
  );
  expect(why()).toBeNull();
  return find('button');
}

test('[UI29] a refused button that is pressed shows its reason with what explains it, until something else is pressed', () => {
  show();
  click('button');
  expect(why()?.textContent).toBe('Why?');
  act(() => void document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })));
  expect(why()).toBeNull();
});

test('[UI29] the explanation takes the focus from the button, which gets it back', () => {
  const button = show();
  click('button');
  expect(find(`#${CSS.escape(why()?.getAttribute('aria-describedby') ?? '')}`).textContent).toBe(
    'Add a line first.',
  );
  act(() => why()?.focus());
  expect(why()).not.toBeNull();
  click('.ui-tooltip-why');
  expect(explain).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(button);
  expect(why()).toBeNull();
});

test('[UI29] a button that is not refused has nothing to explain', () => {
  const confirm = vi.fn<() => void>();
  render(
    <Button onClick={confirm} onWhy={explain}>
      Confirm
    </Button>,
  );
  click('button');
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(why()).toBeNull();
});

test('[UI29] a refused action of a menu is explained by the item below it', () => {
  render(
    <ButtonMenu
      label="More actions"
      items={[
        {
          id: 'close',
          label: 'Close short',
          disabledReason: 'Nothing has been shipped yet.',
          onWhy: explain,
        },
        { id: 'hold', label: 'Hold', onWhy: explain },
      ]}
    />,
  );
  click('button');
  expect(document.querySelector('[data-action=hold-why]')).toBeNull();
  press('ArrowDown');
  expect(document.activeElement).toBe(find('[data-action=close-why]'));
  click('[data-action=close-why]');
  expect(explain).toHaveBeenCalledTimes(1);
});
