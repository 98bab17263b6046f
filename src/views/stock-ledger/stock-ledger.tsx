import '../list/list.css';
import { useMemo } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { MOST_COUNTED, MOST_VALUES } from '#model/engine/ledger-answer.ts';
import { searchedCode } from '#model/gs1/read-scan.ts';
import { useModel } from '../document/model-context.tsx';
import { useQuantity } from '../document/use-quantity.ts';
import { AskedQuery, useFollowed } from '../list/asked-query.tsx';
import { CellHover } from '../list/cell-hover.tsx';
import { FilterBar } from '../list/filter-bar.tsx';
import { placedColumns, shownColumns } from '../list/list-layout.ts';
import { ListTools } from '../list/list-tools.tsx';
import type { Whole } from '../list/use-rest.ts';
import { useListSetting } from '../list/use-list-views.ts';
import { Button } from '../ui/button.tsx';
import type { Sort } from '../ui/data-list-types.ts';
import { DataList } from '../ui/data-list.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { useFormat } from '../ui/use-format.ts';
import { useLedgerColumns } from './ledger-columns.tsx';
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
  const { setting, keep } = useListSetting(LIST);
  const { query, followed, change, step } = useFollowed();
  const model = useModel();
  const { ask, isPartial } = searched(model.replica, askIn(followed), followed['q'] ?? '');
  const ledger = useLedger(ask);
  const columns = useLedgerColumns({ tellsStock: tellsStock(ask) });
  const filters = useLedgerFilters();
  const shown = useMemo(
    () => shownColumns(placedColumns(columns, setting.layout)),
    [columns, setting.layout],
  );
  const sort: Sort = { column: 'at', direction: ask.order === 'oldest' ? 'ascending' : 'descending' };
  const onSort = ({ direction }: Sort): void => step({ sort: direction === 'ascending' ? 'at' : undefined });
  const whole: Whole<LedgerRow> | null = ledger.beyond
    ? {
        total: ledger.count ?? MOST_COUNTED,
        pieces: async function* pieces(signal) {
          for await (const moves of await model.exportLedger(ask, signal)) yield ledger.toRows(moves);
        },
      }
    : null;
  const tools = { query, lines: ledger.rows, shown, setting, sort, onSort, whole };
  const search = {
    value: query['q'] ?? '',
    onChange: (q: string) => change({ q: q || undefined }),
    onScan: (code: string) => change({ q: searchedCode(code) }),
    placeholder: t`SKU, name, bin, lot or document number`,
  };
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
          search={search}
          isCounted={ledger.count !== null}
          filters={<FilterBar filters={filters} />}
          actions={
            <ListTools
              {...tools}
              definition={{ id: LIST, label: t`Stock ledger`, columns }}
              onQuery={step}
              onSetting={keep}
            />
          }
          sort={sort}
          onSort={onSort}
          density={setting.layout.density ?? undefined}
          arranged={setting.layout.columns !== null}
          empty={<NoMoves isFailed={ledger.status === 'failed'} isNarrowed={isNarrowed(ask)} />}
        />
      </CellHover>
      <Notes ledger={ledger} isPartial={isPartial} />
    </>
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

/** What the list speaks of, where that is not all there is, and what the moves of one product add up to. */
function Notes({ ledger, isPartial }: { readonly ledger: Ledgered; readonly isPartial: boolean }) {
  const { t } = useLingui();
  const format = useFormat();
  const sum = useSum(ledger);
  return (
    <div role="status">
      {sum && <p className="list-rest">{sum}</p>}
      {ledger.isMany && <p className="list-rest">{t`More than ${format.count(MOST_COUNTED)} moves.`}</p>}
      {isPartial && (
        <p className="list-rest">
          {t`More than ${format.count(MOST_VALUES)} products match; the moves of the first ${format.count(MOST_VALUES)} are shown.`}
        </p>
      )}
      {ledger.isOld && (
        <p className="list-rest">
          {t`Stock has moved since.`}
          <Button variant="quiet" size="sm" icon="refresh" onClick={ledger.refresh}>
            {t`Show`}
          </Button>
        </p>
      )}
      {ledger.status === 'failed' && (
        <p className="list-rest">
          {t`The stock ledger is on the server, which can't be reached right now.`}
          <Button variant="quiet" size="sm" icon="refresh" onClick={ledger.askAgain}>
            {t`Try again`}
          </Button>
        </p>
      )}
    </div>
  );
}

/** Why a number is what it is: the moves that add up to it, as far as they are all here. */
function useSum({ rows, now, beyond }: Ledgered): string | null {
  const { t } = useLingui();
  const say = useQuantity();
  const [newest] = rows;
  if (now === null || beyond || !newest) return null;
  const total = say(now, newest.row);
  const moves = t`${plural(rows.length, { one: '# move', other: '# moves' })}`;
  const left = now - rows.reduce((sum, { change }) => sum + change, 0);
  if (left === 0) return t`These ${moves} sum to the ${total} there now.`;
  return t`These ${moves} do not sum to the ${total} there now: ${say(left, newest.row)} are left over.`;
}
