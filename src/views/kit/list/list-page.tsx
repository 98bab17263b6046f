import './list.css';
import { useMemo, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { searchedCode } from '#model/gs1/read-scan.ts';
import type { ListSetting } from '#model/list-view/list-view.ts';
import { useEntryMemory } from '#views/navigation/use-entry-memory.ts';
import { layTrail } from '../document/list-trail.ts';
import { useModel } from '../document/model-context.tsx';
import { DataList } from '#views/ui/data-list.tsx';
import type { DataListProps, Selection } from '#views/ui/data-list-types.ts';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { useLatest } from '#views/ui/use-latest.ts';
import { AskedQuery, useFollowed } from './asked-query.tsx';
import { useBulk } from './bulk-actions.tsx';
import { FilterBar } from './filter-bar.tsx';
import { useContent } from './list-content.ts';
import type { ListDefinition, ListTab } from './list-definition.ts';
import { queryText } from './list-query.ts';
import { ALL } from './list-search.ts';
import { ListTools } from './list-tools.tsx';
import type { List } from './use-list.ts';
import { CellHover } from './cell-hover.tsx';
import { RestNote } from './rest-note.tsx';
import { useListSetting } from './use-list-views.ts';
import { useSelection, type Far } from './use-selection.ts';

interface ListPageProps<R, L> {
  readonly definition: ListDefinition<R, L>;
  /** The page header; it does not re-render while somebody types. */
  readonly header?: ReactNode;
  /** Panels and dialogs next to the list. */
  readonly children?: ReactNode;
}

/** A list page: header, rows with all list features, and panels next to it. */
export function ListPage<R, L = R>({ definition, header, children }: ListPageProps<R, L>) {
  return (
    <>
      {header}
      <ListPart definition={definition} />
      {children}
    </>
  );
}

const noFilters: readonly never[] = [];

/** A list with all its features, for a page that has more than the list. */
export function ListPart<R, L = R>({ definition }: { readonly definition: ListDefinition<R, L> }) {
  const { setting, first, keep } = useListSetting(definition.id);
  return (
    <AskedQuery
      first={'view' in first ? first : (definition.first ?? first)}
      apart={definition.filters ?? noFilters}
    >
      <ListBody definition={definition} setting={setting} onSetting={keep} />
    </AskedQuery>
  );
}

interface ListBodyProps<R, L> {
  readonly definition: ListDefinition<R, L>;
  readonly setting: ListSetting;
  readonly onSetting: (change: Partial<ListSetting>) => void;
}

function ListBody<R, L>({ definition, setting, onSetting }: ListBodyProps<R, L>) {
  const { filters = noFilters, empty } = definition;
  const { list, whole, lines, shown, isCounted } = useContent(definition, setting.layout.columns);
  const { selection, dialogs } = useChosen(definition, lines, { question: list.question, ids: whole.allIds });
  const open = useOpening(definition, lines);
  const place = useEntryMemory<number>(`list ${definition.id}`);
  const { sort, onSort } = list;
  const { query, step } = useFollowed();
  const tools = { definition, query, lines, shown, setting, sort, onSort, whole: whole.whole };
  return (
    <>
      <CellHover columns={shown} lines={lines}>
        <DataList<L>
          {...placesOf(definition)}
          {...open}
          rows={lines}
          beyond={whole.beyond}
          loading={list.isComing || (lines.length === 0 && whole.status === 'asking')}
          question={list.question}
          place={place}
          columns={shown}
          search={useSearch(list, definition)}
          isCounted={isCounted}
          states={useTabs(definition.tabs, list, isCounted ? whole.counts : null)}
          filters={filters.length > 0 && <FilterBar filters={filters} />}
          actions={<ListTools {...tools} onQuery={step} onSetting={onSetting} />}
          sort={sort}
          onSort={onSort}
          density={setting.layout.density ?? undefined}
          arranged={setting.layout.columns !== null}
          selection={selection}
          empty={<NoRows {...empty} isNarrowed={list.isNarrowed} />}
        />
      </CellHover>
      {dialogs}
      <RestNote status={whole.status} onAgain={whole.askAgain} />
    </>
  );
}

function useSearch<R, L>(
  { search, onSearch, catchUp }: List<R>,
  { searchHint: placeholder, scans = false }: Pick<ListDefinition<R, L>, 'searchHint' | 'scans'>,
): DataListProps<R>['search'] {
  const onScan = (code: string): void => onSearch(searchedCode(code));
  return {
    value: search,
    onChange: onSearch,
    onLeave: catchUp,
    placeholder,
    ...(scans && { onScan }),
  };
}

/** Which rows are selected and what can be done with them; undefined if nothing can. */
function useChosen<R, L>(
  { bulk: offer, onSelected, rowId }: ListDefinition<R, L>,
  lines: readonly L[],
  far: Far,
): { readonly selection: Selection | undefined; readonly dialogs: ReactNode } {
  const selected = useSelection(lines, rowId, far);
  const bulk = useBulk(offer, selected.ids);
  if (!offer && !onSelected) return { selection: undefined, dialogs: bulk.dialogs };
  const actions = (
    <>
      {onSelected?.(selected.ids)}
      {bulk.actions}
    </>
  );
  return { selection: { ...selected, actions }, dialogs: bulk.dialogs };
}

/** Before a row opens, the list's query is written to the address, and its order is kept for the page that opens. */
function useOpening<R, L>(definition: ListDefinition<R, L>, lines: readonly L[]) {
  const model = useModel();
  const { query, write } = useFollowed();
  const { id, href, onOpen } = definition;
  // A list with editable rows is named after their kind.
  const onEdit = model.may(`${id}.edit`) ? definition.onEdit : undefined;
  const leave = (line: L, act: ((line: L) => void) | undefined): void => {
    write();
    const list = `${location.pathname}${queryText(query)}`;
    const at = (index: number): string => (lines[index] !== undefined && href?.(lines[index])) || '';
    if (href) layTrail(model.replica, { list, count: lines.length, opened: lines.indexOf(line), at });
    act?.(line);
  };
  const opens = useLatest((line: L) => leave(line, onOpen));
  const edits = useLatest((line: L) => leave(line, onEdit));
  return { onOpen: onOpen && opens, onEdit: onEdit && edits };
}

function placesOf<R, L>(definition: ListDefinition<R, L>) {
  const { label, rowId, href, onCreate, pending, height } = definition;
  return { label, rowId, href, onCreate, pending, ...(height !== undefined && { height }) };
}

/** @param counts null: not known yet */
function useTabs<R>(
  tabs: readonly ListTab[] | undefined,
  { state, onState, counts: held }: List<R>,
  counts: ReadonlyMap<string, number> | null,
): DataListProps<R>['states'] {
  const { t } = useLingui();
  const all = t`All`;
  return useMemo(() => {
    if (!tabs) return undefined;
    const present = tabs.filter(({ id }) => (counts ?? held).has(id) || state === id);
    return {
      active: state,
      onChange: onState,
      tabs: [{ id: ALL, label: all }, ...present].map((tab) => ({
        ...tab,
        count: counts ? (counts.get(tab.id) ?? 0) : undefined,
      })),
    };
  }, [tabs, counts, held, state, onState, all]);
}

function NoRows({
  icon,
  narrowed,
  none,
  text,
  action,
  isNarrowed,
}: ListDefinition<never>['empty'] & { readonly isNarrowed: boolean }) {
  const { t } = useLingui();
  if (isNarrowed)
    return (
      <EmptyState icon={icon} title={narrowed}>
        {t`Try a different search, or remove a filter.`}
      </EmptyState>
    );
  return (
    <EmptyState icon={icon} title={none} actions={action}>
      {text}
    </EmptyState>
  );
}
