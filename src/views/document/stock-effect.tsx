import { Trans, useLingui } from '@lingui/react/macro';
import type { LedgerLine } from '#model/engine/company-model.ts';
import { Button } from '../ui/button.tsx';
import { DataList } from '../ui/data-list.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Notice } from '../ui/notice.tsx';
import { useAsync } from '../ui/use-async.ts';
import { useFormat } from '../ui/use-format.ts';
import { useModel } from './model-context.tsx';
import { usePlaceName } from './place-name.ts';

interface StockEffectProps {
  readonly document?: string;
  readonly product?: string;
  readonly location?: string;
  /** Asks again when it changes. */
  readonly version: number | string;
}

/** The moves of a document, a product or a place: what the number is the sum of. */
export function StockEffect({ document, product, location, version }: StockEffectProps) {
  const { t } = useLingui();
  const model = useModel();
  const format = useFormat();
  const placeName = usePlaceName();
  const key = [document, product, location, version].join('/');
  const moves = useAsync(key, () =>
    model.ledger({ ...(document ? { document } : {}), ...(product ? { product } : {}), ...(location ? { location } : {}) }),
  );
  if (moves.status === 'failed')
    return (
      <Notice tone="warning" actions={<Button onClick={moves.retry}>{t`Try again`}</Button>}>
        <Trans>The stock ledger is on the server, and it cannot be reached now.</Trans>
      </Notice>
    );
  const productOf = (line: LedgerLine) => model.replica.view.get('product', line.product);
  return (
    <DataList
      label={t`Stock moves`}
      loading={moves.status === 'loading'}
      rows={moves.status === 'ready' ? moves.value.rows : []}
      rowId={(line) => `${line.seq}.${line.index}`}
      height="24rem"
      columns={[
        { id: 'at', header: t`When`, width: 170, cell: (line) => format.dateTime(line.effectiveAt) },
        { id: 'sku', header: t`SKU`, width: 150, cell: (line) => productOf(line)?.sku ?? '' },
        { id: 'from', header: t`From`, cell: (line) => placeName(line.from) },
        { id: 'to', header: t`To`, cell: (line) => placeName(line.to) },
        {
          id: 'quantity',
          header: t`Quantity`,
          align: 'end',
          width: 130,
          cell: (line) => format.quantity(line.quantity, productOf(line)?.unit),
        },
      ]}
      empty={
        <EmptyState icon="arrowsExchange" title={t`No stock has moved`}>
          <Trans>Moves appear here when goods arrive, are picked or leave.</Trans>
        </EmptyState>
      }
    />
  );
}
