import { useState } from 'react';
import type { PricedLine } from '#model/lines/line-schemas.ts';
import { numberProblem } from '#views/ui/number-problem.ts';
import { useFormat } from '#views/ui/use-format.ts';

/** Quantities that are typed for lines of a quote, thousandths, as they are read in the reader's language. */
export function useTypedQuantities(start: Readonly<Record<string, number>>) {
  const format = useFormat();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(Object.entries(start).map(([line, quantity]) => [line, format.decimal(quantity, 3)])),
  );
  const textOf = ({ id }: Pick<PricedLine, 'id'>): string => typed[id] ?? '';
  return {
    textOf,
    type: (line: string, text: string): void => setTyped({ ...typed, [line]: text }),
    /** Nothing typed is none. */
    quantityOf: (line: Pick<PricedLine, 'id'>): number => format.read(textOf(line), 3) ?? 0,
    /** The code of what cannot be read. */
    problemOf: (line: Pick<PricedLine, 'id'>): string | undefined =>
      textOf(line) === '' ? undefined : numberProblem(textOf(line), { digits: 3 }, format.locale),
  };
}
