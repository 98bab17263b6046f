import type { OtherScripts } from '../browser/build-proxy.ts';
import { pageScript } from './page-script.ts';

/** What engines report about a page being left, whose fetches they abort. */
export const brokenOff =
  /error loading dynamically imported module|Importing a module script failed|Unable to preload CSS|A ServiceWorker intercepted the request/;

/** The first script of each page, preceded by the console watch. */
export async function watchedScripts(origin: string): Promise<OtherScripts> {
  const page = await (await fetch(`${origin}/en`, { headers: { accept: 'text/html' } })).text();
  const [, first] = /<script src="(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
  if (first === undefined) throw new Error('the page begins with no script of its own');
  const script = await (await fetch(origin + first)).text();
  return new Map([[first, `${await pageScript('watch-console.ts')}\n${script}`]]);
}
