import './links-elsewhere.css';
import { useLingui } from '@lingui/react/macro';
import type { LinkElsewhere } from '#model/engine/company-model.ts';
import { isLocale } from '#i18n/locale.ts';
import { textsOfConnector } from '#words/connectors.ts';
import { usePaths } from '../app/use-paths.ts';
import { Icon } from '../ui/icon.tsx';
import { UiLink } from '../ui/ui-link.tsx';
import { documentPath } from './document-path.ts';

/** What a document is in other systems: `Shopify #1042`. [DP64] */
export function LinksElsewhere({ links }: { readonly links: readonly LinkElsewhere[] }) {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const language = isLocale(i18n.locale) ? i18n.locale : 'en';
  return (
    <ul className="links-elsewhere" aria-label={t`In other systems`}>
      {links.map(({ connection, connector, name, url }) => {
        const system = textsOfConnector(connector)?.name[language] ?? connector;
        const page = connection === null ? undefined : documentPath('connection', connection);
        return (
          <li key={`${connection} ${connector} ${name}`}>
            <Icon name="arrowsExchange" size={14} />
            {page === undefined ? <span>{system}</span> : <UiLink to={paths.to(page)}>{system}</UiLink>}
            {url === '' ? (
              <span>{name}</span>
            ) : (
              <a href={url} target="_blank" rel="noreferrer">
                {name}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
