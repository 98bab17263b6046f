import { readFileSync } from 'node:fs';
import { heads } from 'virtual:article-heads';
import type { Locale } from '#i18n/locale.ts';
import { tours } from '#machines/app/tour/tour.rules.ts';
import type { Article, ArticleHead } from '#views/kit/article/article.ts';
import { pageAt } from '#views/frame/app/page-at.ts';
import { allHelpArticles } from '../help-texts.ts';
import { isShownText } from './shown-texts.ts';

const articles = await allHelpArticles('en');

/** What is judged alike in articles and posts: one line a fault. */
export function faultsOf(folder: 'help' | 'blog', slug: string, locale: Locale): string[] {
  const text = readFileSync(`src/${folder}/${slug}.${locale}.md`, 'utf8').replace(
    /^---\n[\s\S]*?\n---\n/,
    '',
  );
  const head = heads[folder][locale].find((one) => one.slug === slug);
  return [...(head ? headFaults(head) : ['no head']), ...unknownBold(text, locale), ...deadLinks(text)];
}

const headFaults = ({ title, summary }: ArticleHead): string[] => [
  ...(title.length > 60 ? [`a title of ${title.length} characters`] : []),
  ...(summary.length > 160 ? [`a summary of ${summary.length} characters`] : []),
];

const unknownBold = (text: string, locale: Locale): string[] =>
  [...text.matchAll(/\*\*(.+?)\*\*/g)]
    .map(([, bold = '']) => bold)
    .filter((bold) => !isShownText(bold, locale))
    .map((bold) => `bold is for words on screen, as the catalogues have them: ${bold}`);

const deadLinks = (text: string): string[] =>
  [...text.matchAll(/\]\((\w+):([^)\s]+)\)/g)]
    .filter(([, scheme = '', target = '']) => !leadsSomewhere(scheme, target))
    .map(([link]) => `leads nowhere: ${link}`);

function leadsSomewhere(scheme: string, target: string): boolean {
  const [path = '', anchor] = target.split('#');
  if (scheme === 'article') {
    const to = articles.find(({ head }) => head.slug === path);
    return to !== undefined && (anchor === undefined || hasAnchor(to, anchor));
  }
  if (scheme === 'screen' || scheme === 'site') return pageAt(`/en${path.split('?')[0]}`) !== undefined;
  if (scheme === 'tour') return target in tours;
  if (scheme === 'blog') return heads.blog.en.some((post) => post.slug === path);
  return scheme === 'https';
}

function hasAnchor({ blocks, headings }: Article, anchor: string): boolean {
  const hasRefusals = blocks.some((block) => 'part' in block && block.part === 'refusals');
  return (anchor.startsWith('refusal-') && hasRefusals) || headings.some(({ id }) => id === anchor);
}
