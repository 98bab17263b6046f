import { helpHeads } from '#views/kit/article/help-heads.ts';
import { articlePath } from '#views/kit/article/help-paths.ts';
import type { PaletteEntry } from './palette-entry.ts';

/** The articles of the help in a language, found by their titles and further words. */
export const helpEntries = (locale: string, go: (path: string) => void): readonly PaletteEntry[] =>
  helpHeads(locale).map(({ slug, title, words }) => ({
    id: `article/${slug}`,
    label: title,
    icon: 'help',
    also: words.join(' '),
    run: () => go(articlePath(slug)),
  }));
