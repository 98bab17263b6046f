import { UNIT } from '#model/values/money.ts';
import { useFieldSentence } from '../document/refusal-sentence.ts';
import { useTypedState } from '../document/use-in-language.ts';
import { numberProblem } from '#views/ui/number-problem.ts';
import { useFormat } from '#views/ui/use-format.ts';

/** A quantity that is typed or stepped, in thousandths. */
export interface TypedQuantity {
  readonly text: string;
  readonly quantity: number;
  /** Nothing was typed yet, and nothing is taken for granted. */
  readonly isBlank: boolean;
  /** What is wrong with the text. */
  readonly problem: string | undefined;
  readonly onText: (text: string) => void;
  readonly onStep: (by: 1 | -1) => void;
}

/** Thousandths. */
interface TypedRange {
  /** Null: nothing stands there. */
  readonly start: number | null;
  /** The least that steps lead to; where it is zero, zero may be typed. */
  readonly least: number;
  /** The most that steps lead to; more may be typed. */
  readonly most?: number;
}

const DIGITS = 3;

export function useTypedQuantity({ start, least, most = Infinity }: TypedRange): TypedQuantity {
  const format = useFormat();
  const sentence = useFieldSentence();
  const [text, setText] = useTypedState(start === null ? '' : format.decimal(start, DIGITS), (typed, say) =>
    say(typed),
  );
  const quantity = format.read(text, DIGITS) ?? 0;
  const isBlank = start === null && text === '';
  const problem = numberProblem(text, { digits: DIGITS, aboveZero: least > 0 }, format.locale);
  return {
    text,
    quantity,
    isBlank,
    problem: isBlank ? undefined : sentence(problem),
    onText: (typed) => setText(() => typed),
    onStep: (by) =>
      setText(() => format.decimal(Math.min(most, Math.max(least, quantity + by * UNIT)), DIGITS)),
  };
}
