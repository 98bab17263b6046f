import type { ReasonList } from '#model/values/reasons.ts';
import { useReasonChoices } from '../document/use-reasons.ts';
import { BigButton } from './scan-buttons.tsx';

interface ReasonButtonsProps {
  readonly list: ReasonList;
  /** Names them in tests, together with the reason's code. */
  readonly testId: string;
  readonly isOff?: boolean;
  /** The code of a reason of the list that cannot be meant here. */
  readonly leavesOut?: string;
  readonly onReason: (reason: string) => void;
}

/** The reasons of a list; one press answers. Stands in `scan-reasons`. */
export function ReasonButtons({ list, testId, isOff = false, leavesOut, onReason }: ReasonButtonsProps) {
  const choices = useReasonChoices(list).filter(({ value }) => value !== leavesOut);
  return choices.map(({ value, label }) => (
    <BigButton key={value} testId={`${testId}-${value}`} isOff={isOff} onPress={() => onReason(value)}>
      {label}
    </BigButton>
  ));
}
