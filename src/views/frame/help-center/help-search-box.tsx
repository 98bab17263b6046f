import { useState } from 'react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { SiteLink } from '#views/navigation/site-link.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { SearchInput } from '#views/ui/search-input.tsx';
import type { HelpMatch, HelpSearch, Shown } from './help-search.ts';
import { articlePath, askPath } from '#views/kit/article/help-paths.ts';
import { loadHelpSearch } from './load-help-search.ts';
import './help.css';
import { useLanguage } from '#views/ui/use-language.ts';

/**
 * Searches all articles while somebody types. What searches is loaded with the first letter.
 * @param label its name, which differs where two of them are on one page
 */
export function HelpSearchBox({ label }: { readonly label: string }) {
  const { t } = useLingui();
  const { query, search, ask } = useSearching();
  const matches = search === 'failed' ? [] : (search?.find(query) ?? null);
  const isAsked = query.trim() !== '';
  return (
    <div className="help-search">
      <SearchInput value={query} onChange={ask} label={label} placeholder={t`What do you want to do?`} />
      <div role="status" className="ui-hidden">
        {isAsked && matches && t`${plural(matches.length, { one: '# article', other: '# articles' })}`}
      </div>
      {isAsked && search === 'failed' && (
        <Notice tone="danger">{t`The articles could not be loaded. Try again with a connection.`}</Notice>
      )}
      {isAsked && matches && matches.length > 0 && <Matches matches={matches} />}
      {isAsked && search !== 'failed' && matches?.length === 0 && <NoMatch query={query} />}
    </div>
  );
}

function useSearching() {
  const language = useLanguage();
  const [query, setQuery] = useState('');
  const [search, setSearch] = useState<HelpSearch | 'failed'>();
  const ask = (asked: string): void => {
    setQuery(asked);
    if (search === undefined || search === 'failed')
      loadHelpSearch(language).then(setSearch, () => setSearch('failed'));
  };
  return { query, search, ask };
}

function Matches({ matches }: { readonly matches: readonly HelpMatch[] }) {
  return (
    <ul className="help-list">
      {matches.map(({ slug, title, excerpt }) => (
        <li key={slug}>
          <SiteLink to={articlePath(slug)}>
            <Marked parts={title} />
          </SiteLink>
          <p>
            <Marked parts={excerpt} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** What was searched stands out. */
function Marked({ parts }: { readonly parts: readonly Shown[] }) {
  // oxlint-disable-next-line react/no-array-index-key -- parts of one text have no other name
  return parts.map(({ text, isMatch }, at) => (isMatch ? <mark key={at}>{text}</mark> : text));
}

function NoMatch({ query }: { readonly query: string }) {
  const { t } = useLingui();
  return (
    <p className="help-none">
      {t`No article matches “${query}”.`}{' '}
      <SiteLink to={askPath(query)}>
        <Trans>Ask us</Trans>
      </SiteLink>
    </p>
  );
}
