import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { parseDecimal } from '#i18n/decimal.ts';
import type { CustomerReturnRow, Grade } from '#model/customer-return/customer-return.facts.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { useModel } from '../document/model-context.tsx';
import { RefusalNotice } from '../document/refusal-notice.tsx';
import { usePropose } from '../document/use-propose.ts';
import { TakePictures } from '../file/take-pictures.tsx';
import { numberProblem } from '../lines/number-problem.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { LineTable } from '../ui/line-table.tsx';
import { useFormat } from '../ui/use-format.ts';
import { useGradeColumns } from './grade-columns.tsx';
import { gradingOf, partsOf, withSplit, type DraftPart } from './grade-draft.ts';

interface GradeProps {
  readonly row: CustomerReturnRow;
  readonly onClose: () => void;
}

/** What becomes of the goods that have come, in as many parts as it takes. [RT7] */
export function GradeDialog({ row, onClose }: GradeProps) {
  const { t } = useLingui();
  const grading = useGrading({ row, onClose });
  const columns = useGradeColumns(row, grading);
  return (
    <Dialog
      open
      title={t`Grade goods`}
      width="62rem"
      onClose={onClose}
      onSave={grading.give}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button variant="primary" data-testid="give-grade" onClick={grading.give}>
            {t`Save the grades`}
          </Button>
        </>
      }
    >
      <div className="ui-stack">
        <RefusalNotice kind="customerReturn" refusal={grading.refusal} />
        <LineTable<DraftPart>
          label={t`Goods that have come`}
          rows={grading.parts}
          rowId={(part) => part.id}
          onCell={(id, cell, text) => grading.write(id, cell === 'note' ? { note: text } : { text })}
          onDuplicate={grading.split}
          duplicateLabel={t`Grade a part of it differently`}
          onRemove={grading.remove}
          columns={columns}
          foot={
            <Button
              size="sm"
              variant="quiet"
              icon="checks"
              data-testid="restock-all"
              onClick={() => grading.all('restock')}
            >
              {t`Restock all`}
            </Button>
          }
        />
        <TakePictures kind="customerReturn" document={row.id} />
      </div>
    </Dialog>
  );
}

/** The parts as they are graded, and the command. */
export function useGrading({ row, onClose }: GradeProps) {
  const model = useModel();
  const propose = usePropose();
  const format = useFormat();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [parts, setParts] = useState(() =>
    partsOf(
      row,
      () => model.newId(),
      (quantity) => format.decimal(quantity, 3),
    ),
  );
  const problemOf = ({ text }: DraftPart): string | undefined =>
    text === '' ? undefined : numberProblem(text, { digits: 3 });
  const write = (id: string, over: Partial<DraftPart>): void =>
    setParts(parts.map((part) => (part.id === id ? { ...part, ...over } : part)));
  const give = (): void => {
    if (parts.some((part) => problemOf(part) !== undefined)) return setRefusal({ code: 'invalid' });
    const data = gradingOf(row, parts, ({ text }) => parseDecimal(text, 3) ?? 0);
    const why = propose({ kind: 'customerReturn', document: row.id, type: 'grade', data }, { quiet: true });
    setRefusal(why);
    if (why === null) onClose();
  };
  return {
    parts,
    refusal,
    problemOf,
    write,
    give,
    split: (id: string): void => setParts(withSplit(parts, id, model.newId())),
    /** One part of each line stays. */
    remove: (id: string): void => {
      const line = parts.find((part) => part.id === id)?.line;
      if (parts.filter((part) => part.line === line).length > 1)
        setParts(parts.filter((part) => part.id !== id));
    },
    all: (grade: Grade): void => setParts(parts.map((part) => ({ ...part, grade }))),
  };
}
