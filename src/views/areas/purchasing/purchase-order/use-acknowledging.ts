import { useState } from 'react';
import type { Refusal } from '#model/engine/envelope.ts';
import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { useDraft } from '#views/kit/document/use-draft.ts';
import { useInLanguage } from '#views/kit/document/use-in-language.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { blockCells, type BlockCell } from '#views/ui/block-cells.ts';
import { onceSettled } from '#views/ui/focus-first-wrong.ts';
import { useFormat } from '#views/ui/use-format.ts';
import {
  acknowledgementOf,
  acknowledgedCells,
  linesAsOrdered,
  type AcknowledgedLine,
} from './purchase-order-acknowledgement.ts';

interface Said {
  readonly lines: readonly AcknowledgedLine[];
  readonly reference: string;
  /** In which numbers are typed. */
  readonly language: string;
}

const ways = (language: string) => ({
  read: (row: PurchaseOrderRow): Said => ({
    lines: linesAsOrdered(row),
    reference: row.theirReference,
    language,
  }),
  same: (a: Said, b: Said): boolean =>
    JSON.stringify([a.lines, a.reference]) === JSON.stringify([b.lines, b.reference]),
});
const restate = (value: Said, say: (text: string) => string): Said => ({
  ...value,
  lines: value.lines.map((said) => ({
    ...said,
    typed: Object.fromEntries(Object.entries(said.typed).map(([cell, text]) => [cell, say(text)])),
  })),
});

/** The supplier's confirmation while it is entered, stored as a draft until it is sent. */
export function useAcknowledging(row: PurchaseOrderRow, onGiven: () => void) {
  const propose = usePropose();
  const { locale } = useFormat();
  const [refusal, setRefusal] = useState<Refusal>();
  // An amendment of the order is a different form, with its own draft.
  const draft = useInLanguage(useDraft(row, ways(locale), `acknowledgement.${row.id}`), restate);
  const { lines, reference } = draft.value;
  const write = (next: readonly AcknowledgedLine[], tag?: string): void => draft.change({ lines: next }, tag);
  const give = (): void => {
    const data = acknowledgementOf(lines, reference, locale);
    const refused: Refusal | null = data
      ? propose({ kind: 'purchaseOrder', document: row.id, type: 'acknowledge', data }, { quiet: true })
      : { code: 'invalid' };
    if (refused) return setRefusal(refused);
    draft.saved();
    return onGiven();
  };
  return {
    draft,
    refusal,
    give: onceSettled('.ui-dialog', give),
    onCell: (id: string, cell: string, text: string): void =>
      write(
        lines.map((said) => (said.line.id === id ? withText(said, cell, text) : said)),
        `${id}.${cell}`,
      ),
    onPaste: (
      block: readonly (readonly string[])[],
      at: { readonly rowId: string | null; readonly columnId: string },
    ): void => {
      const corner = { line: lines.findIndex(({ line }) => line.id === at.rowId), column: at.columnId };
      write(withCells(lines, blockCells(block, corner, acknowledgedCells)));
    },
    everyDay: (day: string | null): void =>
      write(lines.map((said) => withText(said, 'promisedOn', day ?? ''))),
  };
}

/** Cells past the last line belong to no line of the order and are dropped. */
const withCells = (
  lines: readonly AcknowledgedLine[],
  cells: readonly BlockCell[],
): readonly AcknowledgedLine[] =>
  lines.map((said, index) =>
    cells
      .filter(({ line }) => line === index)
      .reduce((one, { column, text }) => withText(one, column, text), said),
  );

const withText = (said: AcknowledgedLine, cell: string, text: string): AcknowledgedLine => ({
  ...said,
  typed: { ...said.typed, [cell]: text },
});
