import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { complaintKey } from './complaint-key.ts';
import { brokenOff } from './complaints.ts';
import type { EngineDriver } from './engine-driver.ts';
import { startCompanion, told } from './processes.ts';

const screen = '1600x1300x24';
/** Milliseconds for one answer; a page that is never drawn never returns its picture. */
const PATIENCE = 30_000;

/**
 * WebKitGTK's small browser on a virtual screen, driven over WebDriver. It does not expose its console while driven:
 * the page records what goes wrong.
 * https://www.w3.org/TR/webdriver2/
 */
export async function launchWebKit(): Promise<EngineDriver> {
  const home = mkdtempSync(join(tmpdir(), 'lagra-webkit-'));
  const display = startCompanion(process.env['XVFB_PATH'] ?? 'Xvfb', [
    '-displayfd',
    '3',
    '-screen',
    '0',
    screen,
    '-nolisten',
    'tcp',
  ]);
  const [port, number] = await Promise.all([freePort(), told(display, 3, /^(\d+)$/)]);
  const driver = startCompanion(process.env['WEBKIT_DRIVER_PATH'] ?? 'WebKitWebDriver', [`--port=${port}`], {
    ...homeOf(home),
    DISPLAY: `:${number}`,
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    // Without a graphics card, it sometimes stopped drawing.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  });
  const ask = asker(`http://127.0.0.1:${port}`);
  const session = await beginSession(ask);
  const at = (method: string, path: string, body?: object): Promise<unknown> =>
    ask(method, `/session/${session}${path}`, body);
  const call = async (source: string, args: readonly unknown[]): Promise<unknown> =>
    outcomeOf(await at('POST', '/execute/async', { script: scriptOf(source), args }));
  const kept = async (): Promise<string[]> =>
    JSON.parse(
      String(await call('(key) => sessionStorage.getItem(key) ?? "[]"', [complaintKey])),
    ) as string[]; // by the page
  /** Indexes of recorded complaints to ignore. */
  const meaningless = new Set<number>();
  return {
    name: 'WebKit',
    complaints: async () => (await kept()).filter((_, place) => !meaningless.has(place)),
    goTo: async (url) => {
      // A browser's initial page records nothing.
      const { length: known } = await kept().catch(() => []);
      await at('POST', '/url', { url });
      for (const [place, said] of (await kept()).entries())
        if (place >= known && brokenOff.test(said)) meaningless.add(place);
    },
    call,
    act: async (actions) => void (await at('POST', '/actions', { actions })),
    resize: async ({ width, height }) => {
      await at('POST', '/window/rect', { width, height: height + (await frameHeight(at)) });
    },
    picture: async () => Buffer.from(String(await at('GET', '/screenshot')), 'base64'),
    close: async () => {
      await at('DELETE', '').catch(() => {}); // the browser is ended in any case
      await driver.end();
      await display.end();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

type Ask = (method: string, path: string, body?: object) => Promise<unknown>;

function asker(origin: string): Ask {
  return async (method, path, body) => {
    const answer = await fetch(origin + path, {
      method,
      signal: AbortSignal.timeout(PATIENCE),
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = (await answer.json()) as { value: unknown }; // the standard's envelope
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

/** The driver answers once it listens. */
async function beginSession(ask: Ask): Promise<string> {
  const alwaysMatch = {
    'webkitgtk:browserOptions': { args: ['--automation'] },
  };
  for (let tries = 0; ; tries++) {
    try {
      const { sessionId } = (await ask('POST', '/session', { capabilities: { alwaysMatch } })) as {
        sessionId: string;
      };
      return sessionId;
    } catch (error) {
      if (tries === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** The height of the window around the page. */
async function frameHeight(at: Ask): Promise<number> {
  const script = 'return [outerHeight, innerHeight]';
  const [outer = 0, inner = 0] = (await at('POST', '/execute/sync', { script, args: [] })) as number[];
  return outer - inner;
}

/** A fresh home without animations, so that nothing moves while it is looked at. */
function homeOf(folder: string): Readonly<Record<string, string>> {
  mkdirSync(join(folder, 'config/gtk-3.0'), { recursive: true });
  writeFileSync(join(folder, 'config/gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=false\n');
  return {
    HOME: folder,
    LANGUAGE: 'en_GB',
    LANG: 'en_GB.UTF-8',
    XDG_CONFIG_HOME: join(folder, 'config'),
    XDG_DATA_HOME: join(folder, 'data'),
    XDG_CACHE_HOME: join(folder, 'cache'),
  };
}

const scriptOf = (source: string): string => `
  const [args, done] = [[...arguments].slice(0, -1), arguments[arguments.length - 1]];
  Promise.resolve().then(() => (${source})(...args)).then(
    (value) => done({ value: value ?? null }),
    (error) => done({ error: String(error) }),
  );`;

function outcomeOf(answer: unknown): unknown {
  const { value, error } = answer as { value?: unknown; error?: string }; // of the script above
  if (error !== undefined) throw new Error(error);
  return value;
}

function freePort(): Promise<number> {
  return new Promise((found, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo; // it listens on a port
      server.close(() => found(port));
    });
  });
}
