import './connection.css';
import { useLingui } from '@lingui/react/macro';
import type { LinkElsewhere } from '#model/engine/company-model.ts';
import { usePaths } from '../app/use-paths.ts';
import { Icon } from '../ui/icon.tsx';
import { UiLink } from '../ui/ui-link.tsx';
import { informationPath } from './connection-paths.ts';
import { useConnectorWords } from './use-connector-words.ts';

/** What a document is in other systems: `Shopify #1042`. [DP64] */
export function LinksElsewhere({ links }: { readonly links: readonly LinkElsewhere[] }) {
  const { t } = useLingui();
  const paths = usePaths();
  const words = useConnectorWords();
  return (
    <ul className="connection-elsewhere" aria-label={t`In other systems`}>
      {links.map(({ connection, connector, name, url }) => {
        const system = words.name(connector);
        return (
          <li key={`${connection} ${connector} ${name}`}>
            <Icon name="arrowsExchange" size={14} />
            {connection === null ? (
              <span>{system}</span>
            ) : (
              <UiLink to={paths.to(informationPath(connection))}>{system}</UiLink>
            )}
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
