import { expect, test } from 'vitest';
import { siteMap } from '../../src/views/site-map.ts';
import { screensIn, untoldScreens } from './screens.ts';

test('[HC1] a build finds every built screen of the application', () => {
  const built = siteMap.filter(({ purpose, layout }) => purpose === undefined && layout !== 'landing');
  expect(screensIn('src/views').toSorted()).toEqual(built.map(({ path }) => path).toSorted());
});

test('[HC1] a screen that no article names is missed', () => {
  const head = { slug: 'a', title: 'A', summary: 'S', words: [], order: 0, related: [], tags: [] };
  const heads = [{ ...head, screens: ['/apps/one', '/apps/two'] }];
  expect(untoldScreens(['/apps/one', '/apps/two', '/apps/three'], heads)).toEqual(['/apps/three']);
});
