import type { Browser, BrowserContext, Page } from 'playwright-core';
import { demoPassword } from '#server/demo/company-list.ts';
import { NO_ANSWER } from '#services/stream/event-stream.ts';
import type { BuildProxy } from './build-proxy.ts';
import { browserOf } from './chromium.ts';
import { holdTimers } from './held-timers.ts';
import type { HeldRequest, RequestHolder } from './request-holder.ts';
import type { Language } from './words.ts';

/** A person at a document of a company, with a cable and a server door that can be closed. */
export interface Device {
  readonly browser: Browser;
  readonly proxy: BuildProxy;
  readonly language: Language;
  /** Requests that follow the log. */
  readonly streams: RequestHolder;
  /** Requests that send commands. */
  readonly commands: RequestHolder;
  /** Storage quota in bytes, where it is limited. */
  readonly room?: number;
}

export interface OpenDevice {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Writes a comment on the document, a change that needs nothing else. */
  change(): Promise<void>;
  /** Whether the browser refuses database writes, as if there were no room. */
  fill(full: boolean): Promise<void>;
  /** Another device of the same person writes the comment that this command writes. */
  forestall(request: HeldRequest): Promise<void>;
  /** Reloads the page, moving to the next product once this one has many comments. */
  reload(): Promise<void>;
}

export interface Sent {
  readonly commands: readonly { readonly document: string; readonly data: unknown }[];
}

/** Comments per product: a product may have a thousand, and draws the slower the more it has. */
const ON_ONE = 50;
/** Counted over all devices. */
let written = 0;

/** Signs in and opens a product, whose comments are written while nothing else is looked at. */
export async function openDevice({ browser, proxy, language, room }: Device): Promise<OpenDevice> {
  const { origin } = proxy;
  const context = await browser.newContext(browserOf(language));
  context.setDefaultTimeout(30_000);
  const answer = await context.request.post(`${origin}/api/auth/token/`, {
    data: { email: 'sales@example.com', password: demoPassword },
    headers: { origin },
  });
  const { companies, active_company: active } = await answer.json();
  const company = (active ?? companies[0]).id as number; // every signed-in person has one
  await context.addInitScript(
    (kept) => {
      for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, JSON.stringify(value));
    },
    { 'user-companies': companies, 'active-company': active ?? companies[0] },
  );
  await context.addInitScript(refuseWhenFull);
  // The walk decides how long a try may go unanswered.
  await context.addInitScript(holdTimers, { least: NO_ANSWER, most: NO_ANSWER });
  const at = `${origin}/api/core/companies/${company}/documents`;
  const { rows } = await (await context.request.get(`${at}/product/?limit=50`)).json();
  const page = await context.newPage();
  // Leaving with unsaved changes asks for confirmation.
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
  const stand = (): Promise<void> =>
    page.locator('[data-testid=connectivity][data-state]').and(page.locator(':visible')).waitFor();
  if (room !== undefined)
    await (
      await context.newCDPSession(page)
    ).send('Storage.overrideQuotaForOrigin', { origin, quotaSize: room });
  const open = async (): Promise<void> => {
    const { id } = rows[Math.floor(written / ON_ONE) % rows.length];
    await page.goto(`${origin}/${language}/apps/products/${id}?tab=comments`);
    await stand();
    await page.locator('.comment-composer textarea').waitFor();
  };
  await open();
  return {
    context,
    page,
    change: () => writeComment(page, String((written += 1))),
    fill: (full) => page.evaluate((isFull) => void Object.assign(globalThis, { isDiskFull: isFull }), full),
    forestall: async ({ body }) => {
      const [command] = (JSON.parse(body) as Sent).commands; // sent by our own page
      if (!command) throw new Error('a request without commands');
      const path = `${at}/comment/${command.document}/write/`;
      const answered = await context.request.post(path, {
        data: { data: command.data },
        headers: { origin },
      });
      if (!answered.ok()) throw new Error(`${path} answers ${answered.status()}`);
    },
    reload: open,
  };
}

/** Writes despite anything covering the page. */
export async function writeComment(page: Page, text: string): Promise<void> {
  await page.locator('.comment-composer textarea').fill(text);
  await page.getByTestId('comment-send').dispatchEvent('click');
  await page.waitForFunction(
    () => document.querySelector<HTMLTextAreaElement>('.comment-composer textarea')?.value === '',
  );
}

/** Runs in the page: a browser checks its quota only every half minute, too late for a smaller one. */
function refuseWhenFull(): void {
  const { prototype } = IDBDatabase;
  const begin = prototype.transaction;
  prototype.transaction = function (names, mode, options) {
    const { isDiskFull } = globalThis as { isDiskFull?: boolean };
    if (isDiskFull && mode === 'readwrite') throw new DOMException('no room', 'QuotaExceededError');
    return begin.call(this, names, mode, options);
  };
}
