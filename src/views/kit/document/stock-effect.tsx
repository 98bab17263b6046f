import { useState } from 'react';
import type { DocumentRow } from '#model/engine/rows.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#views/ui/button.tsx';
import { DataList } from '#views/ui/data-list.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { useAsync } from '#views/ui/use-async.ts';
import { useModel } from './model-context.tsx';
import { readLedger, readLedgers } from './read-ledger.ts';
import { useMoveColumns } from './stock-move-columns.tsx';

interface StockEffectProps {
  readonly document?: string;
  readonly product?: string;
  readonly location?: string;
  readonly lot?: string;
  /** Documents that move stock on behalf of this one, which moves none itself. */
  readonly through?: readonly Pick<DocumentRow, 'id' | 'version'>[];
  /** Refetches when it changes. */
  readonly version: number | string;
}

/** The stock moves of a document, a product, a lot or a place: the details behind a stock figure. */
export function StockEffect({ version, through, ...filter }: StockEffectProps) {
  const { t } = useLingui();
  const model = useModel();
  const [pages, setPages] = useState(1);
  const movers = through?.map(({ id, version: at }) => `${id} ${at}`) ?? [];
  const key = [filter.document, filter.product, filter.location, filter.lot, version, pages, ...movers].join(
    '/',
  );
  const moves = useAsync(key, () =>
    through ? readLedgers(model, through, pages) : readLedger(model, filter, pages),
  );
  const columns = useMoveColumns(filter);
  if (moves.status === 'failed')
    return (
      <Notice tone="warning" actions={<Button onClick={moves.retry}>{t`Try again`}</Button>}>
        <Trans>The stock ledger is on the server, which can't be reached right now.</Trans>
      </Notice>
    );
  return (
    <div className="ui-stack">
      <DataList
        label={t`Stock moves`}
        loading={moves.status === 'loading'}
        rows={moves.status === 'ready' ? moves.value.lines : []}
        rowId={(line) => `${line.seq}.${line.index}`}
        columns={columns}
        empty={<NoMoves />}
      />
      {moves.status === 'ready' && moves.value.hasMore && (
        <div>
          <Button icon="history" onClick={() => setPages(pages + 1)}>{t`Show older moves`}</Button>
        </div>
      )}
    </div>
  );
}

function NoMoves() {
  const { t } = useLingui();
  return (
    <EmptyState icon="arrowsExchange" title={t`No stock has moved`}>
      <Trans>Moves appear here when goods arrive, are picked or leave.</Trans>
    </EmptyState>
  );
}
