import { useLingui } from '@lingui/react/macro';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { goodsReceiptListing } from '#model/areas/purchasing/goods-receipt/goods-receipt.listing.ts';
import { usePendingDocuments, useRows } from '#views/kit/document/model-context.tsx';
import { useToday } from '#views/kit/document/use-today.ts';
import type { ListColumn, ListDefinition } from '#views/kit/list/list-definition.ts';
import type { ListFilter } from '#views/kit/list/list-filter.ts';
import { ListPart } from '#views/kit/list/list-page.tsx';
import { useListed } from '#views/kit/list/use-listed.ts';
import { useStateColumn } from '#views/kit/list/use-state-column.tsx';
import { useStateWords } from '#views/kit/list/use-state-words.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { goodsReceiptWords } from '../goods-receipt.look.ts';
import { receiptSourceWords } from '../goods-receipt.messages.ts';
import { useGoodsReceiptTitle } from '#views/areas/purchasing/purchase-order/goods-receipt-title.ts';
import { useFormat } from '#views/ui/use-format.ts';

interface ReceiptListProps {
  readonly partyOf: (id: string | null) => string;
}

/** All goods receipts, newest first. */
export function ReceiptList({ partyOf }: ReceiptListProps) {
  return <ListPart definition={useReceiptList(partyOf)} />;
}

const to = (row: GoodsReceiptRow): string => `/apps/purchasing/goods-receipts/${row.id}`;

function useReceiptList(partyOf: ReceiptListProps['partyOf']): ListDefinition<GoodsReceiptRow> {
  const { t } = useLingui();
  const paths = usePaths();
  const pending = usePendingDocuments();
  return {
    id: 'goodsReceipt',
    label: t`Goods receipts`,
    height: 'max(20rem, calc(100dvh - 31rem))',
    rows: useRows('goodsReceipt'),
    rowId: (row) => row.id,
    href: (row) => paths.to(to(row)),
    onOpen: (row) => paths.go(to(row)),
    onCreate: () => paths.go('/apps/purchasing/goods-receipts/create'),
    pending: (row) => pending.has(`goodsReceipt/${row.id}`),
    searchHint: t`Number, supplier or delivery note`,
    ...useListed<GoodsReceiptRow>(goodsReceiptListing).parts,
    tabs: useStateWords(goodsReceiptWords).tabs,
    filters: useReceiptFilters(),
    columns: useReceiptListColumns(partyOf),
    defaultSort: { column: 'at', direction: 'descending' },
    bulk: { words: goodsReceiptWords, commands: ['post', 'discard'] },
    empty: {
      icon: 'packageImport',
      narrowed: t`No receipt matches`,
      none: t`No goods receipts yet`,
      text: t`Receive an order that is expected, or start a receipt without one.`,
    },
  };
}

function useReceiptFilters(): readonly ListFilter<GoodsReceiptRow>[] {
  const { t, i18n } = useLingui();
  const { choice, days } = useListed<GoodsReceiptRow>(goodsReceiptListing);
  const sources = Object.entries(receiptSourceWords).map(([value, said]) => ({ value, label: i18n._(said) }));
  return [choice({ id: 'source', label: t`Kind`, options: sources }), days({ id: 'at', label: t`Received` })];
}

function useReceiptListColumns(partyOf: ReceiptListProps['partyOf']): readonly ListColumn<GoodsReceiptRow>[] {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const today = useToday();
  const titleOf = useGoodsReceiptTitle();
  return [
    { id: 'number', header: t`Number`, width: 150, cell: titleOf },
    {
      id: 'supplier',
      header: t`Supplier`,
      width: { share: 2, min: 160 },
      card: 'subtitle',
      cell: (row) => partyOf(row.supplier),
    },
    useStateColumn(goodsReceiptWords, { width: 140 }),
    { id: 'source', header: t`Kind`, width: 150, cell: (row) => i18n._(receiptSourceWords[row.source]) },
    { id: 'note', header: t`Delivery note`, width: 160, cell: (row) => row.deliveryNote },
    { id: 'lines', header: t`Lines`, width: 80, align: 'end', cell: (row) => format.count(row.lines.length) },
    {
      id: 'at',
      header: t`Received`,
      width: 140,
      cell: (row) => (row.effectiveAt === null ? '' : format.listed(row.effectiveAt, today)),
      value: (row) => (row.effectiveAt === null ? null : new Date(row.effectiveAt)),
    },
  ];
}
