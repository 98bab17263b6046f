import '../document/document.css';
import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { DocumentRow, TableName } from '#model/engine/rows.ts';
import { useOwnTitle } from '#views/navigation/own-title.tsx';
import { RequestNotices } from '../comment/request-notices.tsx';
import { useFollowItem } from './use-follow-item.ts';
import { useComesFrom } from '../document/use-comes-from.ts';
import { useUndo } from '../document/use-undo.ts';
import { useButtonItems } from '../automation/use-button-items.ts';
import { usePaperItem } from '../print/use-paper-item.ts';
import { LifecycleStrip } from '#views/ui/lifecycle-strip.tsx';
import type { MenuItem } from '#views/ui/menu-item.ts';
import { PageHeader, type PageHeaderProps } from '#views/ui/page-header.tsx';
import { useDocumentActions, type DocumentActions } from './document-actions.tsx';
import type { DocumentTab } from '../document/document-tab.ts';
import { DocumentTabs, useSharedTabs } from './document-tabs.tsx';
import type { DocumentWords } from '../document/document-words.ts';
import { DocumentLinks } from './document-links.tsx';
import { lifecycleSteps } from '../document/lifecycle-steps.ts';
import { useOpenDocument } from '../document/open-document.ts';
import { PendingMark } from '../document/pending-mark.tsx';
import { StateBadges } from '../document/state-badges.tsx';

interface DocumentPageProps extends Pick<
  PageHeaderProps,
  'title' | 'subtitle' | 'picture' | 'back' | 'actions'
> {
  readonly words: DocumentWords;
  readonly row: DocumentRow;
  /** Tables whose changes may enable or disable a button; the document's own is always watched. */
  readonly watches?: readonly TableName[];
  readonly overrides?: Readonly<Record<string, () => void>>;
  /** A next best action outside the chart, such as opening another document; the chart's then go into the menu. */
  readonly primary?: ReactNode;
  /** Of the menu, beside commands and the paper. */
  readonly menu?: readonly MenuItem[];
  /** Between the lifecycle and the tabs: how far work on it is. */
  readonly standing?: ReactNode;
  /** The page's own tabs; the first is open by default. Stock effect and history follow. */
  readonly tabs: readonly DocumentTab[];
  readonly hasStockEffect?: boolean;
}

/** The common document page: number, state, actions, lifecycle, and related documents. */
export function DocumentPage(props: DocumentPageProps) {
  const { words, row, watches = [], overrides } = props;
  const actions = useDocumentActions({
    words,
    document: row.id,
    watches: [words.kind as TableName, ...watches], // a document type's table is named after its kind
    ...(overrides ? { overrides } : {}),
    inMenu: props.primary !== undefined,
  });
  useOpenDocument({ words, document: row.id, press: actions.press });
  useOwnTitle(props.title);
  const { back, neighbours } = useComesFrom(props.back);
  const shared = useSharedTabs(props);
  const menu = useMenu(props, actions);
  return (
    <div
      className="document-page"
      data-document={row.id}
      data-kind={words.kind}
      data-state={JSON.stringify(row.state)}
    >
      <PageHeader
        title={props.title}
        subtitle={props.subtitle}
        picture={props.picture}
        back={back}
        neighbours={neighbours}
        badges={<Badges words={words} row={row} />}
        actions={both(props.actions, actions.beside)}
        primary={props.primary ?? actions.primary}
        menu={menu}
      />
      <Standing {...{ words, row, actions }} work={props.standing} />
      <DocumentTabs label={props.title} tabs={[...props.tabs, ...shared.tabs]} />
      {actions.dialogs}
      {shared.dialog}
    </div>
  );
}

const both = (own: ReactNode, beside: ReactNode) => (
  <>
    {own}
    {beside}
  </>
);

/** What is in the menu of every document, beside its commands and the page's own. */
function useMenu(
  { words, row, menu = [] }: DocumentPageProps,
  actions: DocumentActions,
): readonly MenuItem[] {
  const { kind } = words;
  const paper = usePaperItem(kind, row.id);
  const buttons = useButtonItems(kind, row.id);
  const follow = useFollowItem(kind, row.id);
  const undo = useUndo(words, row.id, actions.press);
  return [...actions.menu, ...paper, ...menu, ...buttons, ...follow, ...undo];
}

function Badges({ words, row }: Pick<DocumentPageProps, 'words' | 'row'>) {
  return (
    <>
      <StateBadges words={words} state={row.state} />
      <PendingMark kind={words.kind} document={row.id} />
    </>
  );
}

interface StandingProps extends Pick<DocumentPageProps, 'words' | 'row'> {
  readonly actions: DocumentActions;
  readonly work: ReactNode;
}

/** How far the document has come, and what is asked of it. */
const Standing = ({ words, row, actions: { press, isInPlace }, work }: StandingProps) => (
  <>
    <Lifecycle words={words} row={row} />
    <RequestNotices words={words} row={row} press={press} isInPlace={isInPlace} />
    <DocumentLinks document={row.id} />
    <div className="document-work">{work}</div>
  </>
);

function Lifecycle({ words, row }: Pick<DocumentPageProps, 'words' | 'row'>) {
  const { t, i18n } = useLingui();
  const steps = lifecycleSteps(words, row.state, i18n);
  return steps.length > 1 ? <LifecycleStrip label={t`Lifecycle`} steps={steps} /> : null;
}
