import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ConnectionNews } from '#model/areas/integrations/connection/item-answer.ts';
import { useDocumentName } from '#views/kit/document/document-name.ts';
import { documentPath } from '#views/kit/document/document-path.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { Icon } from '#views/ui/icon.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';

/** What is here and there: both ways. [CNV3] */
export function LinkList({ news: { links, linked } }: { readonly news: ConnectionNews }) {
  const { t } = useLingui();
  const paths = usePaths();
  const nameOf = useDocumentName();
  const count = t`${plural(linked, { one: '# record is linked', other: '# records are linked' })}`;
  return (
    <Panel
      title={t`Linked`}
      subtitle={linked > links.length ? t`${count}; the newest are shown.` : count}
      flush
    >
      <ul className="connection-items">
        {links.map(({ entity, externalId, kind, document, name, url }) => {
          const path = documentPath(kind, document);
          const here = nameOf(kind, document);
          return (
            <li key={`${entity} ${externalId}`}>
              <Icon name="arrowsExchange" size={14} />
              {path === undefined ? <strong>{here}</strong> : <UiLink to={paths.to(path)}>{here}</UiLink>}
              <span className="ui-faint">
                {url === '' ? (
                  name
                ) : (
                  <a href={url} target="_blank" rel="noreferrer">
                    {name}
                  </a>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
