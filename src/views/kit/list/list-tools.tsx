import type { LineFile, OnProgress } from './export-table.ts';
import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { ListLayout, ListSetting } from '#model/list-view/list-view.ts';
import type { Sort } from '#views/ui/data-list-types.ts';
import { useLatest } from '#views/ui/use-latest.ts';
import { ColumnPanel } from './column-panel.tsx';
import { ExportMenu } from './export-menu.tsx';
import { ImportLink } from './import-link.tsx';
import type { ListColumn, ListDefinition } from './list-definition.ts';
import { tablesOf, tableWork } from './list-export.ts';
import { lineFile } from './line-file.ts';
import type { ListParts } from './list-query.ts';
import { SortMenu } from './sort-menu.tsx';
import { useExportNote } from './use-export-note.ts';
import type { Whole } from './use-rest.ts';
import { useListViews } from './use-list-views.ts';
import { ViewMenu } from './view-menu.tsx';
import { isSameQuery } from './view-query.ts';

/** What of a list its tools need. */
type ToolSpec<R, L> = Pick<
  ListDefinition<R, L>,
  'id' | 'label' | 'columns' | 'arrange' | 'actions' | 'lineFile'
>;

interface ListToolsProps<R, L> {
  readonly definition: ToolSpec<R, L>;
  readonly query: ListParts;
  readonly onQuery: (parts: ListParts) => void;
  readonly lines: readonly L[];
  readonly shown: readonly ListColumn<L>[];
  readonly setting: ListSetting;
  readonly onSetting: (change: Partial<ListSetting>) => void;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  /** Null if all rows are here. */
  readonly whole: Whole<R> | null;
}

/** Tools for the list as a whole: views, columns, export. They do not re-render while somebody types. */
export function ListTools<R, L>(props: ListToolsProps<R, L>) {
  const { definition, query, onQuery, lines, shown, setting, onSetting, whole } = props;
  const { t } = useLingui();
  const views = useListViews(definition.id);
  const chosen = views.find(({ id }) => id === query['view']);
  const currencyOf = (header: string): string => t`${header} (currency)`;
  const pieces = useLatest((told: OnProgress, signal: AbortSignal) =>
    tablesOf(shown, linesOf(definition, whole, signal), currencyOf, (done) =>
      told(done, whole?.total ?? done),
    ),
  );
  const noteHere = useExportNote(definition.id);
  const keepLayout = useLatest((layout: ListLayout): void => onSetting({ layout }));
  return (
    <>
      <ViewMenu
        list={definition.id}
        views={views}
        chosen={chosen}
        isChanged={chosen !== undefined && !isSameQuery(chosen.query, query)}
        queryNow={useLatest(() => query)}
        onQuery={onQuery}
        setting={setting}
        onSetting={onSetting}
      />
      <SortMenu columns={shown} sort={props.sort} onSort={useLatest(props.onSort)} />
      <ColumnPanel columns={definition.columns} layout={setting.layout} onChange={keepLayout} />
      <ExportMenu
        label={definition.label}
        table={useLatest((told: OnProgress) => tableWork(shown, lines, currencyOf, told))}
        pieces={whole === null ? undefined : pieces}
        lines={useLineFile(definition, lines, whole)}
        onMadeHere={noteHere}
      />
      <ImportLink list={definition.id} />
      {definition.actions?.(lines)}
    </>
  );
}

const noLines = lineFile<unknown, never>({ label: '', linesOf: () => [], columns: [] });

/** The lines of the documents shown, where a list has such a file. */
function useLineFile<R, L>(definition: ToolSpec<R, L>, lines: readonly L[], whole: Whole<R> | null) {
  const { t } = useLingui();
  const file: LineFile<R> = definition.lineFile ?? noLines;
  const currencyOf = (header: string): string => t`${header} (currency)`;
  const table = useLatest((told: OnProgress) =>
    // Only lists without an arrangement have such a file: L is R.
    file.table(lines as readonly unknown[] as readonly R[], currencyOf, told),
  );
  const pieces = useLatest((told: OnProgress, signal: AbortSignal) =>
    file.tables(whole ? whole.pieces(signal) : none(), currencyOf, (done) =>
      told(done, whole?.total ?? done),
    ),
  );
  const [has, isWhole, { label }] = [definition.lineFile !== undefined, whole === null, file];
  return useMemo(
    () => (has ? { label, table, pieces: isWhole ? undefined : pieces } : undefined),
    [has, isWhole, label, table, pieces],
  );
}

async function* none(): AsyncIterable<never> {}

async function* linesOf<R, L>(
  { arrange }: ToolSpec<R, L>,
  whole: Whole<R> | null,
  signal: AbortSignal,
): AsyncIterable<readonly L[]> {
  if (!whole) return;
  for await (const rows of whole.pieces(signal))
    yield arrange ? arrange(rows, true) : (rows as readonly unknown[] as readonly L[]); // R is L without it
}
