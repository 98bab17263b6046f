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
  return inserting(NAMES.map((name) => [name]));
}

/** The same for the public site, which has the layers in its own styles: one request before it is painted. */
export function firstSiteFiles(): Plugin {
  return inserting([['old-browser.js', 'boot.js']]);
}

/** Each file is made of one or more. */
function inserting(files: readonly (readonly [Name, ...Name[]])[]): Plugin {
  let root = '';
  let isBuild = false;
  const textOf = (parts: readonly Name[]): string =>
    parts.map((name) => filled(readFileSync(join(root, folder, name), 'utf8'))).join('\n');
  return {
    name: 'first-files',
    configResolved: (config) => void (({ root } = config), (isBuild = config.command === 'build')),
    buildStart() {
      if (!isBuild) return;
      for (const parts of files) this.emitFile({ type: 'asset', name: parts[0], source: textOf(parts) });
    },
    transform: (code, id) => (!isBuild && id.endsWith(`/${folder}/old-browser.js`) ? filled(code) : null),
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        files.map(([name]) => {
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

/** A first file with the oldest browser versions filled in. */
export const filled = (text: string): string => text.replace('(__OLDEST__)', `(${JSON.stringify(OLDEST)})`);

const tagOf = (name: Name, address: string): HtmlTagDescriptor =>
  name.endsWith('.css')
    ? { tag: 'link', attrs: { rel: 'stylesheet', href: address }, injectTo: 'head-prepend' }
    : { tag: 'script', attrs: { src: address }, injectTo: 'head-prepend' };
