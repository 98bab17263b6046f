import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import type { TableName } from '#model/engine/rows.ts';
import { useFieldSentence } from '#views/kit/document/refusal-sentence.ts';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useReasonChoices } from '#views/kit/document/use-reasons.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { Field } from '#views/ui/field.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { LineTable } from '#views/ui/line-table.tsx';
import { Select } from '#views/ui/select.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { CorrectionDifference } from './correction-difference.tsx';
import { useFigures, type Figure, type FigureOf } from './corrected-figures.ts';

interface Line {
  readonly id: string;
  readonly product: string;
}

export interface CorrectProps<L extends Line> {
  readonly kind: TableName;
  readonly document: string;
  readonly lines: readonly L[];
  readonly figures: readonly Figure<L>[];
  /** What tells lines of the same product apart. */
  readonly beside?: readonly LineColumn<L>[];
  /** What the command is given, but for its reason. */
  readonly dataOf: (figureOf: FigureOf<L>) => object;
  readonly onClose: () => void;
}

/** Asks what lines of a posted document should have said and why, and shows what that changes before it is given. [CRX1] */
export function CorrectDialog<L extends Line>(props: CorrectProps<L>) {
  const { t } = useLingui();
  const { lines, figures, onClose } = props;
  const typing = useFigures(figures);
  const { reason, setReason, lacksReason, refusal, give, data } = useCorrecting(props, typing);
  return (
    <GiveDialog title={t`Correct`} width="56rem" testId="give-correction" onClose={onClose} onGive={give}>
      <div className="ui-stack">
        <p className="ui-soft">
          <Trans>
            What was posted is reversed and posted again in one act, today, under the same number.
          </Trans>
        </p>
        <RefusalNotice kind={props.kind} refusal={refusal} />
        <LineTable<L>
          label={t`Lines`}
          rows={lines}
          rowId={(line) => line.id}
          onCell={typing.type}
          columns={useColumns(props, typing)}
        />
        <Field label={t`Reason`} required error={lacksReason ? t`Choose a reason.` : undefined}>
          <Select<string> value={reason} options={useReasonChoices('reverse')} onChange={setReason} />
        </Field>
        {typing.isTouched && data !== null && (
          <CorrectionDifference kind={props.kind} document={props.document} data={data} />
        )}
      </div>
    </GiveDialog>
  );
}

type Typing<L extends Line> = ReturnType<typeof useFigures<L>>;

/** What is given, and why it was refused; without data while a figure is not a number. */
function useCorrecting<L extends Line>(
  { kind, document, lines, figures, dataOf, onClose }: CorrectProps<L>,
  { problemOf, figureOf }: Typing<L>,
) {
  const propose = usePropose();
  const [reason, setReason] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const isReadable = lines.every((line) => figures.every((one) => problemOf(line, one) === undefined));
  const data = isReadable ? dataOf(figureOf) : null;
  const give = (): void => {
    setTried(true);
    if (data === null) return setRefusal({ code: 'invalid' });
    if (reason === null) return;
    const draft = { kind, document, type: 'correct', data: { ...data, reason } };
    const why = propose(draft, { quiet: true });
    setRefusal(why);
    if (why === null) onClose();
  };
  return { reason, setReason, lacksReason: tried && reason === null, refusal, give, data };
}

/** Each figure as it was posted, and as it should have been. */
function useColumns<L extends Line>(
  { figures, beside = [] }: CorrectProps<L>,
  { textOf, problemOf }: Typing<L>,
): readonly LineColumn<L>[] {
  const { t } = useLingui();
  const format = useFormat();
  const { name } = useLineWords();
  const sentence = useFieldSentence();
  return [
    { id: 'product', header: t`Product`, wide: true, text: name },
    ...beside,
    ...figures.flatMap((figure): LineColumn<L>[] => {
      const { id, header, digits } = figure;
      return [
        { id: `${id}-posted`, header, align: 'end', text: (line) => format.decimal(figure.of(line), digits) },
        {
          id,
          header: t`${header}, corrected`,
          align: 'end',
          width: '9rem',
          editable: true,
          inputMode: 'decimal',
          text: (line) => textOf(line, figure),
          error: (line) => sentence(problemOf(line, figure)),
        },
      ];
    }),
  ];
}
