import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { renderToString } from 'react-dom/server';
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

it('[STR3] a page of the public site is written with their place, and loads them itself', async () => {
  vi.resetModules();
  const fresh = await import('./icon.tsx');
  expect(renderToString(<fresh.Icon name="trash" />)).toMatch(/^<svg[^>]*><\/svg>$/);
  render(<fresh.Icon name="trash" />);
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(drawn()).toEqual([5]);
  });
});
