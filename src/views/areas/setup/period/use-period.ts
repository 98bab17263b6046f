import { periodIn, spanIn, type Period, type Span } from '#model/values/period.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { useToday } from '#views/kit/document/use-today.ts';

/** The part of the address that holds the period. */
const PARAMETER = 'period';

export interface ChosenPeriod {
  /** Null: an own one. */
  readonly span: Span | null;
  readonly period: Period;
  /** A span, or two days as `2026-01-01..2026-03-31`. */
  readonly choose: (text: string) => void;
}

/** The period that the address asks for; Back returns to the one before. */
export function usePeriod(otherwise: Span): ChosenPeriod {
  const [query, setQuery] = useAddress();
  const today = useToday();
  const asked = query[PARAMETER];
  return {
    span: spanIn(asked, otherwise),
    period: periodIn(asked, otherwise, today),
    choose: (text) => setQuery({ [PARAMETER]: text === otherwise ? undefined : text }, { isStep: true }),
  };
}
