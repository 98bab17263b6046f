import type {
  CustomerReturnLine,
  CustomerReturnRow,
  Grade,
  Graded,
  GradedPart,
  Grading,
} from '#model/areas/sales/customer-return/customer-return.facts.ts';

/** A part of a line that is being graded, as its quantity is typed. */
export interface DraftPart extends Omit<Graded, 'grade' | 'quantity'> {
  readonly line: string;
  readonly product: string;
  readonly lot?: string;
  readonly grade: Grade | null;
  readonly text: string;
}

/** What has come, line by line: as it was graded before, or not yet. */
export function partsOf(
  row: CustomerReturnRow,
  newId: () => string,
  textOf: (quantity: number) => string,
): DraftPart[] {
  return row.lines
    .filter(({ received }) => received > 0)
    .flatMap((line) => {
      const graded = line.grades.map((part) => draftPart(line, part, textOf(part.quantity)));
      return graded.length > 0 ? graded : [freshPart(line, newId(), textOf(line.received))];
    });
}

function draftPart(line: CustomerReturnLine, part: GradedPart, text: string): DraftPart {
  const { cost: _, quantity: _quantity, ...graded } = part;
  return { ...ofLine(line), ...graded, text };
}

const ofLine = ({ id, product, lot }: CustomerReturnLine) => ({
  line: id,
  product,
  ...(lot === undefined ? {} : { lot }),
});

const freshPart = (line: CustomerReturnLine, id: string, text: string): DraftPart => ({
  ...ofLine(line),
  id,
  grade: null,
  text,
  location: null,
  note: '',
  photo: null,
});

/** Parts with another one of the same line right below one, without a quantity yet. */
export const withSplit = (parts: readonly DraftPart[], id: string, newId: string): DraftPart[] =>
  parts.flatMap((part) =>
    part.id === id
      ? [part, { ...part, id: newId, text: '', grade: null, location: null, note: '', photo: null }]
      : [part],
  );

/** The parts that say what becomes of something, in the model's form. */
export function gradingOf(
  row: CustomerReturnRow,
  parts: readonly DraftPart[],
  quantityOf: (part: DraftPart) => number,
): Grading {
  const lines = row.lines.filter(({ received }) => received > 0);
  return {
    lines: lines.map(({ id }) => ({
      line: id,
      grades: parts.flatMap((part): Graded[] => {
        const { line, product: _, lot: _lot, text: _text, grade, ...rest } = part;
        const quantity = quantityOf(part);
        return line === id && grade !== null && quantity > 0 ? [{ ...rest, grade, quantity }] : [];
      }),
    })),
  };
}
