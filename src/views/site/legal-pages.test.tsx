import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { messages as english } from '#i18n/locales/en/messages.po';
import { messages as swedish } from '#i18n/locales/sv/messages.po';
import { render, unmount } from '../ui/ui.fixtures.tsx';
import { AboutPage } from './about.page.tsx';
import { ChangelogPage } from './changelog.page.tsx';
import { changelog } from './changelog-entries.ts';
import { PrivacyPage } from './privacy.page.tsx';
import { siteHostFixture } from './site-host.fixtures.ts';
import { SiteHostProvider, type Operator } from './site-host.ts';
import { TermsPage } from './terms.page.tsx';

const languages = [
  { locale: 'en', messages: english },
  { locale: 'sv', messages: swedish },
] as const;
const pages = {
  about: <AboutPage />,
  changelog: <ChangelogPage />,
  privacy: <PrivacyPage />,
  terms: <TermsPage />,
};

function shown(page: ReactNode, operator: Operator): string {
  const host = siteHostFixture({ operator: { now: () => operator, subscribe: () => () => {} } });
  return render(<SiteHostProvider value={host}>{page}</SiteHostProvider>).textContent;
}

test.each(['privacy', 'terms'] as const)(
  '[PUB25] %s names the operator if configured, and says so if not',
  (name) => {
    const page = pages[name];
    expect(shown(page, { name: null, address: null })).toContain('the operator of this installation');
    unmount();
    expect(shown(page, { name: 'Alm & Co AB', address: null })).toContain('Alm & Co AB');
    unmount();
    const address = 'Lagergatan 1, 111 11 Stockholm';
    expect(shown(page, { name: 'Alm & Co AB', address })).toContain(`Alm & Co AB, ${address}`);
  },
);

test.each(languages)('[PUB25] privacy names the cookies and keys that are used ($locale)', (words) => {
  const text = render(pages.privacy, words).textContent;
  const named = ['i18n_redirected', 'userAbilityRules', 'user-companies', 'active-company', 'lagra-'];
  expect(named.filter((name) => !text.includes(name))).toEqual([]);
});

test.each(Object.entries(pages))('[PUB26] %s has one h1, and headings in order', (_, page) => {
  const levels = [...render(page).querySelectorAll('h1, h2, h3')].map(({ tagName }) => Number(tagName[1]));
  expect(levels.filter((level) => level === 1)).toEqual([1]);
  expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([]);
});

test('[PUB26] the changelog is in order, the newest day first', () => {
  const days = changelog.map(({ day }) => day);
  expect(days).toEqual(days.toSorted().toReversed());
});
