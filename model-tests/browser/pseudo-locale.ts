import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCompiledCatalog } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';
import type { BrowserContext } from 'playwright-core';
import linguiConfig from '../../lingui.config.ts';

const source = join(import.meta.dirname, '../../src/i18n/locales/en/messages.po');

/** Puts accents on every letter of the English catalogue: text without accents was not in the catalogue. */
export async function speakPseudo(context: BrowserContext): Promise<void> {
  const script = `export const messages = ${JSON.stringify(await pseudoMessages())};`;
  // Pages carry the same English words in their code: these are never used.
  await context.addInitScript(() =>
    Object.defineProperty(globalThis, 'lagraWords', { get: () => ({ push: () => {} }), set: () => {} }),
  );
  await context.route(/\/assets\/messages-[^/]*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
}

async function pseudoMessages(): Promise<unknown> {
  const { pseudoLocale, sourceLocale = 'en' } = linguiConfig;
  if (typeof pseudoLocale !== 'string') throw new Error('lingui.config.ts names no pseudo-locale');
  const entries = await formatter().parse(readFileSync(source, 'utf8'), {
    locale: sourceLocale,
    sourceLocale,
    filename: source,
  });
  const texts = Object.entries(entries).map(([id, { translation, message = '' }]) => [
    id,
    translation || message,
  ]);
  const compiled = createCompiledCatalog(pseudoLocale, Object.fromEntries(texts), {
    namespace: 'json',
    pseudoLocale,
  });
  return JSON.parse(compiled.source).messages;
}
