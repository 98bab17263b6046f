import { act, useState } from 'react';
import { expect, it } from 'vitest';
import { ColourInput } from './colour-input.tsx';
import { find, render, type } from './ui.fixtures.tsx';

const seen: string[] = [];
function Colour() {
  const [value, setValue] = useState('#16B1FF');
  const change = (next: string): void => {
    seen.push(next);
    setValue(next);
  };
  return <ColourInput label="Own colour" value={value} onChange={change} />;
}

const written = (): string | null => find('.ui-colour > .ui-input').getAttribute('value');

it('[UI14] takes a colour that is picked or written, with or without its sign', () => {
  seen.length = 0;
  render(<Colour />);
  type('input[type=color]', '#aa00ff');
  type('.ui-colour > .ui-input', '00cc44');
  expect([seen, written()]).toEqual([['#AA00FF', '#00CC44'], '00cc44']);
});

it('[UI14] keeps half a colour as it is, says so, and forgets it when it is left', () => {
  seen.length = 0;
  render(<Colour />);
  type('.ui-colour > .ui-input', '#16B');
  expect([seen, written(), find('[role=alert]').textContent]).toEqual([
    [],
    '#16B',
    'Enter a colour like #16B1FF.',
  ]);
  act(() => find('.ui-colour > .ui-input').dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect([written(), document.querySelector('[role=alert]')]).toEqual(['#16B1FF', null]);
});
