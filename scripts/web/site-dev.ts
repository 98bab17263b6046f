import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { LOCALES } from '../../src/i18n/locale.ts';
import type * as Pages from '../../src/main/site-pages.tsx';
import { documentOf } from './site-document.ts';

/** During development pages of the public site are written when they are opened, from the sources as they are. */
export function siteInDevelopment(): Plugin {
  return {
    name: 'site-in-development',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!(request.headers.accept ?? '').includes('text/html')) return next();
        void answer(server, request.originalUrl ?? '/', response, next);
      });
    },
  };
}

async function answer(
  server: ViteDevServer,
  url: string,
  response: ServerResponse,
  next: (error?: unknown) => void,
): Promise<void> {
  try {
    const text = await writtenAt(server, url);
    if (text === undefined) return next();
    response.setHeader('content-type', 'text/html; charset=utf-8').end(text);
  } catch (error) {
    next(error);
  }
}

/** The document at an address; undefined if it is not of the public site. */
async function writtenAt(server: ViteDevServer, url: string): Promise<string | undefined> {
  const [address = ''] = url.split('?');
  const [, asked, below] = /^\/([a-z]{2})(\/.*?)?\/?$/.exec(address) ?? [];
  // The help centre is the application's here: nobody is known to be a visitor.
  if (asked === undefined || below?.startsWith('/apps/')) return undefined;
  const { writePages } = (await server.ssrLoadModule('/src/main/site-pages.tsx')) as typeof Pages; // its source
  const wanted = below?.startsWith('/shared/') ? '/shared' : (below ?? '/');
  const [page] = await writePages((locale, path) => locale === asked && path === wanted);
  if (!page) return undefined;
  const site = readFileSync(join(server.config.root, 'site.html'), 'utf8');
  const template = page.view.isPrivate ? site.replace('main/site.tsx', 'main/shared.tsx') : site;
  const said = new Set(Object.keys(page.words));
  return documentOf(await server.transformIndexHtml(url, template), page, said, LOCALES);
}
