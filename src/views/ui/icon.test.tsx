import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from './ui.fixtures.tsx';

// Isolated from icons that other tests have loaded.
vi.resetModules();
const { Icon, loadIcons } = await import('./icon.tsx');

const drawn = (): readonly number[] =>
  [...document.body.querySelectorAll('svg')].map((svg) => svg.querySelectorAll('path').length);

it('[STR3] an icon that only pages show keeps its place, and is drawn once they are loaded', async () => {
  render(
    <>
      <Icon name="x" />
      <Icon name="trash" label="Delete" />
    </>,
  );
  expect(drawn()).toEqual([2, 0]);
  expect(document.body.querySelector('[aria-label="Delete"]')?.getAttribute('width')).toBe('16');
  await act(loadIcons);
  expect(drawn()).toEqual([2, 5]);
});
