import type { CDPSession, Page } from 'playwright-core';

const calls = [
  'auth/token/',
  'auth/logout/',
  'auth/me/',
  'auth/switch-company/',
  'core/users/me/permissions/',
] as const;
export type Call = (typeof calls)[number];

const patience = 15_000;

/** A held call, whose outcome the walk decides. */
export interface HeldCall {
  /** Lets it through, with another body if one is given. */
  continue(body?: unknown): Promise<void>;
  /** The connection is cut. */
  abort(): Promise<void>;
  fulfill(answer: { status: number; contentType: string; body: string }): Promise<void>;
}

/** Holds back a page's session calls, so that a walk can look at the page meanwhile and decide their outcome. */
export interface CallGate {
  /** Resolves once exactly these calls are held; false if that does not happen. */
  holds(expected: readonly Call[]): Promise<boolean>;
  held(): readonly Call[];
  /** Takes the held call, to be answered. */
  take(call: Call): Promise<HeldCall>;
  /** Drops a call that nobody waits for any more. */
  drop(call: Call): Promise<void>;
  /** Lets everything through from now on. */
  open(): Promise<void>;
  /** Holds back calls made from now on, and no earlier ones. */
  shut(): Promise<void>;
}

/**
 * Asks Chromium itself to hold only these calls: a Playwright route would intercept every request and disable the
 * cache, so that each load would fetch and compile the application again.
 */
export async function gateCalls(page: Page): Promise<CallGate> {
  const held = new HeldCalls();
  const chromium = await page.context().newCDPSession(page);
  await Promise.all([chromium.send('Network.enable'), chromium.send('Page.enable')]);
  // A document's calls end with it, without an event for each call.
  chromium.on('Page.frameNavigated', ({ frame }) => {
    if (frame.parentId === undefined) held.forget();
  });
  // This may be reported before the call itself.
  chromium.on('Network.loadingFailed', ({ requestId }) => held.giveUp(requestId));
  chromium.on('Fetch.requestPaused', ({ requestId, networkId = requestId, request }) => {
    const call = callOf(request.url);
    if (call) held.add({ call, id: networkId, route: heldCall(chromium, requestId) });
    else void chromium.send('Fetch.continueRequest', { requestId });
  });
  const shut = async (): Promise<void> => {
    held.forget();
    await chromium.send('Fetch.enable', {
      patterns: calls.map((call) => ({ urlPattern: `*/api/${call}*`, requestStage: 'Request' as const })),
    });
  };
  await shut();
  return {
    shut,
    holds: (expected) => held.until(() => held.names().join() === expected.join()),
    held: () => held.names(),
    take: (call) => held.take(call),
    drop: async (call) => {
      if (held.names().includes(call)) await (await held.take(call)).abort().catch(() => {}); // its page may be gone
    },
    // Anything held continues by itself when interception is switched off: also what is held as that is asked for.
    open: async () => {
      await chromium.send('Fetch.disable');
      held.forget();
    },
  };
}

const callOf = (url: string): Call | undefined =>
  calls.find((path) => new URL(url).pathname.endsWith(`/api/${path}`));

function heldCall(chromium: CDPSession, requestId: string): HeldCall {
  const base64 = (text: string): string => Buffer.from(text).toString('base64');
  return {
    continue: async (body) => {
      const postData = body === undefined ? {} : { postData: base64(JSON.stringify(body)) };
      await chromium.send('Fetch.continueRequest', { requestId, ...postData });
    },
    abort: async () => {
      await chromium.send('Fetch.failRequest', { requestId, errorReason: 'Failed' });
    },
    fulfill: async ({ status, contentType, body }) => {
      const responseHeaders = [{ name: 'content-type', value: contentType }];
      const answer = { responseCode: status, responseHeaders, body: base64(body) };
      await chromium.send('Fetch.fulfillRequest', { requestId, ...answer });
    },
  };
}

interface Entry {
  readonly call: Call;
  /** Chromium's id of the request. */
  readonly id: string;
  readonly route: HeldCall;
}

class HeldCalls {
  #held: Entry[] = [];
  readonly #givenUp = new Set<string>();
  readonly #watchers = new Set<() => void>();

  names = (): readonly Call[] => this.#held.map(({ call }) => call);

  add(entry: Entry): void {
    if (this.#givenUp.has(entry.id)) return;
    this.#held.push(entry);
    this.#changed();
  }

  giveUp(id: string): void {
    this.#givenUp.add(id);
    this.#held = this.#held.filter((entry) => entry.id !== id);
    this.#changed();
  }

  forget(): void {
    this.#held = [];
    this.#givenUp.clear();
    this.#changed();
  }

  async take(call: Call): Promise<HeldCall> {
    await this.until(() => this.names().includes(call));
    const found = this.#held.find((entry) => entry.call === call);
    if (!found) throw new Error(`the page does not call ${call}`);
    this.#held = this.#held.filter((entry) => entry !== found);
    this.#changed();
    return found.route;
  }

  until(met: () => boolean): Promise<boolean> {
    if (met()) return Promise.resolve(true);
    return new Promise((resolve) => {
      const end = (found: boolean): void => {
        clearTimeout(timer);
        this.#watchers.delete(watch);
        resolve(found);
      };
      const watch = (): void => {
        if (met()) end(true);
      };
      const timer = setTimeout(() => end(false), patience);
      this.#watchers.add(watch);
    });
  }

  #changed(): void {
    for (const watch of this.#watchers) watch();
  }
}
