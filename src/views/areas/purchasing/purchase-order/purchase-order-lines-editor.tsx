import { useLingui } from '@lingui/react/macro';
import type {
  PurchaseOrderLine,
  PurchaseOrderRow,
} from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { withCounters } from '#model/areas/purchasing/purchase-order/purchase-order.lines.ts';
import { totals } from '#model/areas/purchasing/purchase-order/purchase-order.totals.ts';
import { withUsualRates } from '#model/areas/setup/vat-rate/vat-rates-in-force.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useToday } from '#views/kit/document/use-today.ts';
import { readLines } from '#views/kit/lines/line-editor.ts';
import { LineSheet } from '#views/kit/lines/line-sheet.tsx';
import { useLineActions } from '#views/kit/lines/use-line-actions.ts';
import { useTotalRows } from '#views/kit/lines/use-total-rows.ts';
import { useProductCodes } from '#views/areas/products/product/product-search.ts';
import { useVariantLines } from '#views/areas/products/product/use-variant-lines.tsx';
import { useEditorColumns } from './purchase-order-line-columns.tsx';
import type { OrderEditor } from './use-order-editor.ts';

interface LinesEditorProps {
  readonly row: PurchaseOrderRow | undefined;
  readonly editor: OrderEditor;
}

/** The lines of an order being edited. */
export function PurchaseOrderLinesEditor({ row, editor }: LinesEditorProps) {
  const { t } = useLingui();
  const priced = usePricedLines(row, editor);
  const variants = useVariantLines(editor, 'buy');
  const columns = useEditorColumns(editor, variants, new Map(priced.map((line) => [line.id, line])));
  return (
    <>
      <LineSheet
        title={t`Lines`}
        editor={editor}
        actions={useLineActions(editor, useProductCodes(), variants.ask)}
        columns={columns}
        scanLabel={t`Scan or type a code`}
        totals={useTotalRows(totals({ lines: priced }), editor.value.currency, 'inAll')}
        foot={<span>{t`Paste rows from a spreadsheet: product, quantity, price, discount`}</span>}
      />
      {variants.dialog}
    </>
  );
}

/** The lines with today's VAT, as the order would have them. */
function usePricedLines(row: PurchaseOrderRow | undefined, { value }: OrderEditor): PurchaseOrderLine[] {
  const { replica } = useModel();
  const today = useToday();
  return withCounters(
    withUsualRates(replica.view),
    { supplier: value.supplier, lines: row?.lines ?? [] },
    readLines(value.lines),
    row?.orderedOn ?? today,
  );
}
