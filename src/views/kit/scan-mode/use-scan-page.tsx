import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { DocumentRow, TableName } from '#model/engine/rows.ts';
import { useOwnTitle } from '#views/navigation/own-title.tsx';
import { useDocumentActions } from '../document-page/document-actions.tsx';
import type { DocumentWords } from '../document/document-words.ts';
import { useOpenDocument } from '../document/open-document.ts';
import { useNeighbourItems } from '../document/use-neighbour-items.ts';
import { useUndo } from '../document/use-undo.ts';
import { usePaperItem } from '../print/use-paper-item.ts';
import { ButtonMenu } from '#views/ui/button-menu.tsx';
import { useScanAside } from './use-scan-aside.tsx';

interface ScanPageOptions {
  readonly words: DocumentWords;
  readonly row: DocumentRow;
  readonly title: string;
  /** Tables whose changes may enable or disable a command. */
  readonly watches: readonly TableName[];
  /** Extra data of a command besides its reason, such as the id of a document it creates. */
  readonly extras?: Readonly<Record<string, () => object>>;
  /** The documents it belongs to, where there are any. */
  readonly related?: ReactNode;
}

interface ScanPage {
  readonly menu: ReactNode;
  /** Something is in front of the work. */
  readonly isAside: boolean;
  /** Dialogs and the panel; render them once, after the work. */
  readonly surfaces: ReactNode;
}

/** What every document's page has, for one in full screen: commands, paper, undo, neighbours and details, in a menu. */
export function useScanPage({ words, row, title, related, watches, extras }: ScanPageOptions): ScanPage {
  const { t } = useLingui();
  const actions = useDocumentActions({
    words,
    document: row.id,
    watches,
    inMenu: true,
    ...(extras && { extras }),
  });
  useOpenDocument({ words, document: row.id, press: actions.press });
  useOwnTitle(title);
  const paper = usePaperItem(words.kind, row.id);
  const undo = useUndo(words, row.id, actions.press);
  const aside = useScanAside({ words, row, title, related });
  const beside = useNeighbourItems();
  const items = [...actions.menu, ...paper, ...undo, ...beside];
  return {
    isAside: aside.isOpen,
    menu: (
      <>
        {aside.button}
        <ButtonMenu label={t`More actions`} items={items} />
      </>
    ),
    surfaces: (
      <>
        {actions.dialogs}
        {aside.surfaces}
      </>
    ),
  };
}
