import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { OLDEST } from './browsers.ts';

const folder = 'src/first';
/** Before every other style and script, and before the first paint. */
const names = ['old-browser.js', 'layers.css', 'boot.js'] as const;
type Name = (typeof names)[number];

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
      for (const name of names)
        this.emitFile({
          type: 'asset',
          name,
          source: filled(readFileSync(join(root, folder, name), 'utf8')),
        });
    },
    transform: (code, id) => (!isBuild && id.endsWith(`/${folder}/old-browser.js`) ? filled(code) : null),
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) => {
        const addressOf = (name: Name): string => {
          if (!isBuild) return `/${folder}/${name}`;
          const written = Object.values(bundle ?? {}).find(
            (part) => part.type === 'asset' && part.names.includes(name),
          );
          if (!written) throw new Error(`${name} is not in the build`);
          return `/${written.fileName}`;
        };
        return [
          tag('script', { src: addressOf('old-browser.js') }),
          tag('link', { rel: 'stylesheet', href: addressOf('layers.css') }),
          tag('script', { src: addressOf('boot.js') }),
        ];
      },
    },
  };
}

/** A first file with the oldest browser versions filled in. */
export const filled = (text: string): string => text.replace('(__OLDEST__)', `(${JSON.stringify(OLDEST)})`);

const tag = (name: string, attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag: name,
  attrs,
  injectTo: 'head-prepend',
});
