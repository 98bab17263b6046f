import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { GoodsReceiptRow } from '#model/goods-receipt/goods-receipt.facts.ts';
import { useModel } from '../document/model-context.tsx';
import type { PasteReport } from '../document/use-line-actions.ts';
import { useAnnouncer } from '../document/use-propose.ts';
import { productByCode } from '../product/product-search.ts';
import { useScanner } from '../ui/use-scanner.ts';
import { withBlock, withCodes } from './goods-receipt-block.ts';
import {
  freshLine,
  fromZero,
  withScanned,
  withTyped,
  type CountCell,
  type CountLine,
} from './goods-receipt-count.ts';
import type { CountEditor } from './use-count-editor.ts';

type Block = readonly (readonly string[])[];

/** What can be done while goods are counted: by scanner wherever the focus is, by hand, or from a spreadsheet. */
export function useCountActions(row: GoodsReceiptRow, editor: CountEditor) {
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
    ...useCountPasting(editor, fresh),
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

/** What is counted by blocks of a spreadsheet. */
function useCountPasting(editor: CountEditor, fresh: (product: string) => CountLine) {
  const model = useModel();
  const [report, setReport] = useState<PasteReport | null>(null);
  const { lines } = editor.value;
  const productOf = (code: string): string | undefined => productByCode(model, code)?.product.id;
  return {
    report,
    forget: () => setReport(null),
    onPaste: (block: Block, at: { readonly rowId: string | null; readonly columnId: string }) =>
      editor.change({ lines: withBlock(lines, block, at) }),
    /** A block of codes and figures, pasted where codes are scanned. */
    onBlock: (block: Block): void => {
      const result = withCodes(lines, block, { productOf, fresh });
      editor.change({ lines: result.lines });
      setReport({ rows: block.length - result.unknown.length, unknown: result.unknown });
    },
  };
}
