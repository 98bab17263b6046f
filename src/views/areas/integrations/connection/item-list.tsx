import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { ItemState, ListedItem } from '#model/areas/integrations/connection/item-answer.ts';
import { documentPath } from '#views/kit/document/document-path.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { Badge } from '#views/ui/badge.tsx';
import { Icon, type IconName } from '#views/ui/icon.tsx';
import type { Tone } from '#views/ui/tone.ts';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { useConnectorWords } from '#views/kit/document/use-connector-words.ts';

interface ItemListProps {
  readonly items: readonly ListedItem[];
  readonly connector: string;
  /** What is shown below an item. */
  readonly below?: (item: ListedItem) => ReactNode;
}

const looks: Readonly<Record<ItemState, { readonly tone: Tone; readonly icon: IconName }>> = {
  waiting: { tone: 'info', icon: 'clock' },
  done: { tone: 'success', icon: 'circleCheck' },
  refused: { tone: 'danger', icon: 'alert' },
  passed: { tone: 'neutral', icon: 'minus' },
  dropped: { tone: 'neutral', icon: 'archive' },
};

/** What came in and went out, each with what became of it. */
export function ItemList({ items, connector, below }: ItemListProps) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useConnectorWords();
  const names: Readonly<Record<ItemState, string>> = {
    waiting: t`Waits`,
    done: t`Done`,
    refused: t`To put right`,
    passed: t`No concern of ours`,
    dropped: t`Put away`,
  };
  if (items.length === 0) return <p className="connection-none">{t`Nothing yet.`}</p>;
  return (
    <ul className="connection-items">
      {items.map((item) => (
        <li key={item.id}>
          <Icon name={item.direction === 'in' ? 'download' : 'upload'} size={14} />
          <span className="ui-hidden">{item.direction === 'in' ? t`In:` : t`Out:`} </span>
          <ItemName item={item} />
          <Badge {...looks[item.state]}>{names[item.state]}</Badge>
          <span className="ui-faint">
            {words.flow(connector, item.flow)} · {format.dateTime(item.at)}
          </span>
          {below?.(item)}
        </li>
      ))}
    </ul>
  );
}

/** Its name, which leads to what it is here. */
function ItemName({ item: { kind, document, name } }: { readonly item: ListedItem }) {
  const { t } = useLingui();
  const paths = usePaths();
  const path = kind !== null && document !== null ? documentPath(kind, document) : undefined;
  return path === undefined ? (
    <strong>{name || t`Something you may not see`}</strong>
  ) : (
    <UiLink to={paths.to(path)}>{name}</UiLink>
  );
}
