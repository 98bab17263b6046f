import { act } from 'react';
import { expect, it } from 'vitest';
import { arrives, render } from '#views/ui/ui.fixtures.tsx';
import { BrowserProvider } from '#views/navigation/browser-context.ts';
import { browserThat } from './browser.fixtures.ts';
import { FileReadyPart } from './file-ready-part.tsx';

it.each([
  ['Save', 'gave Products.csv'],
  ['Cancel', 'left Products.csv'],
])('[BRO3] a file that waits is dealt with by %s', async (name, then) => {
  const { browser, given } = browserThat({ file: new File(['sku'], 'Products.csv') });
  render(
    <BrowserProvider value={browser}>
      <FileReadyPart />
    </BrowserProvider>,
  );
  await arrives('[role=dialog] button');
  expect(document.querySelector('[role=dialog]')?.textContent).toContain('Products.csv');
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  await act(async () => button?.click());
  expect(given).toEqual([then]);
});
