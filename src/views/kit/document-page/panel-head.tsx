import type { DocumentRow, TableName } from '#model/engine/rows.ts';
import { useLingui } from '@lingui/react/macro';
import { RequestNotices } from '../comment/request-notices.tsx';
import { usePaperItem } from '../print/use-paper-item.ts';
import { ButtonMenu } from '#views/ui/button-menu.tsx';
import { useButtonItems } from '../automation/use-button-items.ts';
import { useDocumentActions } from './document-actions.tsx';
import type { DocumentWords } from '../document/document-words.ts';
import { useOpenDocument } from '../document/open-document.ts';
import { PendingMark } from '../document/pending-mark.tsx';
import { StateBadges } from '../document/state-badges.tsx';

interface PanelHeadProps {
  readonly words: DocumentWords;
  readonly row: DocumentRow;
  readonly watches: readonly TableName[];
  /** What the panel does for a command instead of sending it with empty data. */
  readonly overrides?: Readonly<Record<string, () => void>> | undefined;
}

/** State and actions of a document shown in a panel next to its list. */
export function PanelHead({ words, row, watches, overrides = {} }: PanelHeadProps) {
  const { t } = useLingui();
  const actions = useDocumentActions({ words, document: row.id, watches, overrides });
  useOpenDocument({ words, document: row.id, press: actions.press });
  const menu = [...actions.menu, ...usePaperItem(words.kind, row.id), ...useButtonItems(words.kind, row.id)];
  return (
    <>
      <div
        className="ui-row"
        style={{ justifyContent: 'space-between' }}
        data-document={row.id}
        data-kind={words.kind}
        data-state={JSON.stringify(row.state)}
      >
        <span className="ui-row">
          <StateBadges words={words} state={row.state} />
          <PendingMark kind={words.kind} document={row.id} />
        </span>
        <span className="ui-row">
          {menu.length > 0 && <ButtonMenu label={t`More actions`} items={menu} />}
          {actions.beside}
          {actions.primary}
        </span>
        {actions.dialogs}
      </div>
      <RequestNotices words={words} row={row} press={actions.press} isInPlace={actions.isInPlace} />
    </>
  );
}
