import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { parseDecimal } from '#i18n/decimal.ts';
import type {
  CostCorrection,
  GoodsReceiptRow,
  ReceiptLine,
} from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { DraftNotices, KeptBadge } from '#views/kit/document/draft-notices.tsx';
import { useReasonChoices } from '#views/kit/document/use-reasons.ts';
import { useFieldSentence, useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useDraft, type Draft } from '#views/kit/document/use-draft.ts';
import { useInLanguage } from '#views/kit/document/use-in-language.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { Field } from '#views/ui/field.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { LineTable } from '#views/ui/line-table.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { numberProblem } from '#views/ui/number-problem.ts';
import { Select } from '#views/ui/select.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { CorrectionEffect } from './correction-effect.tsx';

/** Decimals of a unit cost. */
const DIGITS = 4;

/** The contents of the dialog, stored as a draft. */
interface Correcting {
  readonly reason: string | null;
  /** Costs as typed, by line id. */
  readonly typed: Readonly<Record<string, string>>;
  /** In which they are typed. */
  readonly language: string;
}

const ways = (language: string) => ({
  read: (): Correcting => ({ reason: null, typed: {}, language }),
  same: (a: Correcting, b: Correcting): boolean => said(a) === said(b),
});
const restate = (value: Correcting, say: (text: string) => string): Correcting => ({
  ...value,
  typed: Object.fromEntries(Object.entries(value.typed).map(([line, text]) => [line, say(text)])),
});
const said = ({ reason, typed }: Correcting): string =>
  JSON.stringify([reason, Object.entries(typed).filter(([, text]) => text !== '')]);

interface CorrectCostProps {
  readonly row: GoodsReceiptRow;
  readonly onClose: () => void;
}

/** Asks what lines of a posted receipt really cost and why, and shows what that changes before it is posted. */
export function CorrectCostDialog({ row, onClose }: CorrectCostProps) {
  const { t } = useLingui();
  const { locale } = useFormat();
  const draft = useInLanguage(useDraft(row, ways(locale), `correctCost.${row.id}`), restate);
  const { problem, give } = useCorrecting(row, draft, onClose);
  return (
    <GiveDialog
      title={t`Correct cost`}
      width="52rem"
      onClose={onClose}
      beside={<KeptBadge draft={draft} />}
      onGive={give}
    >
      <div className="ui-stack">
        <p className="ui-soft">
          <Trans>
            Enter what a unit really cost. The difference is posted today: to stock for the goods that are
            still there, to expenses for the rest.
          </Trans>
        </p>
        <DraftNotices draft={draft} />
        {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
        <Costs row={row} draft={draft} />
        <Reason draft={draft} />
        <CorrectionEffect row={row} lines={costsIn(row, draft.value.typed, locale) ?? []} />
      </div>
    </GiveDialog>
  );
}

function Costs({ row, draft }: Pick<CorrectCostProps, 'row'> & { readonly draft: Draft<Correcting> }) {
  const { t } = useLingui();
  const { typed } = draft.value;
  return (
    <LineTable<ReceiptLine>
      label={t`Lines`}
      rows={row.lines}
      rowId={(line) => line.id}
      onCell={(line, _, text) => draft.change({ typed: { ...typed, [line]: text } }, line)}
      onUndo={draft.undo}
      onRedo={draft.redo}
      columns={useColumns(typed)}
    />
  );
}

function Reason({ draft }: { readonly draft: Draft<Correcting> }) {
  const { t } = useLingui();
  return (
    <Field label={t`Reason`} required>
      <Select<string>
        value={draft.value.reason}
        options={useReasonChoices('correct')}
        onChange={(reason) => draft.change({ reason })}
      />
    </Field>
  );
}

/** Sends the correction, and reports what is wrong with it. */
function useCorrecting(row: GoodsReceiptRow, draft: Draft<Correcting>, onClose: () => void) {
  const { t } = useLingui();
  const [problem, setProblem] = useState<string>();
  const { locale } = useFormat();
  const propose = usePropose();
  const sentence = useRefusalSentence();
  const give = (): void => {
    const { reason, typed } = draft.value;
    const lines = costsIn(row, typed, locale);
    if (lines === null) return setProblem(sentence({ code: 'invalid' }));
    if (lines.length === 0) return setProblem(sentence({ code: 'sameCost' }));
    if (reason === null) return setProblem(t`Choose a reason.`);
    const refusal = propose(
      { kind: 'goodsReceipt', document: row.id, type: 'correctCost', data: { reason, lines } },
      { quiet: true },
    );
    if (refusal) return setProblem(sentence(refusal));
    draft.startOver();
    onClose();
  };
  return { problem, give };
}

/** The costs of the receipt's lines as typed in a language; null if one is no cost. */
function costsIn(
  row: GoodsReceiptRow,
  typed: Correcting['typed'],
  locale: string,
): CostCorrection['lines'] | null {
  const told = row.lines.filter(({ id }) => (typed[id] ?? '') !== '');
  if (told.some(({ id }) => problemOf(typed[id] ?? '', locale) !== undefined)) return null;
  return told.map(({ id }) => ({ line: id, unitCost: parseDecimal(typed[id] ?? '', DIGITS, locale) ?? 0 }));
}

/** The error code of a typed cost; an empty cell leaves the cost as it is. */
const problemOf = (text: string, locale: string): string | undefined =>
  text === '' ? undefined : numberProblem(text, { digits: DIGITS }, locale);

function useColumns(typed: Correcting['typed']): readonly LineColumn<ReceiptLine>[] {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = useCompany();
  const { name, quantity } = useLineWords();
  const sentence = useFieldSentence();
  return [
    { id: 'product', header: t`Product`, wide: true, text: name },
    {
      id: 'received',
      header: t`Received`,
      align: 'end',
      text: (line) => quantity(line, line.quantity + line.rejected),
    },
    {
      id: 'cost',
      header: t`Unit cost`,
      align: 'end',
      text: ({ unitCost }) => format.unitPrice(unitCost ?? 0, currency),
    },
    {
      id: 'really',
      header: t`Real unit cost`,
      align: 'end',
      width: '9rem',
      editable: true,
      inputMode: 'decimal',
      text: (line) => typed[line.id] ?? '',
      error: (line) => sentence(problemOf(typed[line.id] ?? '', format.locale)),
    },
  ];
}
