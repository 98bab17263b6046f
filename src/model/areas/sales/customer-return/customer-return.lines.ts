import { total } from '#model/lines/line-parts.ts';
import type {
  CustomerReturnLine,
  CustomerReturnRow,
  Grade,
  ReturnLineForm,
} from './customer-return.facts.ts';

/** Thousandths of a line that were announced and have not come. */
export const awaited = ({ quantity, received }: Pick<CustomerReturnLine, 'quantity' | 'received'>): number =>
  quantity - received;

/** Thousandths of a line that were graded. */
export const gradedOf = ({ grades }: Pick<CustomerReturnLine, 'grades'>): number =>
  total(grades, ({ quantity }) => quantity);

/** Thousandths of a line that were graded as one of these. */
export const gradedAs = ({ grades }: Pick<CustomerReturnLine, 'grades'>, wanted: readonly Grade[]): number =>
  total(grades, ({ grade, quantity }) => (wanted.includes(grade) ? quantity : 0));

/** Grades of goods that the customer is owed for: those sent back stay sold, those replaced are delivered again. */
export const credited: readonly Grade[] = ['restock', 'refurbish', 'scrap'];

/** Grades of goods that stay in quarantine. */
export const stayingThere: readonly Grade[] = ['replace'];

export const lineOf = (
  row: Pick<CustomerReturnRow, 'lines'> | undefined,
  id: string,
): CustomerReturnLine | undefined => row?.lines.find((line) => line.id === id);

/** A line as its form has it; what it had cost stays away from those who may not see costs. */
export function formLine(row: CustomerReturnLine): ReturnLineForm {
  const { received: _, cost: _cost, grades: _grades, ...line } = row;
  return { ...line, unitCost: line.unitCost ?? null };
}
