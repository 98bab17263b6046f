import { join } from 'node:path';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '#server/demo/company-list.ts';
import { openWholeServer, type WholeServer } from '#server/testing/whole-server.ts';
import { browserOf, launchChromium } from './chromium.ts';

let server: WholeServer;
let browser: Browser;
let origin = '';
beforeAll(async () => {
  [server, browser] = await Promise.all([
    openWholeServer({ dist: join(import.meta.dirname, '../../dist') }),
    launchChromium(),
  ]);
  // Passkeys are bound to the host name of the public URL.
  origin = (await server.listen()).replace('127.0.0.1', 'localhost');
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** A browser on a device that verifies its owner. */
async function device(): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext(browserOf('en'));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { context, page };
}

async function givePassword(page: Page, name: string): Promise<void> {
  await page.goto(`${origin}/en/auth/login`);
  await page.locator('main [name=email]').fill(`${name}@example.com`);
  await page.locator('main [name=password]').fill(demoPassword);
  await page.getByTestId('sign-in').click();
}

async function signOut({ context, page }: { context: BrowserContext; page: Page }): Promise<void> {
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
}

const isAtWork = (page: Page): Promise<void> => page.waitForURL('**/dashboard');

test('[SF6, SF7] a passkey is made in the profile, signs in alone and after the password', async () => {
  const at = await device();
  const { page } = at;
  await givePassword(page, 'sales');
  await isAtWork(page);
  await page.goto(`${origin}/en/apps/settings/profile`);
  await page.getByTestId('add-passkey').click();
  await page.getByTestId('make-passkey').click();
  await page.getByTestId('codes-kept').click();
  await page.getByTestId('remove-passkey').waitFor();
  await signOut(at);
  await page.goto(`${origin}/en/auth/login`);
  await page.getByTestId('sign-in-passkey').click();
  await isAtWork(page);
  await signOut(at);
  await givePassword(page, 'sales');
  await page.getByTestId('use-passkey').click();
  await isAtWork(page);
  expect(await page.locator('.app-avatar').count()).toBe(1);
  await at.context.close();
});

test('[SF3, SF8, HT8] a code is asked for after the password, and before a grave act, which is then done', async () => {
  const at = await device();
  const { page } = at;
  await givePassword(page, 'admin');
  await isAtWork(page);
  await page.goto(`${origin}/en/apps/settings/profile`);
  await page.getByTestId('set-up-app').click();
  const key = (await page.locator('.settings-factor-key').innerText()).replaceAll(' ', '');
  const app = new TOTP({ secret: Secret.fromBase32(key) });
  await page.locator('.ui-dialog [name=code]').fill(app.generate());
  await page.getByTestId('confirm-app').click();
  await page.getByTestId('codes-kept').waitFor();
  const [first = '', second = ''] = await page.locator('.settings-codes code').allInnerTexts();
  await page.getByTestId('codes-kept').click();
  await signOut(at);
  await givePassword(page, 'admin');
  await page.locator('.auth-other-way').click();
  await page.locator('main [name=code]').fill(first.replace('-', ' '));
  await page.getByTestId('give-code').click();
  await isAtWork(page);
  await sql`update session set proven_at = proven_at - interval '1 hour'`.execute(server.database.app.kysely);
  await page.goto(`${origin}/en/apps/settings/profile`);
  await page.getByTestId('remove-app').click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByTestId('give-code').waitFor();
  await page.locator('.ui-dialog .auth-other-way').click();
  await page.locator('.ui-dialog [name=code]').fill(second);
  await page.getByTestId('give-code').click();
  await page.getByTestId('set-up-app').waitFor();
  expect(await page.getByTestId('remove-app').count()).toBe(0);
  await at.context.close();
});

test('[CY3, SF8, SF10] a company that comes to require one leads its members to where it is set up', async () => {
  const [boss, member] = [await device(), await device()];
  await givePassword(member.page, 'viewer');
  await isAtWork(member.page);
  await givePassword(boss.page, 'founder');
  await isAtWork(boss.page);
  await sql`update session set proven_at = proven_at - interval '1 hour'`.execute(server.database.app.kysely);
  await boss.page.goto(`${origin}/en/apps/settings/team-members`);
  await boss.page.getByTestId('require-factor').click();
  await boss.page.getByRole('button', { name: 'Require it' }).click();
  await boss.page.locator('.ui-dialog [name=password]').fill(demoPassword);
  await boss.page.getByTestId('give-password').click();
  await Promise.all([boss, member].map(({ page }) => page.waitForURL('**/auth/second-factor')));
  await member.page.getByTestId('add-passkey').click();
  await member.page.locator('.ui-dialog [name=passkey]').waitFor();
  await member.page.getByTestId('make-passkey').click();
  // Their password was given an hour ago.
  await member.page.locator('.ui-dialog [name=password]').fill(demoPassword);
  await member.page.getByTestId('give-password').click();
  await member.page.getByTestId('codes-kept').click();
  await isAtWork(member.page);
  expect(new URL(boss.page.url()).pathname).toBe('/en/auth/second-factor');
  for (const { context } of [boss, member]) await context.close();
});
