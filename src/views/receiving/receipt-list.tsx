import { Trans, useLingui } from '@lingui/react/macro';
import type { GoodsReceiptRow } from '#model/goods-receipt/goods-receipt.events.ts';
import { EarlierDocuments } from '../document/earlier-documents.tsx';
import { usePendingDocuments, useRows } from '../document/model-context.tsx';
import { StateBadges } from '../document/state-badges.tsx';
import { stateNames } from '../document/state-names.ts';
import { usePartiesNamed } from '../document/use-parties-named.ts';
import { useList, type List } from '../document/use-list.ts';
import { useStateTabs } from '../document/use-state-tabs.ts';
import { usePaths } from '../app/use-paths.ts';
import { goodsReceiptWords, receiptSourceWords } from '../goods-receipt/goods-receipt.messages.ts';
import { useGoodsReceiptTitle } from '../goods-receipt/goods-receipt-title.ts';
import type { Column } from '../ui/data-list-types.ts';
import { DataList } from '../ui/data-list.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { useFormat } from '../ui/use-format.ts';

interface ReceiptListProps {
  readonly partyOf: (id: string | null) => string;
}

/** All goods receipts, newest first. */
export function ReceiptList({ partyOf }: ReceiptListProps) {
  const { t } = useLingui();
  const paths = usePaths();
  const pending = usePendingDocuments();
  const list = useReceiptList(partyOf);
  const to = (row: GoodsReceiptRow): string => `/apps/purchasing/goods-receipts/${row.id}`;
  return (
    <>
      <DataList
        label={t`Goods receipts`}
        height="max(20rem, calc(100dvh - 31rem))"
        rows={list.rows}
        rowId={(row) => row.id}
        href={(row) => paths.to(to(row))}
        onOpen={(row) => paths.go(to(row))}
        pending={(row) => pending.has(`goodsReceipt/${row.id}`)}
        search={{
          value: list.search,
          onChange: list.onSearch,
          placeholder: t`Number, supplier or delivery note`,
        }}
        states={useStateTabs(goodsReceiptWords, list)}
        sort={list.sort}
        onSort={list.onSort}
        onCreate={() => paths.go('/apps/purchasing/goods-receipts/create')}
        columns={useReceiptListColumns(partyOf)}
        empty={<NoReceipts searched={list.search !== ''} />}
      />
      <EarlierDocuments
        kind="goodsReceipt"
        search={list.search}
        parties={usePartiesNamed('supplier', list.search)}
      />
    </>
  );
}

function NoReceipts({ searched }: { readonly searched: boolean }) {
  const { t } = useLingui();
  return (
    <EmptyState icon="packageImport" title={searched ? t`No receipt matches` : t`No goods receipts yet`}>
      <Trans>Receive an order that is expected, or start a receipt without one.</Trans>
    </EmptyState>
  );
}

function useReceiptList(partyOf: ReceiptListProps['partyOf']): List<GoodsReceiptRow> {
  return useList<GoodsReceiptRow>({
    rows: useRows('goodsReceipt'),
    text: (row) => `${row.number ?? ''} ${partyOf(row.supplier)} ${row.deliveryNote}`.toLowerCase(),
    state: (row) => stateNames(row.state)[0] ?? '',
    sorts: {
      at: (row) => row.effectiveAt ?? row.createdAt,
      number: (row) => row.number ?? `ZZ${row.createdAt}`,
      supplier: (row) => partyOf(row.supplier),
    },
    defaultSort: { column: 'at', direction: 'descending' },
  });
}

function useReceiptListColumns(partyOf: ReceiptListProps['partyOf']): readonly Column<GoodsReceiptRow>[] {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const titleOf = useGoodsReceiptTitle();
  return [
    { id: 'number', header: t`Number`, width: 150, sortable: true, cell: titleOf },
    {
      id: 'supplier',
      header: t`Supplier`,
      width: { share: 2, min: 160 },
      sortable: true,
      card: 'subtitle',
      cell: (row) => partyOf(row.supplier),
    },
    {
      id: 'state',
      header: t`State`,
      width: 140,
      card: 'aside',
      cell: (row) => <StateBadges words={goodsReceiptWords} state={row.state} />,
    },
    { id: 'source', header: t`Kind`, width: 150, cell: (row) => i18n._(receiptSourceWords[row.source]) },
    { id: 'note', header: t`Delivery note`, width: 160, cell: (row) => row.deliveryNote },
    { id: 'lines', header: t`Lines`, width: 80, align: 'end', cell: (row) => format.count(row.lines.length) },
    {
      id: 'at',
      header: t`Received`,
      width: 180,
      sortable: true,
      cell: (row) => (row.effectiveAt === null ? '' : format.dateTime(row.effectiveAt)),
    },
  ];
}
