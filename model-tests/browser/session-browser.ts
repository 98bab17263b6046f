import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import type { AnswerOf } from '#model/api/endpoint.ts';
import type { changeProfile } from '#model/identity/profile.api.ts';
import type { Profile } from '#machines/app/session/session.types.ts';
import { keepPicture } from './page-audit.ts';
import { browserOf } from './chromium.ts';
import { gateCalls } from './call-gate.ts';
import type { CallGate } from './call-gate.ts';
import type { Language, Words } from './words.ts';

/** A browser that a session is walked in. */
export interface SessionBrowser {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly gate: CallGate;
  readonly code: Code;
  readonly origin: string;
  readonly language: Language;
  readonly words: Words;
}

export interface Place {
  readonly browser: Browser;
  readonly origin: string;
  readonly language: Language;
  readonly words: Words;
}

interface Kept {
  readonly cookies?: readonly { name: string; value: string }[];
  /** Entries of the local storage. */
  readonly entries?: Readonly<Record<string, string>>;
}

/** A separate browser; no page of the application is open yet. */
export async function openBrowser({ browser, origin, language, words }: Place): Promise<SessionBrowser> {
  const context = await browser.newContext(browserOf(language));
  context.setDefaultTimeout(15_000);
  // Each start must ask who is signed in and what they may do: with both stored it would not wait for the answers.
  await context.addInitScript(() => globalThis.localStorage.removeItem('lagra-user'));
  const page = await context.newPage();
  return { context, page, gate: await gateCalls(page), code: codeOf(page), origin, language, words };
}

interface Code {
  /** Requests in progress. */
  readonly coming: Set<Request>;
  /** Names of loaded files. */
  readonly here: Set<string>;
}

function codeOf(page: Page): Code {
  const code: Code = { coming: new Set(), here: new Set() };
  const pathOf = (request: Request): string => new URL(request.url()).pathname;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) {
      // A document's requests are never reported once it is gone.
      code.coming.clear();
      code.here.clear();
    } else if (pathOf(request).startsWith('/assets/')) code.coming.add(request);
  });
  page.on('requestfinished', (request) => {
    if (code.coming.delete(request)) code.here.add(pathOf(request));
  });
  page.on('requestfailed', (request) => code.coming.delete(request));
  return code;
}

/**
 * Resets a used browser to what an earlier visit has left in it: no cookie, storage, database or other tab. What it
 * keeps is the compiled application, as for a returning person.
 */
export async function beginAnew(
  { context, page, gate, origin }: SessionBrowser,
  { cookies = [], entries = {} }: Kept,
): Promise<void> {
  for (const tab of context.pages()) if (tab !== page) await tab.close();
  await context.setOffline(false);
  await page.unrouteAll();
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': nextAddress() });
  await page.goto(`${origin}/build.json`);
  await gate.shut();
  await context.clearCookies();
  await page.evaluate(forgetAll, entries);
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: origin })));
}

/** Runs in a page of the origin: removes all stored entries except these. Throws if something stays. */
async function forgetAll(entries: Readonly<Record<string, string>>): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases()) {
    if (name === undefined) continue;
    await new Promise<void>((done, fail) => {
      const deletion = indexedDB.deleteDatabase(name);
      deletion.addEventListener('success', () => done());
      deletion.addEventListener('error', () => fail(new Error(`${name} stays`)));
    });
  }
  for (const name of await caches.keys()) await caches.delete(name);
  for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
}

/** Each at their own address: rate limits are not being walked here. */
let addresses = 0;
export function nextAddress(): string {
  addresses += 1;
  return `10.9.${addresses >> 8}.${addresses & 255}`;
}

/** Goes to a path below the language as a link does, without a page load. */
export function goWithin(
  { page, language }: Pick<SessionBrowser, 'page' | 'language'>,
  path: string,
): Promise<void> {
  return page.evaluate((address) => history.pushState({}, '', address), `/${language}${path}`);
}

export async function fillSignIn({ page }: SessionBrowser, where: 'page' | 'over'): Promise<void> {
  const form = page.locator(where === 'over' ? '.ui-dialog form' : 'main form');
  if (where === 'page') await form.locator('[name=email]').fill('somebody@example.com');
  await form.locator('[name=password]').fill('some password');
  await form.locator('[data-testid=sign-in]').click();
}

/** Through the account menu, the dialog that asks for the password, or the list of companies. */
export async function askToSignOut({ page, words }: SessionBrowser): Promise<void> {
  const over = page.locator('.ui-dialog');
  const menu = page.locator('.app-avatar');
  const plain = page.locator('.auth-leave button');
  await over.or(menu).or(plain).first().waitFor();
  if (await over.isVisible()) return over.getByRole('button', { name: words('Close') }).click();
  if (await plain.isVisible()) return plain.click();
  await menu.click();
  await page.getByRole('menuitem', { name: words('Sign out') }).click();
}

/** Draws up an order that never reaches the server. */
export async function leaveUnsent(at: SessionBrowser): Promise<void> {
  const { page } = at;
  await page.locator(synced).waitFor();
  await page.route('**/commands/', (route) => route.abort());
  await goWithin(at, '/apps/purchasing/orders');
  await page.getByTestId('new-order').first().click();
  await page.getByTestId('save').click();
  await page.waitForURL((url) => /\/orders\/[0-9a-f-]{36}$/.test(url.pathname));
}

export async function letUnsentThrough({ page }: SessionBrowser): Promise<void> {
  await page.unroute('**/commands/');
  await page.locator(synced).waitFor();
}

const synced = '[data-testid=connectivity][data-state=synced]';

/** Drops the connection for a moment, so that the page asks the server again. */
export async function blinkConnection({ context }: SessionBrowser): Promise<void> {
  await context.setOffline(true);
  await context.setOffline(false);
}

/** Waits until the company is open with nothing pending. */
export const untilSynced = ({ page }: SessionBrowser): Promise<void> => page.locator(synced).waitFor();

/**
 * Waits until the page has fetched what a start does not need: cut off earlier, it lacks the code of the password
 * dialog and is loaded again.
 */
export async function untilEquipped({ code: { coming, here } }: SessionBrowser): Promise<void> {
  const isEquipped = (): boolean =>
    coming.size === 0 && [...here].some((path) => path.includes('/sign-in-over-'));
  await expect.poll(isEquipped, { timeout: 15_000 }).toBe(true);
}

/** Signs out in a second tab, as a person would, on a page below the language. */
export async function signOutElsewhere(
  { context, origin, language, words }: Pick<SessionBrowser, 'context' | 'origin' | 'language' | 'words'>,
  from = '/dashboard',
): Promise<void> {
  const tab = await context.newPage();
  await tab.goto(`${origin}/${language}${from}`);
  await tab.locator('.app-avatar').click();
  await tab.getByRole('menuitem', { name: words('Sign out') }).click();
  await tab.locator('main form [name=password]').waitFor();
  await tab.close();
}

/** Signs in in a second tab, as a person would. */
export async function signInElsewhere(
  { context, origin, language }: SessionBrowser,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  const tab = await context.newPage();
  await tab.goto(`${origin}/${language}/auth/login`);
  await tab.locator('main form [name=email]').fill(email);
  await tab.locator('main form [name=password]').fill(password);
  await tab.getByTestId('sign-in').click();
  await tab.locator('.app-avatar').waitFor();
  await tab.close();
}

/** The person's own profile page, below the language. */
export const ownProfile = '/apps/settings/profile';

export async function changeName(page: Page, name: string): Promise<void> {
  await page.locator('#own-profile [name=name]').fill(name);
  await page.getByTestId('own-profile-submit').click();
}

/** The server's answer to a new name, without telling the server: several browsers share the person. */
export const profileAnswer = ({ lastCompany: last_company_id, ...rest }: Profile) => ({
  status: 200,
  contentType: 'application/json',
  body: JSON.stringify({ ...rest, last_company_id } satisfies AnswerOf<typeof changeProfile>),
});

/** Changes the name in a second tab, as a person would. */
export async function renameElsewhere(
  { context, origin, language }: SessionBrowser,
  user: Profile,
): Promise<void> {
  const tab = await context.newPage();
  await tab.route('**/api/auth/me/', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill(profileAnswer(user)) : route.continue(),
  );
  await tab.goto(`${origin}/${language}${ownProfile}`);
  await changeName(tab, user.name);
  await tab.locator('.ui-toast').waitFor();
  await tab.close();
}

/** The server ends this browser's session without telling it. */
export async function endSession({ context, origin }: SessionBrowser): Promise<void> {
  const cookie = (await context.cookies(origin)).map(({ name, value }) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${origin}/api/auth/logout/`, { method: 'POST', headers: { cookie } });
  if (!answer.ok) throw new Error(`the session goes on: ${answer.status}`);
}

/** Throws if the server still knows the session of these cookies. */
export async function mustBeOver({ context, origin }: SessionBrowser): Promise<void> {
  const answer = await context.request.get(`${origin}/api/auth/me/`);
  if (answer.status() !== 401) throw new Error(`the session goes on: ${answer.status()}`);
}

/** Why something could not be done on a page, keeping a picture of it; null on success. */
export async function problemWith(
  page: Page | undefined,
  action: () => Promise<void>,
): Promise<string | null> {
  try {
    await action();
    return null;
  } catch (error) {
    if (page) await keepPicture(page, 'session-where-it-failed').catch(() => {}); // the page may be gone
    return error instanceof Error ? error.message : String(error);
  }
}
