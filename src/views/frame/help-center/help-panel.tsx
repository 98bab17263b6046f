import { Suspense, use, useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArticleBody } from '#views/kit/article/article-body.tsx';
import { needsAnchor, refusalAnchor, refusalHome } from '#views/kit/article/refusal-home.ts';
import type { ArticleHead } from '#views/kit/article/article.ts';
import { SiteLink } from '#views/navigation/site-link.tsx';
import type { Hotkey } from '#views/ui/hotkey.messages.ts';
import { ShortcutList } from '#views/ui/shortcut-list.tsx';
import { SidePanel } from '#views/ui/side-panel.tsx';
import { Skeleton } from '#views/ui/skeleton.tsx';
import { Tabs } from '#views/ui/tabs.tsx';
import { useScrolledTo } from '#views/ui/use-scrolled-to.ts';
import { ArticleExtras } from './article-extras.tsx';
import type { HelpRequest } from '#views/kit/help/help-desk.ts';
import { articleOfKind, articleOfPage, headOf } from '#views/kit/article/help-heads.ts';
import { articleAt, articlePath, HELP_PATH } from '#views/kit/article/help-paths.ts';
import { HelpSearchBox } from './help-search-box.tsx';
import { helpArticle } from './help-texts.ts';
import { InnerLinks } from './inner-links.tsx';
import { WhoCould } from '#views/kit/comment/who-could.tsx';
import './help.css';

interface HelpPanelProps {
  readonly request: HelpRequest;
  /** The page below, as the site map has it. */
  readonly page: { readonly path: string; readonly document?: string | undefined };
  /** The keys active on the page. */
  readonly keys: readonly Hotkey[];
  readonly onClose: () => void;
}

interface Place {
  readonly slug: string | undefined;
  readonly anchor: string | undefined;
}

function placeOf({ refusal }: HelpRequest, page: HelpPanelProps['page'], locale: string): Place {
  if (!refusal) return { slug: articleOfPage(locale, page)?.slug, anchor: undefined };
  const { kind } = refusal;
  if ('command' in refusal)
    return { slug: articleOfKind(locale, kind)?.slug, anchor: needsAnchor(refusal.command) };
  const home = articleOfKind(locale, refusalHome(refusal.code, kind));
  return { slug: home?.slug, anchor: refusalAnchor(refusal.code) };
}

/** The help beside a page: its article, a search, and its keys. Links to articles are followed here. */
export function HelpPanel({ request, page, keys, onClose }: HelpPanelProps) {
  const { t, i18n } = useLingui();
  const [tab, setTab] = useState<string>(request.tab);
  const [place, setPlace] = useState<Place>(() => placeOf(request, page, i18n.locale));
  const follow = (address: string): boolean => {
    const at = articleAt(address);
    if (at) setPlace(at);
    return at !== null;
  };
  const tabs = [
    { id: 'article', label: t`Help` },
    { id: 'keys', label: t`Keyboard` },
  ];
  return (
    <SidePanel open title={t`Help`} onClose={onClose} width="34rem" clear>
      <Tabs tabs={tabs} active={tab} onChange={setTab} label={t`What to show`}>
        {tab === 'keys' ? (
          <ShortcutList keys={keys} />
        ) : (
          <InnerLinks onLink={follow}>
            <Able request={request} />
            <HelpSearchBox key={place.slug} label={t`Search help articles`} />
            <Suspense fallback={<Skeleton height="16rem" />}>
              <PanelArticle key={place.slug} {...place} />
            </Suspense>
          </InnerLinks>
        )}
      </Tabs>
    </SidePanel>
  );
}

function Able({ request: { refusal } }: Pick<HelpPanelProps, 'request'>) {
  if (refusal?.permission === undefined) return null;
  return <WhoCould kind={refusal.kind} permission={refusal.permission} />;
}

function PanelArticle({ slug = '', anchor }: Place) {
  const { i18n } = useLingui();
  const head = headOf(i18n.locale, slug);
  if (head) return <KnownArticle head={head} anchor={anchor} />;
  return (
    <p className="help-none">
      <Trans>There is no article about this page.</Trans>{' '}
      <SiteLink to={HELP_PATH}>
        <Trans>All articles</Trans>
      </SiteLink>
    </p>
  );
}

function KnownArticle({ head, anchor }: { readonly head: ArticleHead } & Pick<Place, 'anchor'>) {
  const { i18n } = useLingui();
  const box = useRef<HTMLElement>(null);
  const article = use(helpArticle(i18n.locale, head.slug));
  useScrolledTo(box, anchor);
  return (
    <article ref={box} className="help-page">
      <h2>{head.title}</h2>
      <p className="help-lead">{head.summary}</p>
      <ArticleExtras head={head} />
      <ArticleBody article={article} />
      <p className="help-none">
        {/* Followed out of the panel: its own address, with what leads on from it. */}
        <a href={`/${i18n.locale}${articlePath(head.slug)}`} target="_blank" rel="noreferrer">
          <Trans>Open the article on a page of its own</Trans>
        </a>
      </p>
    </article>
  );
}
