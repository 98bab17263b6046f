import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LotRow } from '#model/areas/stock/lot/lot.facts.ts';
import type { BalanceRow } from '#model/stock/stock.tables.ts';
import { useModel, useQuery } from '#views/kit/document/model-context.tsx';
import { useHolding } from '#views/kit/stock/use-holding.tsx';
import { Button } from '#views/ui/button.tsx';
import type { Column } from '#views/ui/data-list-types.ts';
import { DataList } from '#views/ui/data-list.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { listHeight } from '#views/ui/list-height.ts';
import { Notice } from '#views/ui/notice.tsx';
import { useAsync } from '#views/ui/use-async.ts';
import { placesOf } from './lot-figures.ts';
import { readTrace, type Trace } from './lot-trace.ts';
import { useCameFromColumns, usePlaceColumns, useWentToColumns } from './lot-trace-columns.tsx';
import { RecallExport } from './recall-export.tsx';

const nowhere: Trace = { cameFrom: [], wentTo: [] };

/** Where goods of a lot came from, where they lie, and who got them. [LT3] */
export function LotTrace({ row }: { readonly row: LotRow }) {
  const { t } = useLingui();
  const model = useModel();
  const places = useQuery(['balance', 'location', 'warehouse'], row.id, (held) => placesOf(held, row.id), []);
  const stamp = places.map(({ id, onHand }) => `${id}=${onHand}`).join();
  const answer = useAsync(`${row.id}/${stamp}`, () => readTrace(model, row.id));
  const { cameFrom, wentTo } = answer.status === 'ready' ? answer.value : nowhere;
  const loading = answer.status === 'loading';
  const recall = wentTo.length > 0 && <RecallExport lot={row} ends={wentTo} />;
  return (
    <div className="ui-stack">
      {answer.status === 'failed' && (
        <Notice tone="warning" actions={<Button onClick={answer.retry}>{t`Try again`}</Button>}>
          <Trans>The stock ledger is on the server, which can't be reached right now.</Trans>
        </Notice>
      )}
      <Part title={t`Came from`} rows={cameFrom} columns={useCameFromColumns(row)} loading={loading}>
        <EmptyState icon="packageImport" title={t`No receipt is left that brought it`} />
      </Part>
      <LiesIn row={row} places={places} />
      <Part title={t`Went to`} rows={wentTo} columns={useWentToColumns(row)} loading={loading} aside={recall}>
        <EmptyState icon="truck" title={t`Nobody got any of it`} />
      </Part>
    </div>
  );
}

interface LiesInProps {
  readonly row: LotRow;
  readonly places: readonly BalanceRow[];
}

function LiesIn({ row, places }: LiesInProps) {
  const { t } = useLingui();
  const holding = useHolding<BalanceRow>((balance) => balance);
  const columns = [...usePlaceColumns(row), ...holding.columns];
  return (
    <>
      <Part title={t`Lies in`} rows={places} columns={columns}>
        <EmptyState icon="box" title={t`Nothing of it is in stock`} />
      </Part>
      {holding.dialog}
    </>
  );
}

interface PartProps<Row> {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly loading?: boolean;
  /** Beside the title. */
  readonly aside?: ReactNode;
  /** Shown where there is nothing. */
  readonly children: ReactNode;
}

const SHOWN = 8;

function Part<Row extends { readonly id: string }>(props: PartProps<Row>) {
  const { title, rows, columns, loading = false, aside, children } = props;
  return (
    <section className="ui-stack" aria-label={title}>
      <div className="ui-row">
        <h3>{title}</h3>
        {aside}
      </div>
      <DataList
        label={title}
        loading={loading}
        rows={rows}
        rowId={({ id }) => id}
        height={listHeight(rows.length, SHOWN)}
        columns={columns}
        empty={children}
      />
    </section>
  );
}
