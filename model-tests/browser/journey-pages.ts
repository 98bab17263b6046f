import type { Browser, Page } from 'playwright-core';
import { browserOf } from './chromium.ts';
import { comeBack } from './come-back.ts';
import type { WalkLocator, WalkPage } from './walk-page.ts';
import { wordsIn } from './words.ts';
import type { Language, Words } from './words.ts';

/** A person at a page of the application, in a language. */
export interface Visitor<P extends WalkPage = Page> {
  readonly page: P;
  readonly origin: string;
  readonly language: Language;
  readonly words: Words;
}

const SYNCED = '[data-testid=connectivity][data-state=synced]';

export const press = (page: WalkPage, id: string): Promise<void> => page.getByTestId(id).first().click();

/** Opens an address of the site map and waits for the company's model. */
export async function open({ page, origin, language }: Visitor<WalkPage>, path: string): Promise<void> {
  await page.goto(`${origin}/${language}${path}`);
  await page.locator(SYNCED).waitFor();
  await page.locator('main h1').first().waitFor();
}

/** Waits until everything done has reached the server and come back. */
export async function settle(page: WalkPage): Promise<void> {
  await page.locator(SYNCED).waitFor();
}

export async function signIn({ page, origin, language }: Visitor<WalkPage>, person: string): Promise<void> {
  await page.goto(`${origin}/${language}/auth/login`);
  await fillIn(page, person);
}

/** Signs in where a page asks for it. */
export async function fillIn(page: WalkPage, person: string): Promise<void> {
  await page.locator('input[name=email]').fill(`${person}@example.com`);
  await page.locator('input[type=password]').fill('lagra-demo-2026');
  await press(page, 'sign-in');
  await page.locator(SYNCED).waitFor();
}

interface Arrival {
  readonly browser: Browser;
  readonly origin: string;
  readonly language: Language;
}

/** A returning person in a browser of their own; its console errors are added to `complaints`. */
export async function visitAs(
  person: string,
  { browser, origin, language }: Arrival,
  complaints: string[],
): Promise<Visitor> {
  const context = await browser.newContext(browserOf(language));
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
  page.on('pageerror', (error) => void complaints.push(String(error)));
  const visitor: Visitor = { page, origin, language, words: wordsIn(language) };
  await comeBack(visitor, person);
  return visitor;
}

/** The id of the document whose page is open. */
export async function documentId({ page }: Visitor<WalkPage>, folder: string): Promise<string> {
  await page.waitForURL((url) => new RegExp(`/${folder}/[0-9a-f-]{36}$`).test(url.pathname));
  return page.url().slice(-36);
}

/** A field by its English label. */
export function field({ page, words }: Visitor<WalkPage>, label: string): WalkLocator {
  return page.getByRole('textbox', { name: new RegExp(`^${escaped(words(label))}( |$)`) }).first();
}

/** A cell of a spreadsheet-like table, by its English heading. */
export function cell({ page, words }: Visitor<WalkPage>, header: string, line: number): WalkLocator {
  const label = words('{header}, line {number}', { header: words(header), number: line });
  return page.getByLabel(label, { exact: true });
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
