import type { ReasonList } from '#model/values/reasons.ts';
import { useReasonChoices } from '../document/use-reasons.ts';
import { BigButton } from './scan-buttons.tsx';

interface ReasonButtonsProps {
  readonly list: ReasonList;
  /** Names them in tests, together with the reason's code. */
  readonly testId: string;
  readonly isOff?: boolean;
  readonly onReason: (reason: string) => void;
}

/** The reasons of a list; one press answers. Stands in `scan-reasons`. */
export function ReasonButtons({ list, testId, isOff = false, onReason }: ReasonButtonsProps) {
  return useReasonChoices(list).map(({ value, label }) => (
    <BigButton key={value} testId={`${testId}-${value}`} isOff={isOff} onPress={() => onReason(value)}>
      {label}
    </BigButton>
  ));
}
