import { expect, test } from 'vitest';
import { find, render } from '#views/ui/ui.fixtures.tsx';
import { Splash } from './splash.tsx';

test('[ERR1] is the main part of a page alone, and within a layout leaves that to the layout', () => {
  render(<Splash />);
  expect(find('.app-splash').tagName).toBe('MAIN');
  render(
    <main>
      <Splash within />
    </main>,
  );
  expect([document.querySelectorAll('main').length, find('.app-splash').role]).toEqual([1, 'status']);
});
