import { describe, expect, test } from 'vitest';
import { siteMap } from '#views/site-map.ts';
import type { SitePage } from '#views/site-page.ts';
import { pageAccess, type Visitor } from './page-access.ts';

const guest: Visitor = { phase: 'guest', active: null, redirects: {}, may: () => false };
const sales: Visitor = {
  phase: 'signedIn',
  active: { id: 1 },
  redirects: {},
  may: (permission) => permission === 'salesOrder.view',
};
const founder: Visitor = { ...sales, may: () => true };
const homeless: Visitor = { ...founder, active: null };

function page(path: string): SitePage {
  const found = siteMap.find((one) => one.path === path);
  if (!found) throw new Error(`the site map has no ${path}`);
  return found;
}
const ask = (path: string, visitor: Visitor, here = `/en${path}`, params = {}) =>
  pageAccess(page(path), visitor, here, params);

const guestsOnly = ['/auth/login', '/auth/register', '/auth/forgot-password', '/auth/submit-interest'];
const publicPages = [
  '/not-authorized',
  '/auth/verify-email-pending',
  '/auth/verify-email/$uid/$token',
  '/about',
  '/features',
];

describe('a page for guests only', () => {
  test.each([...guestsOnly, '/', '/auth/reset-password/$uid/$token'])('[GRD1] %s is open to them', (path) => {
    expect(ask(path, guest)).toEqual({ is: 'open' });
  });

  test.each([...guestsOnly, '/'])('[GRD1] %s leads who is signed in to the dashboard', (path) => {
    expect(ask(path, sales)).toEqual({ is: 'led', path: '/dashboard' });
  });

  test('[GRD1] leads to the page that was asked for before', () => {
    const here = `/en/auth/login?to=${encodeURIComponent('/en/apps/sales/orders?q=bolt&state=open')}`;
    const search = { q: 'bolt', state: 'open' };
    expect(ask('/auth/login', sales, here)).toEqual({ is: 'led', path: '/apps/sales/orders', search });
  });

  test.each(['https://evil.example/x', '//evil.example', '/en/auth/login', 'javascript:alert(1)', '/\\evil'])(
    '[GRD1] does not go to %s after signing in',
    (to) => {
      const here = `/en/auth/login?to=${encodeURIComponent(to)}`;
      expect(ask('/auth/login', sales, here)).toEqual({ is: 'led', path: '/dashboard' });
    },
  );
});

describe('a page that needs a session', () => {
  test('[GRD2] leads a visitor to the sign-in, with the way back', () => {
    const here = '/sv/apps/sales/orders?q=bolt';
    expect(ask('/apps/sales/orders', guest, here)).toEqual({
      is: 'led',
      path: '/auth/login',
      search: { to: here },
    });
  });

  test.each(['/en', '/sv/', '/en?x=1'])('[GRD2] the root, %s, is no way back', (here) => {
    expect(ask('/dashboard', guest, here)).toEqual({ is: 'led', path: '/auth/login' });
  });

  test.each(['/en/dashboard', '/sv/dashboard/', '/en/dashboard?x=1'])(
    '[GRD2] %s is one as any other',
    (here) => {
      expect(ask('/dashboard', guest, here)).toEqual({
        is: 'led',
        path: '/auth/login',
        search: { to: here },
      });
    },
  );

  test('[GRD3] is for who holds its permission, or founded the company', () => {
    expect(ask('/apps/sales/orders', sales)).toEqual({ is: 'open' });
    expect(ask('/apps/roles', sales)).toEqual({ is: 'led', path: '/not-authorized' });
    expect(ask('/apps/roles', founder)).toEqual({ is: 'open' });
    expect(ask('/dashboard', sales)).toEqual({ is: 'open' });
  });

  test('[GRD3] of a company leads who has none to the choice, which needs none', () => {
    expect(ask('/dashboard', homeless)).toEqual({ is: 'led', path: '/auth/company-select' });
    expect(ask('/auth/company-select', homeless)).toEqual({ is: 'open' });
  });

  test('[GRD3] stays while the session has run out', () => {
    expect(ask('/dashboard', { ...sales, phase: 'expired' })).toEqual({ is: 'open' });
  });
});

test.each(publicPages)('[GRD7] %s is open to everybody', (path) => {
  for (const visitor of [guest, sales, homeless]) expect(ask(path, visitor)).toEqual({ is: 'open' });
});

describe('a page that the server leads elsewhere', () => {
  const to = (target: string): Visitor => ({ ...sales, redirects: { '/dashboard': target } });

  test('[GRD4] goes to a path within the application', () => {
    expect(ask('/dashboard', to('/onboarding'), '/sv/dashboard?x=1')).toEqual({
      is: 'led',
      path: '/onboarding',
    });
    expect(ask('/apps/sales/orders', to('/onboarding'))).toEqual({ is: 'open' });
  });

  test('[GRD5] is loaded in full from an absolute address', () => {
    const address = 'https://status.example.com/later';
    expect(ask('/dashboard', to(address))).toEqual({ is: 'elsewhere', address });
  });

  test.each(['javascript:alert(1)', '//evil.example', '', '/dashboard'])(
    '[GRD5] stays where it is for %o',
    (target) => {
      expect(ask('/dashboard', to(target))).toEqual({ is: 'open' });
    },
  );
});

describe('the validate hook', () => {
  test('[GRD6] lets the tabs of the settings through, and no others', () => {
    const tab = (name: string) =>
      ask('/apps/settings/$tab', sales, `/en/apps/settings/${name}`, { tab: name });
    expect(tab('profile')).toEqual({ is: 'open' });
    expect(tab('nonsense')).toEqual({ is: 'missing' });
  });

  test('[GRD6] comes before the sign-in', () => {
    expect(ask('/apps/settings/$tab', guest, '/en/apps/settings/x', { tab: 'x' })).toEqual({ is: 'missing' });
  });
});
