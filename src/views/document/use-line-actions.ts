import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { ProductRow } from '#model/product/product.facts.ts';
import { productByCode } from '../product/product-search.ts';
import { useScanner } from '../ui/use-scanner.ts';
import {
  duplicated,
  moved,
  pasted,
  scanned,
  typed,
  type EditedLine,
  type LineGrammar,
} from './line-editor.ts';
import { useModel } from './model-context.tsx';
import { useAnnouncer } from './use-propose.ts';

interface LineSheet<L extends EditedLine<C>, C extends string> {
  readonly grammar: LineGrammar<L, C, ProductRow>;
  readonly lines: readonly L[];
  /** Takes the lines as they are next; changes of one tag in a row are undone together. */
  readonly write: (lines: readonly L[], tag?: string) => void;
}

/** What the last block from a spreadsheet came to. */
export interface PasteReport {
  readonly rows: number;
  /** Codes that no product has; their rows were left out. */
  readonly unknown: readonly string[];
}

type Block = readonly (readonly string[])[];

/** What can be done with lines that are written like a spreadsheet: by key, by scanner wherever the focus is, from a clipboard. */
export function useLineActions<L extends EditedLine<C>, C extends string>(sheet: LineSheet<L, C>) {
  const { t } = useLingui();
  const model = useModel();
  const announcer = useAnnouncer();
  const [report, setReport] = useState<PasteReport | null>(null);
  const { grammar, lines, write } = sheet;
  const onPaste = (block: Block, at: { rowId: string | null; columnId: string }): void => {
    const find = (code: string) => productByCode(model, code)?.product;
    const target = { row: at.rowId, column: at.columnId };
    const result = pasted(grammar, lines, block, target, { find, newId: () => model.newId() });
    write(result.lines);
    setReport({ rows: block.length - result.unknown.length, unknown: result.unknown });
  };
  const onScan = (code: string): string | undefined => {
    const hit = productByCode(model, code);
    if (!hit) return t`No product has the code ${code}.`;
    write(scanned(grammar, lines, hit.product, hit.quantity, model.newId()));
    return undefined;
  };
  useScanner((code) => {
    const problem = onScan(code);
    if (problem !== undefined) announcer.error(problem);
  });
  return {
    report,
    forget: () => setReport(null),
    onCell: (id: string, cell: string, text: string) =>
      write(
        lines.map((line) => (line.id === id ? typed(grammar, line, cell as C, text) : line)), // only typed cells are editable
        `${id}.${cell}`,
      ),
    onAdd: () => write([...lines, grammar.blank(model.newId())]),
    onRemove: (id: string) => write(lines.filter((line) => line.id !== id)),
    onDuplicate: (id: string) => write(duplicated(lines, id, model.newId())),
    onMove: (id: string, by: -1 | 1) => write(moved(lines, id, by)),
    onPaste,
    /** A block that was pasted where codes are scanned: after the lines there are. */
    onBlock: (block: Block) => onPaste(block, { rowId: null, columnId: 'product' }),
    onScan,
  };
}
