import { useState } from 'react';
import { numberProblem } from '#views/ui/number-problem.ts';
import { useFormat } from '#views/ui/use-format.ts';

/** A figure of a line that is typed anew: what was posted, in smallest units with so many decimals. */
export interface Figure<L> {
  readonly id: string;
  readonly header: string;
  readonly digits: number;
  /** What a line takes away may be below zero. */
  readonly signed?: boolean;
  readonly of: (line: L) => number;
}

/** What a line has of a figure now. */
export type FigureOf<L> = (line: L, figure: string) => number;

/** What is typed of each figure; as posted until something is. */
export function useFigures<L extends { readonly id: string }>(figures: readonly Figure<L>[]) {
  const format = useFormat();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const keyOf = (line: string, figure: string): string => `${line} ${figure}`;
  const textOf = (line: L, figure: Figure<L>): string =>
    typed[keyOf(line.id, figure.id)] ?? format.decimal(figure.of(line), figure.digits);
  const problemOf = (line: L, figure: Figure<L>): string | undefined => {
    const { digits, signed = false } = figure;
    const problem = numberProblem(textOf(line, figure), { digits }, format.locale);
    return problem === 'belowZero' && signed ? undefined : problem;
  };
  const figureOf: FigureOf<L> = (line, id) => {
    const figure = figures.find((one) => one.id === id);
    return figure ? (format.read(textOf(line, figure), figure.digits) ?? 0) : 0;
  };
  const type = (line: string, figure: string, text: string): void =>
    setTyped((before) => ({ ...before, [keyOf(line, figure)]: text }));
  return { textOf, problemOf, figureOf, type, isTouched: Object.keys(typed).length > 0 };
}
