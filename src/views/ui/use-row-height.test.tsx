import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { find, render, unmount } from './ui.fixtures.tsx';
import { useRem, useRowHeight } from './use-row-height.ts';

const Rows = () => <i>{useRem()}</i>;
function Grid() {
  const row = useRowHeight();
  return (
    <>
      <b>{row}</b>
      <Rows />
    </>
  );
}

afterEach(() => {
  unmount();
  document.documentElement.removeAttribute('style');
  vi.unstubAllGlobals();
});

test('[UI24] another density of the page moves the rows of every list at once', async () => {
  document.documentElement.style.cssText = '--row: 2rem; font-size: 16px';
  render(<Grid />);
  expect(find('b').textContent).toBe('32');
  await act(async () => {
    document.documentElement.style.cssText = '--row: 3rem; font-size: 16px';
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(find('b').textContent).toBe('48');
});

test('[UI27] rows have room for a finger on a screen that is touched, whatever the density of their list', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }));
  document.documentElement.style.cssText = '--row: 3rem; font-size: 16px';
  function Dense() {
    return <b>{useRowHeight('compact')}</b>;
  }
  render(<Dense />);
  expect(find('b').textContent).toBe('48');
});
