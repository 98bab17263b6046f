import { msg } from '@lingui/core/macro';
import { activateLocale, i18n } from '#i18n/i18n.ts';
import { partsOf } from '../kit/article/article.ts';
import type { PublicView } from './public-view.ts';
import { HELP_PATH } from '../kit/article/help-paths.ts';

/**
 * The help centre as visitors read it: written while building, like the rest of the public site. What lists articles is
 * loaded with the page that shows it.
 */
export const helpViews: readonly PublicView[] = [
  {
    path: HELP_PATH,
    source: 'frame/help-center/help-home.tsx',
    title: msg`Help centre`,
    description: msg`How to work with Lagra: articles about every screen and every kind of document, for beginners and for reference.`,
    load: async () => {
      const { HelpHome } = await import('../frame/help-center/help-home.tsx');
      return <HelpHome />;
    },
  },
  {
    path: `${HELP_PATH}/article/$slug`,
    source: 'frame/help-center/help-article.tsx',
    title: msg`Help`,
    description: msg`An article of the help centre.`,
    each: async (locale) => {
      const { allHelpArticles } = await import('../frame/help-center/help-texts.ts');
      return (await allHelpArticles(locale)).map((article) => ({
        params: { slug: article.head.slug },
        title: article.head.title,
        description: article.head.summary,
        parts: partsOf(article),
      }));
    },
    load: async ({ locale, params: { slug = '' } }) => {
      const [{ HelpArticle }, { helpArticle }] = await Promise.all([
        import('../frame/help-center/help-article.tsx'),
        import('../frame/help-center/help-texts.ts'),
      ]);
      await helpArticle(locale, slug);
      return <HelpArticle slug={slug} />;
    },
  },
  {
    path: `${HELP_PATH}/article/404`,
    source: 'frame/help-center/help-article.tsx',
    title: msg`Page Not Found`,
    description: msg`There is no such article.`,
    load: async ({ params: { asked = '' } }) => {
      const { HelpArticle } = await import('../frame/help-center/help-article.tsx');
      return <HelpArticle slug={asked} />;
    },
  },
  {
    path: `${HELP_PATH}/category/$slug`,
    source: 'frame/help-center/help-category.tsx',
    title: msg`Help topic`,
    description: msg`The articles about one topic.`,
    each: async (locale) => {
      await activateLocale(locale);
      const { topicIds, topics } = await import('../kit/article/help-topics.ts');
      return topicIds.map((slug) => ({
        params: { slug },
        title: i18n._(topics[slug].name),
        description: i18n._(topics[slug].about),
      }));
    },
    load: async ({ params: { slug = '' } }) => {
      const { HelpCategory } = await import('../frame/help-center/help-category.tsx');
      return <HelpCategory slug={slug} />;
    },
  },
  {
    path: `${HELP_PATH}/category/404`,
    source: 'frame/help-center/help-category.tsx',
    title: msg`Page Not Found`,
    description: msg`There is no such topic.`,
    load: async ({ params: { asked = '' } }) => {
      const { HelpCategory } = await import('../frame/help-center/help-category.tsx');
      return <HelpCategory slug={asked} />;
    },
  },
];
