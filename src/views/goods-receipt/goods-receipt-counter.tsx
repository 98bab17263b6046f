import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { GoodsReceiptRow } from '#model/goods-receipt/goods-receipt.events.ts';
import { useModel } from '../document/model-context.tsx';
import { ScanField } from '../document/scan-field.tsx';
import { useAnnouncer } from '../document/use-propose.ts';
import { productByCode, useProductSearch } from '../product/product-search.ts';
import { Autocomplete } from '../ui/autocomplete.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Notice } from '../ui/notice.tsx';
import { LineTable } from '../ui/line-table.tsx';
import { Panel } from '../ui/panel.tsx';
import { useScanner } from '../ui/use-scanner.ts';
import { useCountColumns } from './count-columns.tsx';
import {
  asExpected,
  freshLine,
  fromZero,
  withScanned,
  withTyped,
  type CountCell,
  type CountLine,
} from './goods-receipt-count.ts';
import type { CountEditor } from './use-count-editor.ts';

interface CounterProps {
  readonly row: GoodsReceiptRow;
  readonly editor: CountEditor;
}

/** Counts what came, by scanner or by hand. */
export function GoodsReceiptCounter({ row, editor }: CounterProps) {
  const { t } = useLingui();
  const columns = useCountColumns(row, editor);
  const actions = useCountActions(row, editor);
  const { lines } = editor.value;
  return (
    <Panel
      flush
      title={t`Count`}
      actions={
        <ScanField
          autoFocus
          label={t`Scan or type a code`}
          placeholder={t`Scan or type SKU or barcode`}
          onScan={actions.onScan}
        />
      }
    >
      {actions.started && (
        <Notice tone="info">{t`What was filled in as expected is set to zero. Each scan adds up.`}</Notice>
      )}
      {lines.length === 0 && (
        <EmptyState icon="barcode" title={t`Nothing counted yet`}>
          {t`Scan what came, or find it by name below.`}
        </EmptyState>
      )}
      <LineTable<CountLine>
        label={t`Count`}
        rows={lines}
        rowId={(line) => line.id}
        columns={columns}
        onCell={actions.onCell}
        onRemove={actions.onRemove}
        onUndo={editor.undo}
        foot={<CounterFoot editor={editor} onProduct={actions.add} />}
      />
    </Panel>
  );
}

interface FootProps {
  readonly editor: CountEditor;
  readonly onProduct: (product: string) => void;
}

/** Adds a product by name, and starts the count over. */
function CounterFoot({ editor, onProduct }: FootProps) {
  const { t } = useLingui();
  const search = useProductSearch(() => true);
  const { order, value, change } = editor;
  return (
    <>
      <Autocomplete
        label={order ? t`Add another product or place` : t`Add a product`}
        placeholder={order ? t`Add another product or place` : t`Add a product`}
        value={null}
        search={search}
        onChange={(option) => option && onProduct(option.value)}
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

function useCountActions(row: GoodsReceiptRow, editor: CountEditor) {
  const { t } = useLingui();
  const model = useModel();
  const announcer = useAnnouncer();
  const [started, setStarted] = useState(false);
  const { lines } = editor.value;
  const write = (next: readonly CountLine[], tag?: string): void => editor.change({ lines: next }, tag);
  const fresh = (product: string): CountLine => {
    const ordered = editor.order?.lines.find((one) => one.product === product);
    return freshLine(model.newId(), product, ordered?.id ?? null);
  };
  const scan = (product: string, quantity: number): void => {
    // A scanner adds up, so what was only filled in as expected is set to nothing at the first scan.
    const starts = editor.isUntouched && row.countedAt === null && editor.order !== undefined;
    if (starts) setStarted(true);
    const base = starts ? fromZero(lines) : lines;
    write(withScanned(base, product, quantity) ?? [...base, { ...fresh(product), quantity }]);
  };
  const onScan = (code: string): string | undefined => {
    const hit = productByCode(model, code);
    if (!hit) return t`No product has the code ${code}.`;
    scan(hit.product.id, hit.quantity);
    return undefined;
  };
  useScanner((code) => {
    const problem = onScan(code);
    if (problem !== undefined) announcer.error(problem);
  });
  return {
    started,
    onScan,
    add: (product: string) => write([...lines, fresh(product)]),
    onCell: (id: string, cell: string, text: string) =>
      write(
        lines.map((line) => (line.id === id ? withTyped(line, cell as CountCell, text) : line)), // only these cells are editable
        `${id}.${cell}`,
      ),
    onRemove: (id: string) => write(lines.filter((line) => line.id !== id)),
  };
}
