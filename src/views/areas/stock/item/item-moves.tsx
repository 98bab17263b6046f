import './item.css';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { DocumentLink } from '#views/kit/document/document-link.tsx';
import { usePersonName } from '#views/kit/document/person-name.ts';
import { usePlaceName } from '#views/kit/document/place-name.ts';
import type { Ledger } from '#views/kit/document/read-ledger.ts';
import { useQuantity } from '#views/kit/document/use-quantity.ts';
import { Button } from '#views/ui/button.tsx';
import type { Column } from '#views/ui/data-list-types.ts';
import { DataList } from '#views/ui/data-list.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { movementsOf, openingOf, type Movement } from './item-ledger.ts';
import type { ItemLedger } from './use-item-ledger.ts';
import { TimeCell } from '#views/kit/document/time-cell.tsx';

interface ItemMovesProps {
  readonly product: ProductRow;
  readonly ledger: ItemLedger;
}

/** All moves behind a stock figure, and their sum. */
export function ItemMoves({ product, ledger }: ItemMovesProps) {
  const { t } = useLingui();
  const { answer, now, onOlder } = ledger;
  const columns = useMoveColumns(product);
  if (answer.status === 'failed')
    return (
      <Notice tone="warning" actions={<Button onClick={answer.retry}>{t`Try again`}</Button>}>
        <Trans>The stock ledger is on the server, which can't be reached right now.</Trans>
      </Notice>
    );
  const held = answer.status === 'ready' ? answer.value : null;
  const rows = movementsOf(held?.lines ?? [], now);
  return (
    <div className="ui-stack">
      {held && <Sum product={product} held={held} rows={rows} now={now} onOlder={onOlder} />}
      <DataList
        label={t`Moves`}
        loading={answer.status === 'loading'}
        rows={rows}
        rowId={(line) => `${line.seq}.${line.index}`}
        height="28rem"
        columns={columns}
        empty={
          <EmptyState icon="arrowsExchange" title={t`No stock has moved`}>
            <Trans>Moves appear here when goods arrive, are picked or leave.</Trans>
          </EmptyState>
        }
      />
    </div>
  );
}

interface SumProps {
  readonly product: ProductRow;
  readonly held: Ledger;
  readonly rows: readonly Movement[];
  readonly now: number;
  readonly onOlder: () => void;
}

/** Shows that the moves add up to the stock, or what the stock was before them. */
function Sum({ product, held, rows, now, onOlder }: SumProps) {
  const { t } = useLingui();
  const sayQuantity = useQuantity();
  const opening = openingOf(rows, now);
  const moves = t`${plural(rows.length, { one: '# move', other: '# moves' })}`;
  const total = sayQuantity(now, product);
  const before = sayQuantity(opening, product);
  if (held.hasMore)
    return (
      <Notice tone="info" actions={<Button size="sm" onClick={onOlder}>{t`Show older moves`}</Button>}>
        {t`Before these ${moves} there were ${before}; with them there are ${total} on the shelves.`}
      </Notice>
    );
  if (opening === 0)
    return <Notice tone="success">{t`These ${moves} sum to the ${total} on the shelves.`}</Notice>;
  return (
    <Notice tone="danger">{t`These ${moves} do not sum to the ${total} on the shelves: ${before} are left over.`}</Notice>
  );
}

function useMoveColumns(product: ProductRow): readonly Column<Movement>[] {
  const { t } = useLingui();
  const placeName = usePlaceName();
  const personName = usePersonName();
  const sayQuantity = useQuantity();
  return [
    { id: 'at', header: t`When`, width: 165, cell: (line) => <TimeCell at={line.effectiveAt} /> },
    { id: 'document', header: t`Because of`, width: 170, cell: documentOf },
    { id: 'from', header: t`From`, width: { share: 1, min: 110 }, cell: (line) => placeName(line.from) },
    { id: 'to', header: t`To`, width: { share: 1, min: 110 }, cell: (line) => placeName(line.to) },
    { id: 'by', header: t`Who`, width: { share: 1, min: 110 }, cell: (line) => personName(line.by) },
    {
      id: 'moved',
      header: t`Moved`,
      width: 110,
      align: 'end',
      cell: (line) => sayQuantity(line.quantity, product),
    },
    {
      id: 'change',
      header: t`Change`,
      width: 100,
      align: 'end',
      cell: (line) => <Change change={line.change} />,
    },
    {
      id: 'after',
      header: t`On hand after`,
      width: 130,
      align: 'end',
      cell: (line) => sayQuantity(line.after, product),
    },
  ];
}

const documentOf = (line: Movement) => <DocumentLink kind={line.kind} id={line.document} />;

function Change({ change }: { readonly change: number }) {
  const format = useFormat();
  const sign = change > 0 ? 'in' : change < 0 ? 'out' : 'none';
  const text = change === 0 ? '0' : `${change > 0 ? '+' : '−'}${format.quantity(Math.abs(change))}`;
  return (
    <span className="item-change" data-sign={sign}>
      {text}
    </span>
  );
}
