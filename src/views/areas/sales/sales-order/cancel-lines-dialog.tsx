import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SalesOrderLine, SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { partsOfWholes, wholeLines } from '#model/areas/sales/sales-order/sales-order.kits.ts';
import { unreleasedOf } from '#model/areas/sales/sales-order/sales-order.lines.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { DraftNotices, KeptBadge } from '#views/kit/document/draft-notices.tsx';
import { numberProblem } from '#views/ui/number-problem.ts';
import { useAllColumn } from '#views/kit/lines/use-all-column.tsx';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { useFieldSentence } from '#views/kit/document/refusal-sentence.ts';
import { useDraft, type Draft } from '#views/kit/document/use-draft.ts';
import { useInLanguage } from '#views/kit/document/use-in-language.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useReasonChoices } from '#views/kit/document/use-reasons.ts';
import { blockCells } from '#views/ui/block-cells.ts';
import { Field } from '#views/ui/field.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { LineTable } from '#views/ui/line-table.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Select } from '#views/ui/select.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';

/** The contents of the dialog, stored as a draft. */
interface Cancelling {
  readonly reason: string | null;
  /** The quantities to cancel as typed, by line id. */
  readonly typed: Readonly<Record<string, string>>;
  /** In which they are typed. */
  readonly language: string;
}

const ways = (language: string) => ({
  read: (): Cancelling => ({ reason: null, typed: {}, language }),
  same: (a: Cancelling, b: Cancelling): boolean => said(a) === said(b),
});
const restate = (value: Cancelling, say: (text: string) => string): Cancelling => ({
  ...value,
  typed: Object.fromEntries(Object.entries(value.typed).map(([line, text]) => [line, say(text)])),
});
const said = ({ reason, typed }: Cancelling): string =>
  JSON.stringify([reason, Object.entries(typed).filter(([, text]) => text !== '')]);

interface CancelLinesProps {
  readonly row: SalesOrderRow;
  readonly onClose: () => void;
}

/** Asks for the quantity to cancel on each line, and the reason. Goods on a pick list cannot be cancelled. */
export function CancelLinesDialog({ row, onClose }: CancelLinesProps) {
  const { t } = useLingui();
  const { locale } = useFormat();
  const draft = useInLanguage(useDraft(row, ways(locale), `cancelLines.${row.id}`), restate);
  const { problem, give } = useCancelling(row, draft, onClose);
  const nothing = openLines(row).length === 0 ? t`Everything is on pick lists or has shipped.` : undefined;
  return (
    <GiveDialog
      title={t`Cancel lines`}
      danger
      width="44rem"
      onClose={onClose}
      onGive={give}
      disabledReason={nothing}
      beside={<KeptBadge draft={draft} />}
    >
      {nothing === undefined ? (
        <div className="ui-stack">
          <p className="ui-soft">
            <Trans>Enter how much of each line to cancel. What is on a pick list stays.</Trans>
          </p>
          <DraftNotices draft={draft} />
          {problem && <Problem problem={problem} />}
          <CancelTable row={row} draft={draft} />
          <Reason draft={draft} />
        </div>
      ) : (
        <Notice>{nothing}</Notice>
      )}
    </GiveDialog>
  );
}

function Reason({ draft }: { readonly draft: Draft<Cancelling> }) {
  const { t } = useLingui();
  return (
    <Field label={t`Reason`} required>
      <Select<string>
        value={draft.value.reason}
        options={useReasonChoices('cancel')}
        onChange={(reason) => draft.change({ reason })}
      />
    </Field>
  );
}

function Problem({ problem }: { readonly problem: string | Refusal }) {
  if (typeof problem === 'string') return <Notice tone="danger">{problem}</Notice>;
  return <RefusalNotice kind="salesOrder" refusal={problem} />;
}

/** Sends the cancellation, and reports what is wrong with it. */
function useCancelling(row: SalesOrderRow, draft: Draft<Cancelling>, onClose: () => void) {
  const { t } = useLingui();
  const [problem, setProblem] = useState<string | Refusal>();
  const format = useFormat();
  const propose = usePropose();
  const give = (): void => {
    const { reason } = draft.value;
    // Lines released to picking in the meantime cannot be cancelled.
    const open = openLines(row).map(({ id }) => [id, draft.value.typed[id] ?? ''] as const);
    const lines = open.map(([line, text]) => ({
      line,
      quantity: format.read(text, 3) ?? 0,
    }));
    const wanted = lines.filter((part) => part.quantity > 0);
    if (open.some(([, text]) => problemOf(text, format.locale) !== undefined))
      return setProblem({ code: 'invalid' });
    if (reason === null) return setProblem(t`Choose a reason.`);
    const data = { reason, lines: partsOfWholes(row.lines, wanted, unreleasedOf) };
    const refusal = propose(
      { kind: 'salesOrder', document: row.id, type: 'cancelLines', data },
      { quiet: true },
    );
    if (refusal) return setProblem(refusal);
    draft.startOver();
    onClose();
  };
  return { problem, give };
}

/** What may be cancelled of an order, line by line; kits as wholes, unless their parts may leave one by one. */
const openLines = ({ lines, kitsInParts }: SalesOrderRow): readonly SalesOrderLine[] =>
  wholeLines(lines, kitsInParts).filter((line) => unreleasedOf(line) > 0);

/** The error code of a quantity to cancel; empty means none. */
const problemOf = (text: string, locale: string): string | undefined =>
  text === '' ? undefined : numberProblem(text, { digits: 3 }, locale);

interface CancelTableProps {
  readonly row: SalesOrderRow;
  readonly draft: Draft<Cancelling>;
}

function CancelTable({ row, draft }: CancelTableProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { typed } = draft.value;
  const rows = openLines(row);
  return (
    <LineTable<SalesOrderLine>
      label={t`Lines`}
      rows={rows}
      rowId={(line) => line.id}
      onCell={(line, _, text) => draft.change({ typed: { ...typed, [line]: text } }, line)}
      onPaste={(block, { rowId }) => draft.change({ typed: { ...typed, ...pasted(block, rowId, rows) } })}
      onUndo={draft.undo}
      onRedo={draft.redo}
      columns={useColumns(typed, (line) =>
        draft.change({ typed: { ...typed, [line.id]: format.decimal(unreleasedOf(line), 3) } }, line.id),
      )}
    />
  );
}

function useColumns(
  typed: Cancelling['typed'],
  onAll: (line: SalesOrderLine) => void,
): readonly LineColumn<SalesOrderLine>[] {
  const { t } = useLingui();
  const format = useFormat();
  const { sku, name } = useLineWords();
  const all = useAllColumn({ name, onAll });
  const sentence = useFieldSentence();
  return [
    {
      id: 'sku',
      header: t`SKU`,
      wide: true,
      text: sku,
    },
    { id: 'ordered', header: t`Ordered`, align: 'end', text: (line) => format.quantity(line.quantity) },
    {
      id: 'most',
      header: t`On no pick list`,
      align: 'end',
      text: (line) => format.quantity(unreleasedOf(line)),
    },
    {
      id: 'cancel',
      header: t`To cancel`,
      align: 'end',
      width: '7rem',
      editable: true,
      inputMode: 'decimal',
      text: (line) => typed[line.id] ?? '',
      error: (line) => sentence(problemOf(typed[line.id] ?? '', format.locale)),
    },
    all,
  ];
}

/** Pastes a column of quantities from one line on; what goes beyond the last line is dropped. */
function pasted(
  block: Parameters<typeof blockCells>[0],
  from: string | null,
  rows: readonly SalesOrderLine[],
): Cancelling['typed'] {
  const corner = { line: rows.findIndex((line) => line.id === from), column: 'cancel' };
  if (corner.line < 0) return {};
  const cells = blockCells(block, corner, ['cancel']);
  return Object.fromEntries(cells.flatMap(({ line, text }) => (rows[line] ? [[rows[line].id, text]] : [])));
}
