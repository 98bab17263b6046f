import { useState } from 'react';
import { parseDecimal } from '#i18n/decimal.ts';
import { UNIT } from '#model/values/money.ts';
import { useFieldSentence } from '../document/refusal-sentence.ts';
import { numberProblem } from '../lines/number-problem.ts';
import { useFormat } from '../ui/use-format.ts';

/** A quantity that is typed or stepped, in thousandths. */
export interface TypedQuantity {
  readonly text: string;
  readonly quantity: number;
  /** What is wrong with the text. */
  readonly problem: string | undefined;
  /** The quantity if it is less than the whole, else nothing. */
  readonly short: number;
  readonly onText: (text: string) => void;
  readonly onStep: (by: 1 | -1) => void;
}

const DIGITS = 3;

/** @param whole thousandths; where it starts, unless `first` is given, and the most that steps lead to */
export function useTypedQuantity(whole: number, first = whole): TypedQuantity {
  const format = useFormat();
  const sentence = useFieldSentence();
  const [text, setText] = useState(format.decimal(first, DIGITS));
  const quantity = parseDecimal(text, DIGITS) ?? 0;
  const least = first < whole ? 0 : Math.min(UNIT, whole);
  return {
    text,
    quantity,
    problem: sentence(numberProblem(text, { digits: DIGITS, aboveZero: least > 0 })),
    short: quantity > 0 && quantity < whole ? quantity : 0,
    onText: setText,
    onStep: (by) => setText(format.decimal(Math.min(whole, Math.max(least, quantity + by * UNIT)), DIGITS)),
  };
}
