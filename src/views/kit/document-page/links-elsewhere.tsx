import './links-elsewhere.css';
import { useLingui } from '@lingui/react/macro';
import type { LinkElsewhere } from '#model/engine/company-model.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useConnectorWords } from '../document/use-connector-words.ts';
import { Icon } from '#views/ui/icon.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { documentPath } from '../document/document-path.ts';

/** What a document is in other systems: `Shopify #1042`. [DP64] */
export function LinksElsewhere({ links }: { readonly links: readonly LinkElsewhere[] }) {
  const { t } = useLingui();
  const paths = usePaths();
  const words = useConnectorWords();
  return (
    <ul className="links-elsewhere" aria-label={t`In other systems`}>
      {links.map(({ connection, connector, name, url }) => {
        const system = words.name(connector);
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
