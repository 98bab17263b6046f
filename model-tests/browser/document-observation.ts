import type { Page } from 'playwright-core';
import { compare } from '#model/values/order.ts';
import type { DocumentWords } from '#views/kit/document/document-words.ts';
import type { Standing } from '../views/expected-buttons.ts';
import type { Words } from './words.ts';

/** The same text for the same state, in whatever order its regions were stored. */
export const canonical = (state: unknown): string =>
  typeof state === 'object' && state !== null
    ? `{${Object.entries(state)
        .toSorted(([one], [other]) => compare(one, other))
        .map(([name, inner]) => `${name}:${canonical(inner)}`)
        .join()}}`
    : String(state);

/** Waits until the document's page shows the state; false if it does not. */
export async function showsState(page: Page, document: string, state: unknown): Promise<boolean> {
  const wanted = canonical(state);
  return page
    .waitForFunction(
      ([id, text]) => {
        const same = (one: unknown): string =>
          typeof one === 'object' && one !== null
            ? `{${Object.entries(one)
                .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
                .map(([name, inner]) => `${name}:${same(inner)}`)
                .join()}}`
            : String(one);
        const shown = window.document.querySelector(`[data-document="${id}"]`)?.getAttribute('data-state');
        return shown !== null && shown !== undefined && same(JSON.parse(shown)) === text;
      },
      [document, wanted] as const,
      { timeout: 10_000, polling: 20 },
    )
    .then(
      () => true,
      () => false,
    );
}

/** How each of the commands appears on the page, including its menu. */
export async function seenButtons(
  page: Page,
  types: readonly string[],
  { document: id, menu, own }: { document: string; menu: string; own: readonly string[] },
): Promise<Record<string, Standing>> {
  return page.evaluate(
    async ({ types, id, menu, own }) => {
      const painted = (): Promise<void> =>
        new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
      // A panel is shown beside a list, and the list has a menu too.
      const place = document.querySelector(`[data-document="${id}"]`)?.closest('[role=dialog]') ?? document;
      const openers = [...place.querySelectorAll<HTMLElement>('button[aria-haspopup=menu]')];
      const opener = openers.find((one) => one.getAttribute('aria-label') === menu);
      opener?.click();
      await painted();
      const seen = types.map((type) => {
        const button = document.querySelector(
          own.includes(type)
            ? `[data-testid="command-${type}"]`
            : `[data-testid="command-${type}"], [role=menu] [data-action="${type}"]`,
        );
        // What has just taken the place of another is off for a moment only.
        const isOff =
          button?.getAttribute('aria-disabled') === 'true' && !button.hasAttribute('data-settling');
        const standing = button ? (isOff ? 'off' : 'on') : 'away';
        return [type, standing] as const;
      });
      if (opener?.getAttribute('aria-expanded') === 'true') opener.click();
      await painted();
      return Object.fromEntries(seen);
    },
    { types: [...types], id, menu, own: [...own] },
  );
}

/** Gives a command as a person does: its button or menu item, then what it asks for. */
export async function pressCommand(
  page: Page,
  words: Words,
  { commands }: DocumentWords,
  type: string,
): Promise<void> {
  const said = commands[type];
  if (!said) throw new Error(`${type} has no button`);
  await openCommand(page, words, type);
  if (!said.reason && !said.confirm && !said.movesBack) return;
  const dialog = page.getByRole('dialog').last();
  if (said.reason) await chooseFirst(page, dialog);
  await dialog.locator('.p-dialog-footer button, footer button').last().click();
}

/** Presses a command's button or menu item, and no more. */
export async function openCommand(page: Page, words: Words, type: string): Promise<void> {
  const ready = `[data-testid="command-${type}"]:is(:not([aria-disabled=true]), [data-settling])`;
  const button = page.locator(ready).first();
  if ((await button.count()) > 0) return button.click();
  await openMenu(page, words);
  await page.locator(`[role=menu] [data-action="${type}"]`).click();
}

/** Opens the document's menu, which may be in a panel beside a list with a menu of its own. */
export async function openMenu(page: Page, words: Words): Promise<void> {
  const panel = page.locator('[role=dialog]:has([data-document])');
  const place = (await panel.count()) > 0 ? panel.last() : page.locator('body');
  await place
    .getByRole('button', { name: words('More actions'), exact: true })
    .first()
    .click();
}

/** The first line of the list of reasons. */
export async function chooseFirst(page: Page, within: ReturnType<Page['locator']>): Promise<void> {
  await within.locator('.p-dropdown').last().click();
  await page.getByRole('option').first().click();
}

/** The text of a document's page or panel, except its history, which is fetched. */
export const readingOf = async (page: Page, document: string): Promise<string> =>
  String(await page.evaluate(read, { id: document, before: null }));

/** Waits until a document's text changes; false if it stays the same. */
export const readsElse = (page: Page, document: string, before: string, within = 10_000): Promise<boolean> =>
  page.waitForFunction(read, { id: document, before }, { timeout: within, polling: 50 }).then(
    () => true,
    () => false,
  );

/** Runs in the page: returns the text, or whether it differs from before. */
function read({ id, before }: { id: string; before: string | null }): string | boolean {
  const shown = document.querySelector(`[data-document="${id}"]`);
  const copy = (shown?.closest('[role=dialog]') ?? shown)?.cloneNode(true);
  const told =
    copy instanceof Element ? copy.querySelectorAll('section:has(.ui-timeline, .ui-skeleton)') : [];
  for (const one of told) one.remove();
  const text = copy?.textContent ?? '';
  return before === null ? text : text !== before;
}
