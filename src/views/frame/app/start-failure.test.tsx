import { expect, test } from 'vitest';
import { showStartFailure } from './start-failure.ts';

test.each([
  ['en', 'Lagra could not be opened', 'Try again'],
  ['sv', 'Lagra kunde inte öppnas', 'Försök igen'],
] as const)('[ERR2] an application that cannot start says so in %s', (locale, title, action) => {
  const root = document.createElement('div');
  root.append('half a page');
  let tries = 0;
  showStartFailure(root, locale, () => void (tries += 1));
  expect(root.querySelectorAll('main').length).toBe(1);
  expect([...root.querySelectorAll('h1, button')].map(({ textContent }) => textContent)).toEqual([
    title,
    action,
  ]);
  expect([document.documentElement.lang, document.title]).toEqual([locale, `${title} · Lagra`]);
  root.querySelector('button')?.click();
  expect([tries, root.textContent?.includes('half a page')]).toEqual([1, false]);
});
