import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { epoch } from '#model/values/clock.fixtures.ts';
import { deviceAt } from '../api/session-server.ts';
import { arrivesAt, goTo, says } from './addresses.ts';
import { comeBack } from './come-back.ts';
import { field, open, press, settle } from './journey-pages.ts';
import type { Visitor } from './journey-pages.ts';
import { demoPassword } from '#server/demo/company-list.ts';
import { servedBrowser } from './served-browser.ts';
import { endSessionsOf } from './session-people.ts';
import { visitsTo } from './visits.ts';
import { wordsIn } from './words.ts';
import type { Language } from './words.ts';

const served = servedBrowser();
const visits = visitsTo(served, 15_000);

afterEach(() => visits.leave());

async function visit(language: Language): Promise<Visitor> {
  const page = await visits.open(language);
  return { page, origin: served.origin, language, words: wordsIn(language) };
}

async function visitAs(person: string, language: Language): Promise<Visitor> {
  const visitor = await visit(language);
  await comeBack(visitor, person);
  return visitor;
}

/** Whether the server has the purchase order open on the page. */
async function isOnServer({ page, origin }: Visitor): Promise<boolean> {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const answer = await page
    .context()
    .request.get(`${origin}/api/core/companies/1/documents/purchaseOrder/${id}/`);
  return answer.ok();
}

/** A product of a company that the demo viewer does not belong to. */
async function foreignProduct(): Promise<string> {
  const device = deviceAt(served.origin);
  await device.calls.signIn({ email: 'admin@example.com', password: demoPassword });
  const cookie = [...device.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const list = await fetch(`${served.origin}/api/core/companies/2/documents/product/`, {
    headers: { cookie },
  });
  const { rows } = (await list.json()) as { rows: { id: string }[] }; // as the API is documented
  return rows[0]?.id ?? '';
}

/** Who may open what, and where an address leads, in these languages. */
export function describeAddresses(languages: readonly Language[]): void {
  describe.each(languages)('an address in %s', (language) => {
    test.each(['/auth/login', '/auth/register', '/auth/forgot-password', '/auth/submit-interest'])(
      '[GRD1] for visitors only, %s, leads a signed-in person to the dashboard',
      async (path) => {
        const visitor = await visitAs('viewer', language);
        await goTo(visitor, path);
        expect(await arrivesAt(visitor, '/dashboard')).toBe('/dashboard');
      },
    );

    test('[GRD2] that needs a session leads to the sign-in and from there to what was asked for', async () => {
      const visitor = await visit(language);
      await goTo(visitor, '/apps/products?q=lamp');
      const asked = encodeURIComponent(`/${language}/apps/products?q=lamp`);
      expect(await arrivesAt(visitor, `/auth/login?to=${asked}`)).toBe(`/auth/login?to=${asked}`);
      await visitor.page.locator('[name=email]').fill('viewer@example.com');
      await visitor.page.locator('[name=password]').fill('lagra-demo-2026');
      await press(visitor.page, 'sign-in');
      expect(await arrivesAt(visitor, '/apps/products?q=lamp')).toBe('/apps/products?q=lamp');
    });

    test('[GRD2] of the dashboard leads to the sign-in with the way back too', async () => {
      const visitor = await visit(language);
      await goTo(visitor, '/dashboard');
      const asked = encodeURIComponent(`/${language}/dashboard`);
      expect(await arrivesAt(visitor, `/auth/login?to=${asked}`)).toBe(`/auth/login?to=${asked}`);
    });

    test('[GRD3] that is not permitted leads to a page that says so; a founder passes', async () => {
      const viewer = await visitAs('viewer', language);
      await goTo(viewer, '/apps/products/create');
      expect(await arrivesAt(viewer, '/not-authorized')).toBe('/not-authorized');
      expect(await says(viewer, viewer.words('You are not authorised'))).toBe(true);
      const founder = await visitAs('founder', language);
      await goTo(founder, '/apps/products/create');
      await field(founder, 'SKU').waitFor();
      expect(await arrivesAt(founder, '/apps/products/create')).toBe('/apps/products/create');
    });

    test.each(['/apps/settings/no-such-tab', '/no/such/page'])(
      '[GRD6] that does not exist, %s, says so and names itself',
      async (path) => {
        const visitor = await visitAs('viewer', language);
        await goTo(visitor, path);
        const sentence = visitor.words('Page Not Found: {path}', { path: `/${language}${path}` });
        expect(await says(visitor, sentence)).toBe(true);
      },
    );

    test('[GRD8] of a document of another company leads nowhere; where the server does not say, one may ask again', async () => {
      const visitor = await visitAs('viewer', language);
      const { page, words } = visitor;
      const foreign = await foreignProduct();
      await goTo(visitor, `/apps/products/${foreign}`);
      const missing = words('Page Not Found: {path}', { path: `/${language}/apps/products/${foreign}` });
      expect(await says(visitor, missing)).toBe(true);
      await page.route('**/documents/product/**', (route) =>
        route.fulfill({ status: 500, body: '<h1>!</h1>' }),
      );
      await page.reload();
      expect(await says(visitor, words('The document could not be loaded'))).toBe(true);
      await page.unroute('**/documents/product/**');
      await page.locator('main .ui-notice button').click();
      expect(await says(visitor, missing)).toBe(true);
    });

    test('[PWD1] of the forgotten password says the same to everybody, whatever the server answers', async () => {
      const visitor = await visit(language);
      const { page, words } = visitor;
      const said = async (email: string): Promise<void> => {
        await goTo(visitor, '/auth/forgot-password');
        await page.locator('[name=email]').fill(email);
        await press(page, 'submit');
        const sentence = 'If {0} has an account, a link to choose a new password is on its way to it.';
        expect(await says(visitor, words(sentence, { 0: email }))).toBe(true);
        expect(await page.locator('[role=alert]').count()).toBe(0);
      };
      await said('viewer@example.com');
      await said('nobody@example.com');
      await page.route('**/auth/password/reset/', (route) =>
        route.fulfill({ status: 500, body: '<h1>!</h1>' }),
      );
      await said('sales@example.com');
    });

    test('[SES8] whose session ends in the middle of a form keeps what was typed', async () => {
      const visitor = await visitAs('purchasing', language);
      const { page } = visitor;
      await goTo(visitor, '/apps/purchasing/suppliers/create');
      const name = field(visitor, 'Name');
      await name.fill('Half a supplier');
      await endSessionsOf(served.origin, 'purchasing@example.com');
      await page.context().setOffline(true);
      await page.context().setOffline(false);
      const over = page.locator('.ui-dialog');
      await over.locator('[name=password]').fill('lagra-demo-2026');
      const permitted = page.waitForResponse((response) => response.url().includes('/users/me/permissions/'));
      await over.locator('[data-testid=sign-in]').click();
      await permitted;
      await over.waitFor({ state: 'detached' });
      await settle(page);
      expect(await name.inputValue()).toBe('Half a supplier');
    });

    test('[SES8] whose session ends while something waits sends it once one has signed in again', async () => {
      const visitor = await visitAs('purchasing', language);
      const { page } = visitor;
      await goTo(visitor, '/apps/purchasing/orders');
      await page.route('**/commands/', (route) => route.abort());
      await press(page, 'new-order');
      await press(page, 'save');
      await page.waitForURL(/\/orders\/[0-9a-f-]{36}$/);
      await page.locator('main h1').waitFor();
      await page.context().setOffline(true);
      await page.unroute('**/commands/');
      await endSessionsOf(served.origin, 'purchasing@example.com');
      await page.context().setOffline(false);
      const over = page.locator('.ui-dialog');
      await over.locator('[name=password]').fill(demoPassword);
      await over.locator('[data-testid=sign-in]').click();
      await over.waitFor({ state: 'detached' });
      await settle(page);
      expect(await isOnServer(visitor)).toBe(true);
    });

    test('[SIT3] of one integration marks the integrations in the navigation', async () => {
      const visitor = await visitAs('admin', language);
      for (const page of ['configure', 'information']) {
        await goTo(visitor, `/apps/integrations/stripe/${page}`);
        const marked = visitor.page.locator('.app-nav a[aria-current=page]');
        await marked.waitFor();
        expect(await marked.allTextContents()).toEqual([visitor.words('Integrations')]);
      }
      await visitor.page.locator('.app-nav a[aria-current=page]').click();
      expect(await arrivesAt(visitor, '/apps/integrations')).toBe('/apps/integrations');
      expect(await says(visitor, visitor.words('What comes in from other systems, and what goes out.'))).toBe(
        true,
      );
    });

    test('[GRD4, GRD5] that the server leads elsewhere goes there, an absolute one by a full load', async () => {
      const visitor = await visitAs('admin', language);
      const { page } = visitor;
      const later = 'https://status.example.com/later';
      const redirects = { '/apps/products': '/apps/sales/customers', '/apps/sales/orders': later };
      await page.route(/users\/me\/permissions/, async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ json: { ...(await answer.json()), redirects } });
      });
      await page.route(`${later}`, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<h1>Later</h1>' }),
      );
      await goTo(visitor, '/apps/products');
      expect(await arrivesAt(visitor, '/apps/sales/customers')).toBe('/apps/sales/customers');
      await page.evaluate((path) => history.pushState({}, '', path), `/${language}/apps/sales/orders`);
      await page.getByRole('heading', { name: 'Later' }).waitFor();
      expect(page.url()).toBe(later);
    });

    test('[UPD2, UPD3] offers a newer build, though not while somebody writes', async () => {
      const visitor = await visitAs('viewer', language);
      const { page } = visitor;
      await goTo(visitor, '/apps/settings/profile');
      const name = page.locator('#own-profile [name=name]');
      await name.focus();
      await page.evaluate(() =>
        document.querySelector('meta[name=build]')?.setAttribute('content', 'an older one'),
      );
      await page.route('**/latest-build.json', (route) => route.fulfill({ json: { hash: 'a newer one' } }));
      const looked = page.waitForResponse('**/latest-build.json');
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await looked;
      const offer = page.getByTestId('update-offer');
      await name.blur();
      expect(await offer.count()).toBe(0);
      await page.evaluate((path) => history.pushState({}, '', path), `/${language}/dashboard`);
      await offer.waitFor();
      const loaded = page.waitForEvent('load');
      await offer.getByRole('button', { name: visitor.words('Load it') }).click();
      await loaded;
      expect(new URL(page.url()).pathname).toBe(`/${language}/dashboard`);
    });

    test('[CHK1] whose part cannot be loaded is loaded anew, and not again within ten seconds', async () => {
      const visitor = await visitAs('viewer', language);
      const { page } = visitor;
      let loads = 0;
      await open(visitor, '/dashboard');
      await page.route('**/assets/supplier-list*', (route) => route.abort());
      page.on('load', () => void (loads += 1));
      await page.evaluate(
        (path) => history.pushState({}, '', path),
        `/${language}/apps/purchasing/suppliers`,
      );
      expect(await says(visitor, visitor.words('Oops! Something went wrong.'))).toBe(true);
      expect(loads).toBe(1);
    });
  });
}

/** Several tabs of one browser in these languages. */
export function describeTabs(languages: readonly Language[]): void {
  describe.each(languages)('several tabs in %s', (language) => {
    const asks = (page: Page) => page.locator('.ui-dialog [name=password]');

    /** A second tab of the same browser at the same address. */
    async function besides(visitor: Visitor, path: string): Promise<Visitor> {
      const second = { ...visitor, page: await visitor.page.context().newPage() };
      await goTo(second, path);
      await settle(second.page);
      return second;
    }

    test('[SES14] whose session has run out are served by one sign-in', async () => {
      const first = await visitAs('purchasing', language);
      await open(first, '/dashboard');
      const second = await besides(first, '/apps/settings/profile');
      await second.page.locator('#own-profile [name=name]').fill('Half a name');
      await endSessionsOf(served.origin, 'purchasing@example.com');
      await first.page.context().setOffline(true);
      await first.page.context().setOffline(false);
      await asks(first.page).waitFor();
      // Its own call finds out, unless the connection that came back has.
      await Promise.race([asks(second.page).waitFor(), press(second.page, 'own-profile-submit')]);
      await asks(second.page).waitFor();
      await asks(first.page).fill(demoPassword);
      await press(first.page, 'sign-in');
      await asks(first.page).waitFor({ state: 'detached' });
      await asks(second.page).waitFor({ state: 'detached' });
      await settle(second.page);
      expect(await second.page.locator('#own-profile [name=name]').inputValue()).toBe('Half a name');
    });

    test('[SES15, STO8] are each open in a company of their own, also once they are loaded anew', async () => {
      const first = await visitAs('admin', language);
      await open(first, '/dashboard');
      const second = await besides(first, '/apps/products');
      const companyOf = async ({ page }: Visitor): Promise<string> =>
        (await page.locator('.app-company-name').first().textContent()) ?? '';
      const home = await companyOf(first);
      const asked: string[] = [];
      first.page.on('request', (request) => void asked.push(new URL(request.url()).search));
      const switched = second.page.waitForEvent('load');
      await second.page.locator('.app-company-button').click();
      await second.page.locator('[role=menuitemradio][aria-checked=false]').first().click();
      await switched;
      await settle(second.page);
      const away = await companyOf(second);
      expect(away).not.toBe(home);
      await first.page.reload();
      await settle(first.page);
      await second.page.reload();
      await settle(second.page);
      expect([await companyOf(first), await companyOf(second)]).toEqual([home, away]);
      const own = await first.page.evaluate(() => sessionStorage.getItem('active-company'));
      const { id } = JSON.parse(own ?? '{}');
      expect(asked.filter((query) => query.startsWith('?company='))).toEqual([`?company=${id}`]);
      const third = await besides(first, '/dashboard');
      expect(await companyOf(third)).toBe(away);
    });

    test('[SES9] that find their session over when they are opened keep what was not sent', async () => {
      const visitor = await visitAs('purchasing', language);
      const { page } = visitor;
      await page.route('**/commands/', (route) => route.abort());
      await goTo(visitor, '/apps/purchasing/orders');
      await press(page, 'new-order');
      await press(page, 'save');
      await page.waitForURL(/\/orders\/[0-9a-f-]{36}$/);
      const order = new URL(page.url()).pathname;
      await page.locator('[data-testid=connectivity]:not([data-state=synced])').waitFor();
      await endSessionsOf(served.origin, 'purchasing@example.com');
      await page.reload();
      await asks(page).fill(demoPassword);
      await page.unroute('**/commands/');
      await press(page, 'sign-in');
      await asks(page).waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toBe(order);
      await settle(page);
      expect(await isOnServer(visitor)).toBe(true);
    });
  });
}

/** In which language an address without a language opens. */
export function describeAddressLanguage(): void {
  describe('the language of an address', () => {
    const without = async (page: Page): Promise<string> => {
      await page.goto(`${served.origin}/auth/login`);
      await page.waitForURL((url) => /^\/[a-z]{2}\/auth\/login$/.test(url.pathname));
      await page.locator('main h1').waitFor();
      return new URL(page.url()).pathname.slice(1, 3);
    };

    test.each(['/dashboard', '/apps/products?q=lamp', '/xx/no-such-language'])(
      '[LOC1] stands before an address without one, %s',
      async (path) => {
        const { page } = await visit('sv');
        await page.goto(served.origin + path);
        await page.waitForURL((url) => url.pathname.startsWith('/sv/'));
        await page.locator('main h1').waitFor();
        const asked = `?to=${encodeURIComponent(`/sv${path}`)}`;
        const { pathname, search } = new URL(page.url());
        expect(pathname + search).toBe(path.startsWith('/xx') ? `/sv${path}` : `/sv/auth/login${asked}`);
      },
    );

    test('[LOC1] stands before the start of the site, whose query stays', async () => {
      const { page } = await visit('sv');
      await page.goto(`${served.origin}/?from=letter`);
      await page.waitForURL((url) => url.pathname === '/sv');
      await page.locator('main h1').waitFor();
      expect(new URL(page.url()).search).toBe('?from=letter');
    });

    test.each(['en', 'sv'] as const)(
      '[LOC1, I18N11] is what the browser speaks where nothing was chosen (%s)',
      async (language) => {
        const { page } = await visit(language);
        expect(await without(page)).toBe(language);
        expect(await page.locator('html').getAttribute('lang')).toBe(language);
      },
    );

    test.each([
      ['sv', 'en'],
      ['en', 'sv'],
    ] as const)(
      '[LOC2, I18N11] that was visited last, %s, is kept for a year before what the browser speaks, %s',
      async (chosen, spoken) => {
        const { page } = await visit(spoken);
        await page.goto(`${served.origin}/${chosen}/auth/login`);
        await page.locator('main h1').waitFor();
        const cookie = (await page.context().cookies()).find(({ name }) => name === 'i18n_redirected');
        const days = ((cookie?.expires ?? 0) - epoch() / 1000) / 86_400;
        expect({ ...cookie, days: Math.round(days) }).toMatchObject({
          value: chosen,
          path: '/',
          sameSite: 'Lax',
          days: 365,
        });
        expect(await without(page)).toBe(chosen);
      },
    );
  });
}
