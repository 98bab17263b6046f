import { Trans, useLingui } from '@lingui/react/macro';
import type { LotRow } from '#model/lot/lot.facts.ts';
import { useModel, useQuery } from '../document/model-context.tsx';
import { Button } from '../ui/button.tsx';
import { DataList } from '../ui/data-list.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { listHeight } from '../ui/list-height.ts';
import { Notice } from '../ui/notice.tsx';
import { useAsync } from '../ui/use-async.ts';
import { placesOf } from './lot-figures.ts';
import { readTrace, type Trace } from './lot-trace.ts';
import { useCameFromColumns, usePlaceColumns, useWentToColumns } from './lot-trace-columns.tsx';
import { RecallExport } from './recall-export.tsx';

const nowhere: Trace = { cameFrom: [], wentTo: [] };

/** Where goods of a lot came from, where they lie, and who got them. */
export function LotTrace({ row }: { readonly row: LotRow }) {
  const { t } = useLingui();
  const model = useModel();
  const places = useQuery(['balance', 'location', 'warehouse'], row.id, (held) => placesOf(held, row.id), []);
  const stamp = places.map(({ id, onHand }) => `${id}=${onHand}`).join();
  const answer = useAsync(`${row.id}/${stamp}`, () => readTrace(model, row.id));
  const trace = answer.status === 'ready' ? answer.value : nowhere;
  const loading = answer.status === 'loading';
  const columns = { from: useCameFromColumns(row), in: usePlaceColumns(row), to: useWentToColumns(row) };
  return (
    <div className="ui-stack">
      {answer.status === 'failed' && (
        <Notice tone="warning" actions={<Button onClick={answer.retry}>{t`Try again`}</Button>}>
          <Trans>The stock ledger is on the server, which can't be reached right now.</Trans>
        </Notice>
      )}
      <h3>{t`Came from`}</h3>
      <DataList
        label={t`Came from`}
        loading={loading}
        rows={trace.cameFrom}
        rowId={({ id }) => id}
        height={listHeight(trace.cameFrom.length, 6)}
        columns={columns.from}
        empty={<EmptyState icon="packageImport" title={t`No receipt is left that brought it`} />}
      />
      <h3>{t`Lies in`}</h3>
      <DataList
        label={t`Lies in`}
        rows={places}
        rowId={({ id }) => id}
        height={listHeight(places.length, 6)}
        columns={columns.in}
        empty={<EmptyState icon="box" title={t`Nothing of it is in stock`} />}
      />
      <div className="ui-row">
        <h3>{t`Went to`}</h3>
        {trace.wentTo.length > 0 && <RecallExport lot={row} ends={trace.wentTo} />}
      </div>
      <DataList
        label={t`Went to`}
        loading={loading}
        rows={trace.wentTo}
        rowId={({ id }) => id}
        height={listHeight(trace.wentTo.length, 8)}
        columns={columns.to}
        empty={<EmptyState icon="truck" title={t`Nobody got any of it`} />}
      />
    </div>
  );
}
