import type { KeyboardEvent } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Icon } from '#views/ui/icon.tsx';
import { QuickButton } from './scan-buttons.tsx';
import type { TypedQuantity } from './use-typed-quantity.ts';

interface QuantityStepperProps {
  readonly typed: TypedQuantity;
  /** By default "Quantity". */
  readonly label?: string;
  /** The id of the message that says what is wrong. */
  readonly problemId: string;
  /** What Enter does. */
  readonly onEnter?: (event: KeyboardEvent) => void;
}

/** A quantity with a large button on either side. */
export function QuantityStepper({ typed, label, problemId, onEnter }: QuantityStepperProps) {
  const { t } = useLingui();
  const isWrong = typed.problem !== undefined;
  return (
    <>
      <QuickButton onPress={() => typed.onStep(-1)}>
        <Icon name="minus" size={22} label={t`One less`} />
      </QuickButton>
      <input
        inputMode="decimal"
        aria-label={label ?? t`Quantity`}
        value={typed.text}
        onFocus={(event) => event.target.select()}
        onChange={(event) => typed.onText(event.target.value)}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? problemId : undefined}
        onKeyDown={onEnter}
      />
      <QuickButton onPress={() => typed.onStep(1)}>
        <Icon name="plus" size={22} label={t`One more`} />
      </QuickButton>
    </>
  );
}
