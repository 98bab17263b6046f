import { act } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { I18nProvider } from '@lingui/react';
import { i18n } from '#i18n/i18n.ts';
import { pictures } from '../kit/article/pictures.ts';
import { render, unmount } from '../ui/ui.fixtures.tsx';
import { Comparison } from './comparison.tsx';
import { FeaturesPage } from './features.page.tsx';
import { siteHostFixture } from './site-host.fixtures.ts';
import { SiteHostProvider, type SiteHost } from './site-host.ts';

afterEach(unmount);

test('[PUB28] each area has its picture in both themes, of a fixed size, and without a script a sentence for the prices', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <FeaturesPage />
    </I18nProvider>,
  );
  for (const area of page.querySelectorAll('.features-area')) {
    const shown = [...area.querySelectorAll('img')].map(({ src, width, height, alt, loading }) => ({
      theme: /\.en\.(\w+)\.webp$/.exec(src)?.[1],
      isSized: width > 0 && height > 0,
      isSaid: alt !== '',
      loading,
    }));
    const whole = { isSized: true, isSaid: true, loading: 'lazy' };
    expect(shown).toEqual([
      { theme: 'light', ...whole },
      { theme: 'dark', ...whole },
    ]);
  }
  expect(page.querySelectorAll('.features-area').length).toBeGreaterThan(5);
  expect(Object.keys(pictures).length).toBeGreaterThan(20);
  expect(page.querySelector('noscript')?.textContent).toContain('JavaScript');
});

test('[PUB34] what is said of others names where they say so, and the day it was read', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Comparison />
    </I18nProvider>,
  );
  const others = [...page.querySelectorAll('.features-others > li')];
  expect(others.length).toBeGreaterThan(1);
  for (const other of others)
    expect(other.querySelectorAll('.features-sources a[href^="https://"]').length).toBeGreaterThan(0);
  expect(page.textContent).toMatch(/read on November 29, 2026/);
  expect(page.textContent).not.toContain('to our knowledge');
});

const plan = {
  id: 'starter',
  name: 'Starter',
  description: 'One warehouse.',
  prices: [
    { currency: 'SEK', amount: 319_00 },
    { currency: 'EUR', amount: 29_00 },
  ],
  limits: { members: 3, warehouses: null, products: null, ordersPerMonth: null },
  trialDays: 30,
  recommended: false,
};

async function pricesWith(plans: SiteHost['readPlans']): Promise<string> {
  const place = render(
    <SiteHostProvider value={siteHostFixture({ readPlans: plans })}>
      <FeaturesPage />
    </SiteHostProvider>,
  );
  await act(async () => {});
  return place.querySelector('#prices .site-scripted')?.textContent ?? '';
}

test('[PUB29] prices are those the server tells, in the currency of the reader first', async () => {
  const text = await pricesWith(async () => [plan]);
  expect(text).toContain('€29 a month');
  expect(text).toContain('Any number of warehouses');
  expect(text.indexOf('€29')).toBeLessThan(text.indexOf('SEK'));
});

test('[PUB29] prices that cannot be read are said to be', async () => {
  expect(await pricesWith(async () => [])).toContain('cannot be read');
});
