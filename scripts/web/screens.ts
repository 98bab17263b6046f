import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ArticleHead } from '../../src/views/kit/article/article.ts';

/** A page of the site map, as it is written: its path on a line of its own, within the braces of one page. */
const PAGE = /^ +path: '(\/[^']*)',$[\s\S]*?^ +load: /gm;

/**
 * The paths of the built screens of the application, read from the declarations of its pages: a build cannot run them.
 * Pages of the public site explain themselves.
 */
export function screensIn(views: string): readonly string[] {
  const files = globSync(['site-map.ts', '**/*-pages.ts', '**/*.view.ts'], { cwd: views });
  return files.flatMap((file) =>
    [...readFileSync(join(views, file), 'utf8').matchAll(PAGE)].flatMap(([page, path = '']) =>
      page.includes("layout: 'landing'") ? [] : [path],
    ),
  );
}

/** The screens that no article is about. */
export function untoldScreens(screens: readonly string[], heads: readonly ArticleHead[]): readonly string[] {
  const told = new Set(heads.flatMap((head) => head.screens));
  return screens.filter((path) => !told.has(path));
}
