import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoPassword } from '#server/demo/company-list.ts';
import { browserOf } from './chromium.ts';
import { enter, type } from './keyboard.ts';
import { linkTo } from './mailed-link.ts';
import { pageAudit } from './page-audit.ts';
import type { PageAudit } from './page-audit.ts';
import { servedBrowser } from './served-browser.ts';
import type { Language } from './words.ts';

const served = servedBrowser();

/** Somebody's browser, whose pages must not break anywhere. */
async function somebody(language: Language, audit: PageAudit): Promise<[BrowserContext, Page]> {
  const context = await served.browser.newContext(browserOf(language));
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  page.on('pageerror', (error) => void audit.problems.push(String(error)));
  return [context, page];
}

async function signIn(page: Page, language: Language, name: string): Promise<void> {
  await page.goto(`${served.origin}/${language}/auth/login`);
  await type(page, 'email', `${name}@example.com`);
  await page.locator('[type=password]').fill(demoPassword);
  await enter(page, '[data-testid=sign-in]');
  await page.waitForURL(/\/dashboard$/);
}

/** A person's company and role, as the server sees them. */
async function standingOf(context: BrowserContext): Promise<unknown> {
  const ask = async (path: string) => (await context.request.get(`${served.origin}/api/${path}`)).json();
  const { role, is_founder: founder } = await ask('core/users/me/permissions/');
  const { last_company_id: id } = await ask('auth/me/');
  return [(await ask(`core/companies/${id}/`)).name, role, founder];
}

/** Invites an address on the team's page, by keyboard, with the role named by a word. */
async function invite(page: Page, email: string, role: string, audit: PageAudit): Promise<void> {
  await enter(page, '[data-testid=invite]');
  await type(page, 'email-0', email);
  await audit.look(page, 'invite');
  await page.keyboard.press('Tab');
  await page.keyboard.type(role.slice(0, 3));
  await enter(page, '[data-testid=save]');
  await page.getByText(email).first().waitFor();
}

test('[ID27, ME8] whoever is invited accepts by mail and keyboard, and works in that company in that role', async () => {
  const audit = pageAudit('invitation-en');
  const [inviting, founder] = await somebody('en', audit);
  await signIn(founder, 'en', 'founder');
  await founder.goto(`${served.origin}/en/apps/settings/team-members`);
  const email = 'nora@example.com';
  await invite(founder, email, 'Purchasing', audit);
  await audit.look(founder, 'team');

  const link = served.origin + (await linkTo(email, 'invitation'));
  const [joining, nora] = await somebody('en', audit);
  await nora.goto(link);
  await nora.getByText('Nordlager AB').first().waitFor();
  await audit.closely(nora, 'new-person');
  await type(nora, 'name', 'Nora Dahl');
  await type(nora, 'password', 'three tired herons');
  await enter(nora);
  await nora.waitForURL(/\/dashboard$/);
  expect(await standingOf(joining)).toEqual(['Nordlager AB', 'Purchasing', false]);
  await nora.goto(link);
  await nora.locator('[data-tone=danger]').waitFor();
  await audit.closely(nora, 'used');

  await founder.getByText('Nora Dahl').first().waitFor();
  await founder.getByText('Nora Dahl').first().click();
  await founder.locator('[data-testid=command-suspend]').waitFor();
  await audit.look(founder, 'member');
  await Promise.all([inviting.close(), joining.close()]);
  expect(audit.problems).toEqual([]);
}, 120_000);

test('[ID27] who has an account signs in with the invited address, in Swedish, and another account cannot', async () => {
  const audit = pageAudit('invitation-sv');
  const [inviting, founder] = await somebody('sv', audit);
  const fjord = await inviteToFjord(inviting, 'sales@example.com');
  await signIn(founder, 'sv', 'founder');
  const link = served.origin + (await linkTo('sales@example.com', 'invitation')).replace('/en/', '/sv/');
  await founder.goto(link);
  await founder.locator('[data-testid=sign-out]').waitFor();
  await audit.closely(founder, 'another-account');

  const [joining, sara] = await somebody('sv', audit);
  await sara.goto(link);
  await sara.getByText('Fjord Trading AS').first().waitFor();
  await audit.closely(sara, 'known-person');
  await sara.locator('[type=password]').fill(demoPassword);
  await enter(sara, '[data-testid=sign-in]');
  await enter(sara);
  await sara.waitForURL(/\/dashboard$/);
  await sara.getByText('Fjord Trading AS').first().waitFor();
  expect(await standingOf(joining)).toEqual([fjord, 'Viewer', false]);
  await Promise.all([inviting.close(), joining.close()]);
  expect(audit.problems).toEqual([]);
}, 120_000);

/** Invites an address to the founder's third company by script; returns the company's name. */
async function inviteToFjord({ request }: BrowserContext, email: string): Promise<string> {
  const api = `${served.origin}/api/`;
  const signedIn = await request.post(`${api}auth/token/`, {
    data: { email: 'founder@example.com', password: demoPassword },
  });
  const { companies } = await signedIn.json();
  const { id, name } = companies[2];
  const { rows } = await (await request.get(`${api}core/companies/${id}/documents/role/`)).json();
  const role = rows.find((row: { name: string }) => row.name === 'Viewer').id;
  const document = crypto.randomUUID();
  const answer = await request.post(`${api}core/companies/${id}/documents/member/${document}/invite/`, {
    data: { data: { email, role, language: 'en' } },
  });
  expect(answer.status()).toBe(200);
  await request.post(`${api}auth/logout/`);
  return name;
}
