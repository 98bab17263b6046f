import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { DocumentRow } from '#model/engine/rows.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { useCommentsTab } from '../comment/comments-tab.tsx';
import { useFiles } from '../file/files-tab.tsx';
import { Tabs } from '#views/ui/tabs.tsx';
import { DocumentHistory } from './document-history.tsx';
import type { DocumentTab } from '../document/document-tab.ts';
import type { DocumentWords } from '../document/document-words.ts';
import { useSharedLinksTab } from '../shared-link/shared-links-tab.tsx';
import { StockEffect } from '../document/stock-effect.tsx';

interface SharedTabsOptions {
  readonly words: DocumentWords;
  readonly row: DocumentRow;
  readonly hasStockEffect?: boolean;
}

interface SharedTabs {
  readonly tabs: readonly DocumentTab[];
  /** Asks before leaving while uploads are incomplete; render it once. */
  readonly dialog: ReactNode;
}

/** [DP15] The tabs every document has after its own: stock effect, history, files, comments and links. */
export function useSharedTabs({ words, row, hasStockEffect = false }: SharedTabsOptions): SharedTabs {
  const { t } = useLingui();
  const files = useFiles(words.kind, row.id);
  const comments = useCommentsTab(words.kind, row.id);
  const links = useSharedLinksTab(words.kind, row);
  const stock = <StockEffect document={row.id} version={row.version} />;
  return {
    tabs: [
      ...(hasStockEffect ? [{ id: 'stock', label: t`Stock effect`, content: stock }] : []),
      { id: 'history', label: t`History`, content: <DocumentHistory words={words} row={row} /> },
      ...files.tabs,
      ...comments,
      ...links,
    ],
    dialog: files.dialog,
  };
}

interface DocumentTabsProps {
  readonly label: string;
  readonly tabs: readonly DocumentTab[];
  /** Put the first tab into the address too: there, the parameter says that one of these tabs is open. */
  readonly namesFirst?: boolean;
}

/** Tabs of a document; the address says which one is open. */
export function DocumentTabs({ label, tabs, namesFirst = false }: DocumentTabsProps) {
  const [query, setQuery] = useAddress();
  const [first] = tabs;
  const active = tabs.find((tab) => tab.id === query['tab']) ?? first;
  return (
    <Tabs
      label={label}
      tabs={tabs.map(({ id, label: name, count }) => ({ id, label: name, count }))}
      active={active?.id ?? ''}
      onChange={(tab) => setQuery({ tab: tab === first?.id && !namesFirst ? undefined : tab })}
    >
      {active?.content}
    </Tabs>
  );
}
