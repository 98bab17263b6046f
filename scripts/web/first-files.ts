import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { OLDEST } from './browsers.ts';

const folder = 'src/first';
/** Before every other style and script, and before the first paint. */
const NAMES = ['old-browser.js', 'layers.css', 'boot.js'] as const;
type Name = (typeof NAMES)[number];

/**
 * Adds the files that must precede everything else to the page. A build gives them hashed names, so that no start has
 * to check for newer ones.
 */
export function firstFiles(): Plugin {
  let root = '';
  let isBuild = false;
  return {
    name: 'first-files',
    configResolved: (config) => void (({ root } = config), (isBuild = config.command === 'build')),
    buildStart() {
      if (!isBuild) return;
      for (const name of NAMES) this.emitFile({ type: 'asset', name, source: textOf(root, name) });
    },
    transform: (code, id) => (!isBuild && id.endsWith(`/${folder}/old-browser.js`) ? filled(code) : null),
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        NAMES.map((name) => {
          if (!isBuild) return tagOf(name, `/${folder}/${name}`);
          const written = Object.values(bundle ?? {}).find(
            (part) => part.type === 'asset' && part.names.includes(name),
          );
          if (!written) throw new Error(`${name} is not in the build`);
          return tagOf(name, `/${written.fileName}`);
        }),
    },
  };
}

/** The same for the public site, as one script that stands in its pages; the layers are in its own styles. */
export const firstOfSite = (root: string): string =>
  (['old-browser.js', 'boot.js'] as const).map((name) => textOf(root, name)).join('\n');

/** The script that runs these scripts once somebody uses a page of the site. */
export const whenUsed = (root: string, scripts: readonly string[]): string =>
  readFileSync(join(root, folder, 'site.js'), 'utf8').replace('__SCRIPTS__', () => JSON.stringify(scripts));

const textOf = (root: string, name: Name): string => filled(readFileSync(join(root, folder, name), 'utf8'));

/** A first file with the oldest browser versions filled in. */
export const filled = (text: string): string => text.replace('(__OLDEST__)', `(${JSON.stringify(OLDEST)})`);

const tagOf = (name: Name, address: string): HtmlTagDescriptor =>
  name.endsWith('.css')
    ? { tag: 'link', attrs: { rel: 'stylesheet', href: address }, injectTo: 'head-prepend' }
    : { tag: 'script', attrs: { src: address }, injectTo: 'head-prepend' };
