import { builtInReasons } from '#model/areas/setup/reason/built-in-reasons.ts';
import { reasonOf } from '#model/areas/setup/reason/reason.rules.ts';
import { mergedLines, type MergedLine } from '#model/lines/merged-lines.ts';
import type { ReasonList } from '#model/values/reasons.ts';
import { lineNames, nameIn } from './line-names.ts';
import { listedLots } from './lot-columns.ts';
import { tableOf } from './paper-lines.ts';
import type { PaperTable } from './paper.ts';
import type { PaperSource } from './paper-source.ts';

/** A line of a return. */
interface Returned {
  readonly id: string;
  readonly product: string;
  readonly lot?: string | undefined;
  /** Thousandths. */
  readonly quantity: number;
  readonly reason: string | null;
}

/** What goes back: one line for what of a product goes for the same reason. [PAP29] */
export function returnedTable(source: PaperSource, returned: readonly Returned[]): PaperTable {
  const { pen } = source;
  const { name, quantity } = lineNames(source);
  const lines: readonly MergedLine<Returned>[] = mergedLines(
    returned.filter((line) => line.quantity > 0),
    ({ product, reason }) => `${product} ${reason ?? ''}`,
  );
  return tableOf({
    label: pen.word('lines'),
    lines,
    columns: [
      { id: 'product', header: pen.word('product'), cell: ({ first }) => name(first) },
      ...listedLots(source, lines),
      {
        id: 'quantity',
        header: pen.word('quantity'),
        align: 'end',
        cell: (line) => quantity(line.first, line.quantity),
      },
      {
        id: 'reason',
        header: pen.word('reason'),
        cell: ({ first }) => reasonText(source, 'return', first.reason),
      },
    ],
  });
}

/** What the code of a reason stands for: the code itself if that is not known; empty for none. */
export function reasonText({ view, pen }: PaperSource, action: ReasonList, code: string | null): string {
  if (code === null) return '';
  const isIt = (one: { readonly action: string; readonly code: string }): boolean =>
    one.action === action && one.code.toLowerCase() === code.toLowerCase();
  const reason = reasonOf(view, action, code) ?? builtInReasons.find(isIt);
  return reason ? nameIn(pen, reason) : code;
}
