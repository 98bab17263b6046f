import type { InputSource } from './engine-driver.ts';

/** Keys without a letter. https://www.w3.org/TR/webdriver2/#keyboard-actions */
const named: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  Delete: '\uE017',
  Backspace: '\uE003',
  ArrowDown: '\uE015',
  ArrowUp: '\uE013',
};

/** One key after another: letters, or keys by name. */
export function typed(keys: readonly string[]): readonly InputSource[] {
  const actions = keys
    .map((key) => named[key] ?? key)
    .flatMap((value) => [{ type: 'keyDown', value } as const, { type: 'keyUp', value } as const]);
  return [{ type: 'key', id: 'keyboard', actions }];
}

export function clickAt(x: number, y: number): readonly InputSource[] {
  return [
    {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', x, y, duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ];
}
