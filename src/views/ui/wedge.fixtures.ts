import { act } from 'react';
import { find } from './ui.fixtures.tsx';

/** By when the keys of the scan before were pressed, on the clock of events. */
let last = 0;

/**
 * What a scanner types on an element, as a browser does it: a field takes the letters, a button is pressed by Enter.
 * @param pace milliseconds from key to key, however slow this machine is
 */
export function wedge(code: string, where = 'body', pace = 10): void {
  const target = find(where);
  last = Math.max(performance.now(), last + 1_000);
  act(() => {
    for (const key of [...code, 'Enter']) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      last += pace;
      Object.defineProperty(event, 'timeStamp', { value: last });
      if (!target.dispatchEvent(event)) continue;
      if (target instanceof HTMLInputElement && key.length === 1) target.value += key;
      if (target instanceof HTMLButtonElement && key === 'Enter') target.click();
    }
  });
}
