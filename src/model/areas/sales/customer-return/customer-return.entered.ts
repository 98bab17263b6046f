import { enteredIn } from '#model/lines/entered-lines.ts';
import type { CustomerReturnFact, ReturnLineForm } from './customer-return.facts.ts';
import { sourceName } from './customer-return.source.ts';

/** What names the line that its goods left with is no line of its own: other returns may bring back more of it. */
const own = enteredIn('lines', (line: ReturnLineForm) => line.id !== sourceName(line));
const exchanged = enteredIn('exchange');

/** The lines that facts bring into a return, and those of an order that will come of it. [LN5] */
export const returnLines = {
  created: own,
  updated: (data: CustomerReturnFact<'updated'>) => [...own(data), ...exchanged(data)],
  graded: ({ lines }: CustomerReturnFact<'graded'>) =>
    lines.flatMap(({ grades }, index) =>
      grades
        .filter(({ grade }) => grade === 'replace')
        .map(({ id }) => ({ id, field: `lines.${index}.grades` })),
    ),
};
