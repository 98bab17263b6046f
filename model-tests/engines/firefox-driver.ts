import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brokenOff } from './complaints.ts';
import type { EngineDriver } from './engine-driver.ts';
import { startCompanion, told } from './processes.ts';

/** No animations, no outside requests, no pages of the browser's own. */
const preferences = {
  'ui.prefersReducedMotion': 1,
  'ui.systemUsesDarkTheme': 0,
  // Without a screen there is no mouse: claim a fine pointer that can hover.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.safebrowsing.downloads.remote.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.search.update': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.prefetch-next': false,
  'signon.rememberSignons': false,
  'toolkit.telemetry.enabled': false,
  // A walk cannot answer the prompt about persistent storage.
  'dom.storageManager.prompt.testing': true,
  'dom.storageManager.prompt.testing.allow': false,
};

/** Debian's Firefox without a window, driven over WebDriver BiDi. https://www.w3.org/TR/webdriver-bidi/ */
export async function launchFirefox(): Promise<EngineDriver> {
  const profile = mkdtempSync(join(tmpdir(), 'lagra-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const path = process.env['FIREFOX_PATH'] ?? 'firefox-esr';
  const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile];
  const firefox = startCompanion(path, args, { MOZ_CRASHREPORTER_DISABLE: '1' });
  const address = await told(firefox, 'stderr', /^WebDriver BiDi listening on (ws:\S+)/);
  const complaints: string[] = [];
  const bidi = await connect(`${address}/session`, complaints);
  await bidi.send('session.new', { capabilities: {} });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = (await bidi.send('browsingContext.getTree', {})) as {
    contexts: { context: string }[];
  };
  const context = contexts[0]?.context;
  return {
    name: 'Firefox',
    complaints: () => Promise.resolve(complaints),
    goTo: async (url) => {
      const known = complaints.length;
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
      complaints.push(...complaints.splice(known).filter((said) => !brokenOff.test(said)));
    },
    call: async (source, given) => {
      const functionDeclaration = `async (args) => JSON.stringify((await (${source})(...JSON.parse(args))) ?? null)`;
      const { result, exceptionDetails } = (await bidi.send('script.callFunction', {
        functionDeclaration,
        arguments: [{ type: 'string', value: JSON.stringify(given) }],
        target: { context },
        awaitPromise: true,
        userActivation: true,
      })) as { result?: { value: string }; exceptionDetails?: { text: string } }; // a text, or what was thrown
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result?.value ?? 'null');
    },
    act: async (actions) => void (await bidi.send('input.performActions', { context, actions })),
    resize: async (viewport) => void (await bidi.send('browsingContext.setViewport', { context, viewport })),
    picture: async () => {
      const { data } = (await bidi.send('browsingContext.captureScreenshot', { context })) as {
        data: string;
      };
      return Buffer.from(data, 'base64');
    },
    close: async () => {
      bidi.close();
      await firefox.end();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

interface Bidi {
  send(method: string, params: object): Promise<unknown>;
  close(): void;
}

interface Message {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
  readonly method?: string;
  readonly params?: { readonly level: string; readonly text: string };
}

async function connect(address: string, complaints: string[]): Promise<Bidi> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, { settle: (value: unknown) => void; fail: (error: Error) => void }>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, message, method, params } = JSON.parse(String(data)) as Message;
    if (method === 'log.entryAdded' && params?.level === 'error') complaints.push(params.text);
    const asked = id === undefined ? undefined : waiting.get(id);
    if (id !== undefined) waiting.delete(id);
    if (error === undefined) asked?.settle(result);
    else asked?.fail(new Error(`${error}: ${message}`));
  });
  await new Promise((open, fail) => {
    socket.addEventListener('open', open);
    socket.addEventListener('error', () => fail(new Error('Firefox does not listen')));
  });
  let last = 0;
  return {
    send: (method, params) =>
      new Promise((settle, fail) => {
        const id = ++last;
        waiting.set(id, { settle, fail });
        socket.send(JSON.stringify({ id, method, params }));
      }),
    close: () => socket.close(),
  };
}
