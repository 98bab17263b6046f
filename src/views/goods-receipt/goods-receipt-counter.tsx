import { useLingui } from '@lingui/react/macro';
import type { GoodsReceiptRow } from '#model/goods-receipt/goods-receipt.facts.ts';
import { PasteNotice } from '../document/paste-report.tsx';
import { ScanField } from '../document/scan-field.tsx';
import { useProductSearch } from '../product/product-search.ts';
import { Autocomplete } from '../ui/autocomplete.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Notice } from '../ui/notice.tsx';
import { LineTable } from '../ui/line-table.tsx';
import { Panel } from '../ui/panel.tsx';
import { useCountColumns } from './count-columns.tsx';
import { asExpected, fromZero, type CountLine } from './goods-receipt-count.ts';
import { useCountActions } from './use-count-actions.ts';
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
          onBlock={actions.onBlock}
        />
      }
    >
      <CountNotices actions={actions} isEmpty={lines.length === 0} />
      <LineTable<CountLine>
        label={t`Count`}
        rows={lines}
        rowId={(line) => line.id}
        columns={columns}
        onCell={actions.onCell}
        onRemove={actions.onRemove}
        onPaste={actions.onPaste}
        onUndo={editor.undo}
        onRedo={editor.redo}
        foot={<CounterFoot editor={editor} onProduct={actions.add} />}
      />
    </Panel>
  );
}

interface CountNoticesProps {
  readonly actions: Pick<ReturnType<typeof useCountActions>, 'started' | 'report' | 'forget'>;
  readonly isEmpty: boolean;
}

/** What became of the last scan or block, and how to begin. */
function CountNotices({ actions, isEmpty }: CountNoticesProps) {
  const { t } = useLingui();
  return (
    <>
      {actions.started && (
        <Notice tone="info">{t`What was filled in as expected is set to zero. Each scan adds up.`}</Notice>
      )}
      <PasteNotice report={actions.report} onForget={actions.forget} />
      {isEmpty && (
        <EmptyState icon="barcode" title={t`Nothing counted yet`}>
          {t`Scan what came, or find it by name below.`}
        </EmptyState>
      )}
    </>
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
