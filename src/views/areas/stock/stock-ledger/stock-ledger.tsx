import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { MOST_COUNTED, type LedgerAsk } from '#model/engine/ledger-answer.ts';
import { searchedCode } from '#model/gs1/read-scan.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { AskedQuery, useFollowed } from '#views/kit/list/asked-query.tsx';
import { CellHover } from '#views/kit/list/cell-hover.tsx';
import { FilterBar } from '#views/kit/list/filter-bar.tsx';
import { placedColumns, shownColumns } from '#views/kit/list/list-layout.ts';
import { ListTools } from '#views/kit/list/list-tools.tsx';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { useListSetting } from '#views/kit/list/use-list-views.ts';
import type { Sort } from '#views/ui/data-list-types.ts';
import { DataList } from '#views/ui/data-list.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { useLedgerColumns } from './ledger-columns.tsx';
import { LedgerNotes } from './ledger-notes.tsx';
import { useLedgerFilters } from './ledger-filters.ts';
import { tellsStock, type LedgerRow } from './ledger-lines.ts';
import { askIn, isNarrowed } from './ledger-query.ts';
import { searched } from './ledger-search.ts';
import { useLedger, type Ledgered } from './use-ledger.ts';

const LIST = 'stockLedger';
const apart = ['product', 'warehouse', 'place', 'moved', 'person', 'lot'].map((id) => ({ id }));

/** Every move of stock, whatever the product, read from the server as far as it is looked at. */
export function StockLedger() {
  const { first } = useListSetting(LIST);
  return (
    <AskedQuery first={first} apart={apart}>
      <Ledger />
    </AskedQuery>
  );
}

function Ledger() {
  const { t } = useLingui();
  const { setting } = useListSetting(LIST);
  const { followed, step } = useFollowed();
  const { replica } = useModel();
  const { ask, isPartial } = searched(replica, askIn(followed), followed['q'] ?? '');
  const ledger = useLedger(ask);
  const columns = useLedgerColumns({ tellsStock: tellsStock(ask) });
  const filters = useLedgerFilters();
  const { layout } = setting;
  const shown = useMemo(() => shownColumns(placedColumns(columns, layout)), [columns, layout]);
  const sort: Sort = { column: 'at', direction: ask.order === 'oldest' ? 'ascending' : 'descending' };
  const onSort = (to: Sort): void => step({ sort: to.direction === 'ascending' ? 'at' : undefined });
  const isFailed = ledger.status === 'failed';
  return (
    <>
      <CellHover columns={shown} lines={ledger.rows}>
        <DataList<LedgerRow>
          label={t`Stock ledger`}
          rows={ledger.rows}
          rowId={({ id }) => id}
          beyond={ledger.beyond}
          loading={ledger.rows.length === 0 && ledger.status === 'asking'}
          question={ledger.key}
          columns={shown}
          search={useSearch()}
          isCounted={ledger.count !== null}
          filters={<FilterBar filters={filters} />}
          actions={<Tools {...{ ask, ledger, columns, shown, sort, onSort }} />}
          sort={sort}
          onSort={onSort}
          density={layout.density ?? undefined}
          arranged={layout.columns !== null}
          empty={<NoMoves isFailed={isFailed} isNarrowed={isNarrowed(ask)} />}
        />
      </CellHover>
      <LedgerNotes ledger={ledger} isPartial={isPartial} />
    </>
  );
}

function useSearch() {
  const { t } = useLingui();
  const { query, change } = useFollowed();
  return {
    value: query['q'] ?? '',
    onChange: (q: string) => change({ q: q || undefined }),
    onScan: (code: string) => change({ q: searchedCode(code) }),
    placeholder: t`SKU, name, bin, lot or document number`,
  };
}

interface ToolsProps {
  readonly ask: LedgerAsk;
  readonly ledger: Ledgered;
  readonly columns: readonly ListColumn<LedgerRow>[];
  readonly shown: readonly ListColumn<LedgerRow>[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

/** Views, columns and the export, which the server answers where not all moves are here. */
function Tools({ ask, ledger, columns, shown, sort, onSort }: ToolsProps) {
  const { t } = useLingui();
  const model = useModel();
  const { setting, keep } = useListSetting(LIST);
  const { query, step } = useFollowed();
  async function* pieces(signal: AbortSignal) {
    for await (const moves of await model.exportLedger(ask, signal)) yield ledger.toRows(moves);
  }
  const whole = ledger.beyond ? { total: ledger.count ?? MOST_COUNTED, pieces } : null;
  return (
    <ListTools
      {...{ query, shown, setting, sort, onSort, whole }}
      definition={{ id: LIST, label: t`Stock ledger`, columns }}
      lines={ledger.rows}
      onQuery={step}
      onSetting={keep}
    />
  );
}

function NoMoves({
  isFailed,
  isNarrowed: isLess,
}: {
  readonly isFailed: boolean;
  readonly isNarrowed: boolean;
}) {
  const { t } = useLingui();
  if (isFailed)
    return (
      <EmptyState icon="cloudOff" title={t`The ledger is not here`}>
        {t`The stock ledger is on the server, which can't be reached right now.`}
      </EmptyState>
    );
  if (isLess)
    return (
      <EmptyState icon="arrowsExchange" title={t`No move matches`}>
        {t`Try a different search, or remove a filter.`}
      </EmptyState>
    );
  return (
    <EmptyState icon="arrowsExchange" title={t`No stock has moved`}>
      {t`Moves appear here when goods arrive, are picked or leave.`}
    </EmptyState>
  );
}
