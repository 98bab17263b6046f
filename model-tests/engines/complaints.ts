import type { OtherScripts } from '../browser/build-proxy.ts';
import { pageScript } from './page-script.ts';

/** What engines report about a page being left, whose fetches they abort; Firefox's status is NS_BINDING_ABORTED. */
export const brokenOff =
  /error loading dynamically imported module|Importing a module script failed|Unable to preload CSS|A ServiceWorker intercepted the request|downloadable font: download failed .* status=2152398850 /;

/** The first script of the application's page and of those of the public site, preceded by the console watch. */
export async function watchedScripts(origin: string): Promise<OtherScripts> {
  const pages = ['/en/auth/login', '/en'];
  return new Map(await Promise.all(pages.map((path) => watchedScript(origin + path))));
}

async function watchedScript(address: string): Promise<[path: string, text: string]> {
  const { origin } = new URL(address);
  const page = await (await fetch(address, { headers: { accept: 'text/html' } })).text();
  // Pages of the site list theirs, and run them when they are used.
  const [, first] = /(?:<script src="\/|var scripts = \[")(assets\/[^"]+\.js)/.exec(page) ?? [];
  if (first === undefined) throw new Error('the page begins with no script of its own');
  const script = await (await fetch(`${origin}/${first}`)).text();
  return [`/${first}`, `${await pageScript('watch-console.ts')}\n${script}`];
}
