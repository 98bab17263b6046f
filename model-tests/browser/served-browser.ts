import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchChromium } from './chromium.ts';
import { startJourneyServer, type Demo, type JourneyServer } from './journey-server.ts';

/** Both are available once a file's tests have begun, not before. */
export interface ServedBrowser {
  /** The server's: `http://localhost:…` */
  readonly origin: string;
  readonly browser: Browser;
}

interface Choices {
  /** The server's environment. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Other than today's. */
  readonly demo?: Demo;
  /** Extra Chromium switches. */
  readonly switches?: readonly string[];
}

/** A separate server and Chromium for the tests of a file; both end with the last of them. */
export function servedBrowser({ settings, demo, switches }: Choices = {}): ServedBrowser {
  let server: JourneyServer | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startJourneyServer(settings, demo), launchChromium(switches)]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  return {
    get origin() {
      return begun(server).origin;
    },
    get browser() {
      return begun(browser);
    },
  };
}

/** A server alone, for tests that launch browsers themselves. */
export function servedOrigin(): Pick<ServedBrowser, 'origin'> {
  let server: JourneyServer | undefined;
  beforeAll(async () => {
    server = await startJourneyServer();
  });
  afterAll(() => server?.close());
  return {
    get origin() {
      return begun(server).origin;
    },
  };
}

function begun<T>(part: T | undefined): T {
  if (part === undefined) throw new Error('the tests of this file have not begun');
  return part;
}
