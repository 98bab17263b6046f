import { useLingui } from '@lingui/react/macro';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { mayCarryCosts } from '#model/areas/purchasing/goods-receipt/goods-receipt.kind.ts';
import { compare } from '#model/values/order.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import type { Option } from '#views/ui/option.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { useGoodsReceiptTitle } from '../purchase-order/goods-receipt-title.ts';
import type { PartyChoice } from '#views/areas/setup/party/party-search.ts';

const SHOWN = 12;

/** Receipts of this device that are posted, or to be, by number, supplier and delivery note; the newest first. */
export function useReceiptChoice(): PartyChoice {
  const { t } = useLingui();
  const format = useFormat();
  const title = useGoodsReceiptTitle();
  const { replica } = useModel();
  const rows = (): GoodsReceiptRow[] =>
    (replica.rows('goodsReceipt') as readonly GoodsReceiptRow[]).filter(mayCarryCosts); // table goodsReceipt holds GoodsReceiptRow
  const supplierOf = ({ supplier }: GoodsReceiptRow): string =>
    supplier === null ? '' : (replica.view.get('supplier', supplier)?.name ?? '');
  const optionOf = (row: GoodsReceiptRow): Option => ({
    value: row.id,
    label: [title(row), supplierOf(row)].filter(Boolean).join(' · '),
    hint: row.effectiveAt === null ? t`Not posted yet` : format.date(row.effectiveAt.slice(0, 10)),
  });
  const textOf = (row: GoodsReceiptRow): string =>
    `${row.number ?? ''} ${row.deliveryNote} ${supplierOf(row)}`.toLowerCase();
  return {
    search: (query) => {
      const words = query.toLowerCase().split(/\s+/).filter(Boolean);
      return rows()
        .filter((row) => words.every((word) => textOf(row).includes(word)))
        .sort((a, b) => compare(b.createdAt, a.createdAt))
        .slice(0, SHOWN)
        .map(optionOf);
    },
    exact: (text) => {
      const sought = text.trim().toLowerCase();
      const row = rows().find(({ number }) => sought !== '' && number?.toLowerCase() === sought);
      return row && optionOf(row);
    },
  };
}
