import { useLingui } from '@lingui/react/macro';
import { reductionOf, totals } from '#model/lines/line-totals.ts';
import { LineSheet } from '#views/kit/lines/line-sheet.tsx';
import { useLineActions } from '#views/kit/lines/use-line-actions.ts';
import { useTotalRows } from '#views/kit/lines/use-total-rows.ts';
import { useProductCodes } from '#views/areas/products/product/product-search.ts';
import { useVariantLines } from '#views/areas/products/product/use-variant-lines.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { useEditorColumns } from './sales-order-line-columns.tsx';
import type { DraftLine } from './sales-order-draft.ts';
import type { OrderEditor } from './use-order-editor.ts';
import { useMargins } from './use-margins.ts';

/** The lines of an order being edited. */
export function SalesOrderLinesEditor({ editor }: { readonly editor: OrderEditor }) {
  const { t } = useLingui();
  const { value, settled } = editor;
  const sums = totals({ pricesIncludeVat: value.pricesIncludeVat, lines: settled });
  const error = editor.error('lines');
  const { rate, pricesIncludeVat } = value;
  const margins = useMargins<DraftLine>({ rate: rate ?? 0, pricesIncludeVat, lines: settled }, value.lines);
  const variants = useVariantLines(editor, 'sell');
  return (
    <>
      <LineSheet
        title={t`Lines`}
        tour="order-lines"
        editor={editor}
        actions={useLineActions(editor, useProductCodes(), variants.ask)}
        columns={[...useEditorColumns(editor, variants), ...margins.columns]}
        scanLabel={t`Add by SKU or barcode`}
        notice={error !== undefined && <Notice tone="danger">{error}</Notice>}
        totals={[...useTotalRows(sums, value.currency, 'byRate', reductionOf(settled)), ...margins.totals]}
        foot={
          <span>{t`Paste rows from a spreadsheet: product, quantity, price, discount, day. Ctrl+Z undoes.`}</span>
        }
      />
      {variants.dialog}
    </>
  );
}
