import { useState } from 'react';
import type { CustomerReturnRow, Grade } from '#model/areas/sales/customer-return/customer-return.facts.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { numberProblem } from '#views/ui/number-problem.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { gradingOf, partsOf, withSplit, type DraftPart } from './grade-draft.ts';

export interface GradeProps {
  readonly row: CustomerReturnRow;
  readonly onClose: () => void;
}

export type GradeWork = ReturnType<typeof useGrading>;

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
    text === '' ? undefined : numberProblem(text, { digits: 3 }, format.locale);
  const write = (id: string, over: Partial<DraftPart>): void =>
    setParts(parts.map((part) => (part.id === id ? { ...part, ...over } : part)));
  const give = (): void => {
    if (parts.some((part) => problemOf(part) !== undefined)) return setRefusal({ code: 'invalid' });
    const data = gradingOf(row, parts, ({ text }) => format.read(text, 3) ?? 0);
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
