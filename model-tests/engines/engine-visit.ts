import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { proxyBuilds } from '../browser/build-proxy.ts';
import type { BuildProxy } from '../browser/build-proxy.ts';
import type { Visitor } from '../browser/journey-pages.ts';
import { wordsIn } from '../browser/words.ts';
import type { Language } from '../browser/words.ts';
import { watchedScripts } from './complaints.ts';
import type { EngineDriver, EngineName } from './engine-driver.ts';
import { EnginePage } from './engine-page.ts';
import { launchFirefox } from './firefox-driver.ts';
import { launchWebKit } from './webkit-driver.ts';

/** WebKit is driven on Linux only. */
export const engines: readonly EngineName[] =
  process.platform === 'linux' ? ['WebKit', 'Firefox'] : ['Firefox'];

const launch = { WebKit: launchWebKit, Firefox: launchFirefox };
const wide = { width: 1440, height: 900 };

/** A person with a browser of that engine and a wide screen, who wants no tour. */
export interface EngineVisit {
  readonly driver: EngineDriver;
  readonly visitor: Visitor<EnginePage>;
  /** Between the browser and the server. */
  readonly proxy: BuildProxy;
}

/** Whatever happens, the browser is closed. */
export async function visitWith<T>(
  engine: EngineName,
  { origin: served, language }: { readonly origin: string; readonly language: Language },
  act: (visit: EngineVisit) => Promise<T>,
): Promise<T> {
  const proxy = await proxyBuilds(served, [], await watchedScripts(served));
  const { origin } = proxy;
  const driver = await launch[engine]();
  try {
    await driver.resize(wide);
    const page = new EnginePage(driver);
    // A resource of the same origin that is not a page of the application.
    await page.goto(`${origin}/favicon.svg`);
    await page.evaluate(
      () => localStorage.setItem('lagra-tour', '{"completedTours":[],"dontShowAgain":true}'),
      null,
    );
    return await act({ driver, proxy, visitor: { page, origin, language, words: wordsIn(language) } });
  } catch (error) {
    await keepPicture(driver, 'where-it-failed').catch(() => {}); // the error says more
    throw error;
  } finally {
    await driver.close();
    await proxy.close();
  }
}

const pictures = join(import.meta.dirname, '../report/engines');

/** For people to look at, under the engine's name. */
export async function keepPicture(driver: EngineDriver, name: string): Promise<void> {
  mkdirSync(pictures, { recursive: true });
  writeFileSync(join(pictures, `${name}-${driver.name.toLowerCase()}.png`), await driver.picture());
}
