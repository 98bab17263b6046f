import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { AdjustmentRow } from '#model/areas/stock/adjustment/adjustment.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { LineSheet } from '#views/kit/lines/line-sheet.tsx';
import { productOf, useLines, type Block, type Corner } from '#views/kit/lines/use-lines.ts';
import { AddProduct } from '#views/areas/products/product/add-product.tsx';
import { useProductCodes } from '#views/areas/products/product/product-search.ts';
import { Button } from '#views/ui/button.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { useAdjustColumns } from './adjust-columns.tsx';
import { useAdjustReasons } from './adjust-choices.ts';
import { adjustCells, freshLine, type AdjustCell, type AdjustLine } from './adjustment-draft.ts';
import { withAnother, withPasted, withTyped } from './edited-lines.ts';
import { pastedLines, type Named } from './pasted-adjustments.ts';
import { useAdjustTotals } from './use-adjust-totals.ts';
import type { AdjustEditor } from './use-adjust-editor.ts';

interface SheetProps {
  readonly row: AdjustmentRow;
  readonly editor: AdjustEditor;
}

/** The lines of a draft: typed, scanned, or pasted from a spreadsheet. */
export function AdjustSheet({ row, editor }: SheetProps) {
  const { t } = useLingui();
  const [how, setHow] = useState<'change' | 'after'>('change');
  const { add, ...actions } = useActions(row, editor, how);
  return (
    <LineSheet
      title={t`Lines`}
      editor={editor}
      actions={actions}
      columns={useAdjustColumns(row, editor)}
      scanLabel={t`Scan or type a code`}
      scansFirst
      totals={useAdjustTotals(row, editor)}
      empty={
        <EmptyState icon="adjustments" title={t`Nothing adjusted yet`}>
          {t`Scan a product or find it by name below, or paste rows from a spreadsheet above.`}
        </EmptyState>
      }
      foot={
        <>
          <AddProduct label={t`Add a product`} onProduct={add} onScan={actions.onScan} />
          {row.mode === 'quantity' && (
            <Button
              size="sm"
              variant="quiet"
              icon="arrowsExchange"
              data-testid="pasted-as"
              onClick={() => setHow(how === 'change' ? 'after' : 'change')}
            >
              {how === 'change' ? t`Pasted quantities are changes` : t`Pasted quantities are counts`}
            </Button>
          )}
          <span className="ui-faint">{t`Rows from a spreadsheet: SKU, location, quantity, reason`}</span>
        </>
      }
    />
  );
}

function useActions(row: AdjustmentRow, editor: AdjustEditor, how: 'change' | 'after') {
  const { t } = useLingui();
  const model = useModel();
  const find = useProductCodes();
  const named = useNamed(row);
  const fresh = useFreshLine(row);
  const { lines } = editor.value;
  const { locale } = useFormat();
  const write = (next: readonly AdjustLine[], tag?: string): void => editor.change({ lines: next }, tag);
  const add = (product: string): void => write([...lines, fresh(product)]);
  const { take, ...actions } = useLines<AdjustLine, AdjustCell, { readonly id: string }>({
    cells: adjustCells,
    lines,
    write,
    find,
    onFound: ({ product }) => add(product.id),
  });
  return {
    ...actions,
    add,
    onCell: (id: string, cell: string, text: string): void =>
      write(withTyped(lines, id, cell, text, locale), `${id}.${cell}`),
    onPaste: (block: Block, corner: Corner): void => write(withPasted(lines, block, corner, locale)),
    onBlock: (block: Block): void => {
      const newId = (): string => model.newId();
      const asked = row.mode === 'quantity' ? how : 'change';
      const pasted = pastedLines(block, asked, named(find), { newId, locale });
      take(block, { ...pasted, lines: [...lines, ...pasted.lines] });
    },
    duplicateLabel: t`Another lot or place`,
    onDuplicate: (id: string): void => write(withAnother(lines, id, model.newId())),
  };
}

/** A line for a product: in the only place that has it, if there is just one. */
function useFreshLine({ warehouse, mode }: AdjustmentRow): (product: string) => AdjustLine {
  const model = useModel();
  return (product) => {
    if (mode === 'value') return freshLine(model.newId(), product);
    const stock = model.replica.view
      .by('balance', 'product', product)
      .filter((one) => one.warehouse === warehouse && one.onHand > 0);
    const [only, ...others] = stock;
    const sole = others.length === 0 ? only : undefined;
    return freshLine(model.newId(), product, { location: sole?.location ?? null, lot: sole?.lot ?? null });
  };
}

/** What the cells of pasted rows name, whatever their case. */
function useNamed(row: AdjustmentRow): (find: ReturnType<typeof useProductCodes>) => Named {
  const { replica } = useModel();
  const reasons = useAdjustReasons(row.mode);
  return (find) => ({
    productOf: (code) => productOf(find, code)?.id,
    placeOf: (code) => {
      const { warehouse } = row;
      if (warehouse === null) return undefined;
      const wanted = code.toLowerCase();
      return replica.view
        .by('location', 'warehouse', warehouse)
        .find((place) => place.code.toLowerCase() === wanted || place.barcode === code)?.id;
    },
    reasonOf: (text) => {
      const wanted = text.toLowerCase();
      return reasons.find(
        ({ value, label }) => value.toLowerCase() === wanted || label.toLowerCase() === wanted,
      )?.value;
    },
  });
}
