import { expect, test } from 'vitest';
import { helpHeads } from '#views/kit/article/help-heads.ts';
import { helpEntries } from './help-entries.ts';
import { narrowed } from './palette-groups.ts';

test.each(['en', 'sv'])(
  '[PAL8] in %s an article is found by its title and by its further words',
  (locale) => {
    const gone: string[] = [];
    const entries = helpEntries(locale, (path) => gone.push(path));
    const found = (query: string): readonly string[] =>
      narrowed([{ id: 'help', label: 'Help', entries }], [], query).flatMap((group) =>
        group.entries.map(({ id }) => id),
      );
    for (const { slug, title, words } of helpHeads(locale)) {
      expect(found(title)).toContain(`article/${slug}`);
      for (const word of words.filter((one) => one.length > 12))
        expect(found(word)).toContain(`article/${slug}`);
    }
    entries[0]?.run();
    expect(gone).toEqual([`/apps/help-center/article/${helpHeads(locale)[0]?.slug}`]);
  },
);
