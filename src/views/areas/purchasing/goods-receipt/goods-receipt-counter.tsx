import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import {
  lotOnLabel,
  type GoodsReceiptRow,
} from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { LineSheet } from '#views/kit/lines/line-sheet.tsx';
import { useCountActions } from '#views/kit/lines/use-count-actions.ts';
import type { Block, Corner, Found } from '#views/kit/lines/use-lines.ts';
import { AddProduct } from '#views/areas/products/product/add-product.tsx';
import { useProductCodes } from '#views/areas/products/product/product-search.ts';
import { Button } from '#views/ui/button.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { useTypedUnits } from './use-typed-units.ts';
import { useCountColumns } from './count-columns.tsx';
import { asExpected, freshLine, fromZero, type CountLine } from './goods-receipt-count.ts';
import { withAnother, withLabel, withSerials, type Label } from './goods-receipt-lots.ts';
import { RejectPhotoNotice } from './reject-photo-notice.tsx';
import { SerialsButton } from './serials-button.tsx';
import type { CountEditor } from './use-count-editor.ts';

interface CounterProps {
  readonly row: GoodsReceiptRow;
  readonly editor: CountEditor;
}

/** Counts the goods, by scanner or by hand. */
export function GoodsReceiptCounter({ row, editor }: CounterProps) {
  const { t } = useLingui();
  const { started, addSerials, ...actions } = useActions(row, editor);
  return (
    <LineSheet
      title={t`Count`}
      editor={editor}
      actions={actions}
      columns={useCountColumns(row, editor)}
      scanLabel={t`Scan or type a code`}
      scansFirst
      notice={
        started && (
          <Notice tone="info">{t`The pre-filled quantities are set to zero. Each scan adds one.`}</Notice>
        )
      }
      empty={
        <EmptyState icon="barcode" title={t`Nothing counted yet`}>
          {t`Scan what arrived, or find it by name below.`}
        </EmptyState>
      }
      foot={
        <>
          <RejectPhotoNotice row={row} lines={editor.value.lines} />
          <CounterFoot editor={editor} onProduct={actions.add} onScan={actions.onScan} />
          <SerialsButton lines={editor.value.lines} onSerials={addSerials} />
        </>
      }
    />
  );
}

/** Actions on the count; an ordered product is counted on its order line. */
function useActions(row: GoodsReceiptRow, editor: CountEditor) {
  const { t } = useLingui();
  const model = useModel();
  const [started, setStarted] = useState(false);
  const fresh = (product: string): CountLine => {
    const ordered = editor.order?.lines.find((one) => one.product === product);
    return freshLine(model.newId(), product, ordered?.id ?? null);
  };
  // A scanner adds up, so prefilled quantities are reset to zero on the first scan.
  const starts = editor.isUntouched && row.countedAt === null && editor.order !== undefined;
  const scanFrom = (lines: readonly CountLine[]): readonly CountLine[] => {
    if (starts) setStarted(true);
    return starts ? fromZero(lines) : lines;
  };
  const { value, change } = editor;
  const productOf = (id: string) => model.replica.view.get('product', id);
  const withScanned = (lines: readonly CountLine[], found: Found<{ readonly id: string }>) => {
    const product = productOf(found.product.id);
    return product && withLabel(lines, product, found, () => fresh(product.id));
  };
  const actions = useCountActions({ ...editor, fresh, scanFrom, withScanned }, useProductCodes());
  const addSerials = (line: string, labels: readonly Label[]): void =>
    change({ lines: withSerials(value.lines, line, labels, () => model.newId()) });
  const inStock = useTypedUnits(editor);
  return {
    ...actions,
    onCell: (id: string, cell: string, text: string): void =>
      actions.onCell(id, cell, cell === 'quantity' || cell === 'rejected' ? inStock(id, text) : text),
    started,
    addSerials,
    duplicateLabel: t`Another lot or place`,
    onDuplicate: (line: string) => change({ lines: withAnother(value.lines, line, model.newId()) }),
    onPaste: (block: Block, corner: Corner): void => {
      const line = value.lines.find(({ id }) => id === corner.rowId);
      const isSerials = corner.columnId === 'lot' && productOf(line?.product ?? '')?.tracking === 'serial';
      if (line && isSerials) addSerials(line.id, labelsOf(block));
      else actions.onPaste(block, corner);
    },
  };
}

/** A column of numbers, with the days of expiry beside them if they were copied too. */
const labelsOf = (block: Block): readonly Label[] =>
  block.flatMap(([code = '', day = '']) => {
    if (code === '') return [];
    return [lotOnLabel.shape.expiresOn.safeParse(day).success ? { code, expiresOn: day } : { code }];
  });

interface FootProps {
  readonly editor: CountEditor;
  readonly onProduct: (product: string) => void;
  readonly onScan: (code: string) => void;
}

/** Adds a product by name, and restarts the count. */
function CounterFoot({ editor, onProduct, onScan }: FootProps) {
  const { t } = useLingui();
  const { order, value, change } = editor;
  return (
    <>
      <AddProduct
        label={order ? t`Add another product or place` : t`Add a product`}
        onProduct={onProduct}
        onScan={onScan}
      />
      {order && (
        <>
          <Button
            size="sm"
            variant="quiet"
            icon="undo"
            onClick={() => change({ lines: fromZero(value.lines) })}
          >
            {t`Count from zero`}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            icon="checks"
            onClick={() => change({ lines: asExpected(value.lines, order) })}
          >
            {t`All as expected`}
          </Button>
        </>
      )}
    </>
  );
}
