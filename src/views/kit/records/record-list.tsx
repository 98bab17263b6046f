import type { ComponentType, ReactNode } from 'react';
import { useLingui } from '@lingui/react';
import type { Rows } from '#model/engine/rows.ts';
import { AbsentRecord } from './absent-record.tsx';
import { useAddress } from '#views/navigation/use-address.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import type { DocumentWords } from '../document/document-words.ts';
import { useModel, usePendingDocuments, useRow, useRows } from '../document/model-context.tsx';
import type { ListColumn, ListDefinition, ListEmpty } from '../list/list-definition.ts';
import { placeOf } from '#views/kind-registry.ts';
import { ListPage } from '../list/list-page.tsx';
import { useStateColumn } from '../list/use-state-column.tsx';
import { useStateWords } from '../list/use-state-words.ts';
import { Button } from '#views/ui/button.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { pathsOf, useFieldColumn, useFieldList } from './field-list.ts';
import type { AnyFields, RecordKind } from './record-field.ts';

interface Within {
  readonly title: string;
  readonly parts: ReactNode;
  readonly actions?: ReactNode;
}

interface Line {
  readonly id: string;
}

interface RecordListProps<K extends RecordKind, L extends Line> {
  readonly kind: K;
  readonly words: DocumentWords;
  readonly fields: AnyFields;
  /**
   * The list's address without a locale, if each record has its own page below it; otherwise they open in the panel.
   */
  readonly path?: string;
  /** Edits a new record; without it, that happens on a page of its own. */
  readonly panel?: ComponentType<{ readonly row?: Rows[K] | undefined; readonly onClose: () => void }>;
  /** What is open next to the list where the address names a line that is no record. */
  readonly beside?: ReactNode;
  /** The permission to create a record. Default: `<kind>.create`. */
  readonly creator?: string;
  /** The texts of the list. Default: those of its kind. */
  readonly searchHint?: string;
  readonly empty?: Omit<ListEmpty, 'action'>;
  /** The page that the list is a part of: its title, what leads to its other parts, and its buttons. Default: none. */
  readonly within?: Within;
  /** Computed columns, after those of the fields. */
  readonly figures?: readonly ListColumn<L>[];
  /** The parts of the list that the fields do not define. */
  readonly own?: Partial<ListDefinition<Rows[K], L>>;
}

const NEW = 'new';

/** The list of all records of a kind, as defined by their fields; a record opens next to it, or on its page. */
export function RecordListPage<K extends RecordKind, L extends Line = Rows[K]>(props: RecordListProps<K, L>) {
  const { kind, words, path, panel: Panel, creator = `${kind}.create`, within } = props;
  const { i18n } = useLingui();
  const said = useListTexts(words);
  const { searchHint = said.search(), empty = said.empty() } = props;
  const [query, setQuery] = useAddress();
  const paths = usePaths();
  const mayCreate = useModel().may(creator);
  const show = (id: string | undefined): void => setQuery({ id, tab: undefined });
  const chosen = useRow(kind, path === undefined ? (query['id'] ?? null) : null);
  const create = Panel ? () => show(NEW) : () => paths.go(`${path}/create`);
  const label = words.commands['create']?.label;
  const button = mayCreate && label && (
    <Button
      variant="primary"
      icon="plus"
      {...(Panel ? { onClick: create } : { to: paths.to(`${path}/create`) })}
    >
      {i18n._(label)}
    </Button>
  );
  const list = useRecordList({ ...props, searchHint }, show);
  const isOpen = chosen !== undefined || (mayCreate && query['id'] === NEW);
  const absent = absentIn(props, query['id'], chosen !== undefined);
  return (
    <ListPage
      header={<Head within={within} many={i18n._(words.many)} button={button} />}
      definition={{ ...list, ...(mayCreate && { onCreate: create }), empty: { ...empty, action: button } }}
    >
      {Panel && isOpen && <Panel key={query['id']} row={chosen} onClose={() => show(undefined)} />}
      {props.beside}
      {absent !== undefined && <AbsentRecord table={kind} id={absent} onClose={() => show(undefined)} />}
    </ListPage>
  );
}

interface HeadProps {
  readonly within: Within | undefined;
  readonly many: string;
  readonly button: ReactNode;
}

const Head = ({ within, many, button }: HeadProps) => (
  <>
    <PageHeader title={within?.title ?? many} primary={button} actions={within?.actions} />
    {within?.parts}
  </>
);

/** What the address names where that is neither here, nor new, nor opens as something else. */
function absentIn<K extends RecordKind, L extends Line>(
  { path, beside }: RecordListProps<K, L>,
  id: string | undefined,
  isHere: boolean,
): string | undefined {
  const isKnown = path !== undefined || isHere || id === NEW || Boolean(beside);
  return isKnown ? undefined : id;
}

/** The list texts of a kind. Each throws on access if the words do not define it. */
function useListTexts({ kind, list }: DocumentWords) {
  const { i18n } = useLingui();
  const say = (part: 'search' | 'narrowed' | 'none' | 'text'): string => {
    if (!list) throw new Error(`neither the words nor the page of ${kind} say what its list says`);
    return i18n._(list[part]);
  };
  return {
    search: () => say('search'),
    empty: () => {
      const icon = placeOf(kind)?.icon ?? 'file';
      return { icon, narrowed: say('narrowed'), none: say('none'), text: say('text') };
    },
  };
}

function useRecordList<K extends RecordKind, L extends Line>(
  {
    kind,
    words,
    fields,
    path,
    panel,
    searchHint,
    figures = [],
    own,
  }: RecordListProps<K, L> & { readonly searchHint: string },
  show: (id: string) => void,
): Omit<ListDefinition<Rows[K], L>, 'empty'> {
  const { i18n } = useLingui();
  const rows = useRows(kind);
  const pending = usePendingDocuments();
  const told = useFieldList(fields, rows);
  const opening = useOpening(path, panel === undefined, show);
  return {
    id: kind,
    label: i18n._(words.many),
    rows,
    rowId: ({ id }) => id,
    ...opening,
    pending: ({ id }) => pending.has(`${kind}/${id}`),
    searchHint,
    state: (row) => String(row.state),
    tabs: useStateWords(words).tabs,
    ...told,
    columns: [...useColumns<L>(words, fields), ...figures],
    defaultSort: { column: pathsOf(fields, ({ sort }) => sort)[0] ?? '', direction: 'ascending' },
    bulk: {
      words,
      commands: Object.keys(words.commands).filter((type) => isForMany(words, type)),
      // The lines may include some that are not records.
      ...(own?.arrange && { only: (id: string) => rows.some((row) => row.id === id) }),
    },
    ...own,
    sorts: { ...told.sorts, ...own?.sorts },
  };
}

/** Where a line leads: to a page of its own, or to the panel next to the list. */
function useOpening(path: string | undefined, isWrittenOnPage: boolean, show: (id: string) => void) {
  const paths = usePaths();
  const beside = ({ id }: Line): void => show(id);
  if (path === undefined) return { onOpen: beside, onEdit: beside };
  return {
    href: ({ id }: Line) => paths.to(`${path}/${id}`),
    onOpen: ({ id }: Line) => paths.go(`${path}/${id}`),
    ...(isWrittenOnPage && { onEdit: ({ id }: Line) => paths.go(`${path}/edit/${id}`) }),
  };
}

/** Changing a record needs its form; everything else with a button can be done in bulk. */
const isForMany = ({ commands }: DocumentWords, type: string): boolean =>
  type !== 'update' && commands[type]?.button !== false;

/** The columns of the fields in order, and the state; for a list whose lines are its rows. */
function useColumns<L extends Line>(words: DocumentWords, fields: AnyFields): readonly ListColumn<L>[] {
  const column = useFieldColumn<L>(fields, (line) => line);
  const state = useStateColumn(words, { width: 130 }) as ListColumn<never> as ListColumn<L>; // rows have a state
  return [...pathsOf(fields, (field) => field.column).map(column), state];
}
