import type { Browser, BrowserContext, Page } from 'playwright-core';
import { demoPassword } from '#server/demo/company-list.ts';
import { NO_ANSWER } from '#services/stream/event-stream.ts';
import type { BuildProxy } from './build-proxy.ts';
import { browserOf } from './chromium.ts';
import { holdTimers } from './held-timers.ts';
import type { HeldRequest, RequestHolder } from './request-holder.ts';
import type { Language } from './words.ts';

/** Somebody at a document of a company, with a cable and a server's door that can be shut. */
export interface Device {
  readonly browser: Browser;
  readonly proxy: BuildProxy;
  readonly language: Language;
  /** Of what follows the log. */
  readonly streams: RequestHolder;
  /** Of what sends commands. */
  readonly commands: RequestHolder;
  /** Bytes that the browser keeps for the application, where that is not as much as it likes. */
  readonly room?: number;
}

export interface OpenDevice {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Writes a comment on the document, which is a change that needs nothing else. */
  change(): Promise<void>;
  /** Whether the browser refuses to write to its databases, as where there is no room. */
  fill(full: boolean): Promise<void>;
  /** Another device of the same person writes the comment that this command writes. */
  forestall(request: HeldRequest): Promise<void>;
  /** Loads the page anew, that of the next product once there are many comments on this one. */
  reload(): Promise<void>;
}

export interface Sent {
  readonly commands: readonly { readonly document: string; readonly data: unknown }[];
}

/** So many comments are written on a product, which may have a thousand, and is drawn the slower the more it has. */
const ON_ONE = 50;
/** By all devices together. */
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
  const company = (active ?? companies[0]).id as number; // whoever signs in has one
  await context.addInitScript(
    (kept) => {
      for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, JSON.stringify(value));
    },
    { 'user-companies': companies, 'active-company': active ?? companies[0] },
  );
  await context.addInitScript(refuseWhenFull);
  // How long a try may be without an answer the walk says.
  await context.addInitScript(holdTimers, { least: NO_ANSWER, most: NO_ANSWER });
  const at = `${origin}/api/core/companies/${company}/documents`;
  const { rows } = await (await context.request.get(`${at}/product/?limit=50`)).json();
  const page = await context.newPage();
  // Leaving with changes that are kept nowhere is asked about.
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
      const [command] = (JSON.parse(body) as Sent).commands; // what our own page sends
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

/** Whatever lies over the page. */
export async function writeComment(page: Page, text: string): Promise<void> {
  await page.locator('.comment-composer textarea').fill(text);
  await page.getByTestId('comment-send').dispatchEvent('click');
  await page.waitForFunction(
    () => document.querySelector<HTMLTextAreaElement>('.comment-composer textarea')?.value === '',
  );
}

/** In the page: a browser looks at its quota half a minute apart, so that a smaller one would not be felt at once. */
function refuseWhenFull(): void {
  const { prototype } = IDBDatabase;
  const begin = prototype.transaction;
  prototype.transaction = function (names, mode, options) {
    const { isDiskFull } = globalThis as { isDiskFull?: boolean };
    if (isDiskFull && mode === 'readwrite') throw new DOMException('no room', 'QuotaExceededError');
    return begin.call(this, names, mode, options);
  };
}
