import { all } from '#model/engine/chart.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import type { Reader } from '#model/engine/reader.ts';
import { firstRefused, repetition, skuOf } from '#model/lines/line-rules.ts';
import { partIsWhole } from '#model/areas/products/product/product.quantities.ts';
import { reasonOf } from '#model/areas/setup/reason/reason.rules.ts';
import type { CustomerReturnLine, CustomerReturnRow, Graded, Grading } from './customer-return.facts.ts';
import { exchangeIsAgreed, exchangeStillFitsCredit } from './customer-return.exchange.ts';
import { gradedAs, gradedOf, lineOf, stayingThere } from './customer-return.lines.ts';
import { liesInQuarantine, todayIsOpen, type ReturnRule } from './customer-return.rules.ts';

/** [RT42] It says of some goods what becomes of them, or takes back what was said. */
const saysSomething: ReturnRule<Grading> = ({ row }, data) => {
  if (!row || !data) return null;
  const isSilent = ({ grades }: { readonly grades: readonly unknown[] }): boolean => grades.length === 0;
  return data.lines.every(isSilent) && row.lines.every(isSilent) ? { code: 'nothingGraded' } : null;
};

/** [RT7] What has come of a line is graded, in parts that are whole and have their place in the warehouse. */
const partsAreSound: ReturnRule<Grading> = ({ view, row }, data) => {
  if (!row || !data) return null;
  const repeats = repetition();
  return firstRefused(data.lines, ({ line: id, grades }) => {
    const line = lineOf(row, id);
    if (!line) return onField('unknownLine', 'line');
    if (repeats(id)) return onField('lineTwice', 'line');
    const most = line.received;
    const wanted = gradedOf({ grades });
    if (wanted > most)
      return onField('gradedMoreThanCame', 'grades', { sku: skuOf(view, line), most, wanted });
    return (
      grades
        .map((part) => partProblem(view, row, line, part) ?? idProblem(row, line, part, repeats))
        .find((refusal) => refusal !== null) ?? null
    );
  });
};

export const mayGrade: ReturnRule<Grading> = all<CustomerReturnRow, Grading>(saysSomething, partsAreSound);

/** Ids of graded parts become those of lines of the order. */
function idProblem(
  row: CustomerReturnRow,
  line: CustomerReturnLine,
  { id }: Graded,
  repeats: (id: string) => boolean,
): Refusal | null {
  const isElsewhere = row.lines.some((one) => one !== line && one.grades.some((part) => part.id === id));
  return repeats(id) || isElsewhere ? onField('lineTaken', 'grades') : null;
}

function partProblem(
  view: Reader,
  row: CustomerReturnRow,
  line: CustomerReturnLine,
  { grade, quantity, location }: Graded,
): Refusal | null {
  if (grade === 'replace' && line.orderLine === null)
    return onField('nothingToReplace', 'grades', { sku: skuOf(view, line) });
  if (location !== null) {
    if (!isPutAway(grade)) return onField('placeNotAsked', 'grades');
    const place = view.get('location', location);
    if (place?.warehouse !== row.warehouse) return onField('unknownLocation', 'grades');
    if (place.state !== 'active') return onField('locationNotActive', 'grades');
  }
  return partIsWhole(view, line, quantity, line.received);
}

/** Whether goods of a grade are put in a place. */
export const isPutAway = (grade: Graded['grade']): boolean => grade === 'restock' || grade === 'refurbish';

/** [RT7] All that has come is graded by it. */
export const gradesTheRest: ReturnRule<Grading> = ({ view, row }, data) => {
  if (!row) return null;
  return firstRefused(row.lines, (line) => {
    const grades = data?.lines.find((one) => one.line === line.id)?.grades ?? line.grades;
    const left = line.received - gradedOf({ grades });
    return left === 0 ? null : { code: 'notAllGraded', params: { sku: skuOf(view, line), left } };
  });
};

/** [RT7] A reason may ask for a picture. */
const picturesAreThere: ReturnRule<object> = ({ view, row, id }) => {
  if (!row) return null;
  const files = view.get('file', id)?.entries ?? [];
  const pictures = new Set(
    files
      .filter(({ type, removedAt }) => removedAt === null && type.startsWith('image/'))
      .map((file) => file.id),
  );
  return firstRefused(row.lines, (line) => {
    const isAsked = line.reason !== null && reasonOf(view, 'return', line.reason)?.photo === true;
    const isThere = line.grades.every(({ photo }) => photo !== null && pictures.has(photo));
    return isAsked && !isThere ? onField('photoMissing', 'grades', { sku: skuOf(view, line) }) : null;
  });
};

/** Thousandths of a line that posting takes out of quarantine. [RT8] */
const leaving = (line: CustomerReturnLine): number => gradedOf(line) - gradedAs(line, stayingThere);

export const mayBePosted: ReturnRule<object> = all<CustomerReturnRow, object>(
  picturesAreThere,
  liesInQuarantine(leaving),
  todayIsOpen,
  exchangeIsAgreed,
  exchangeStillFitsCredit,
);
