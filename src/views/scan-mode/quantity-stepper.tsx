import { useLingui } from '@lingui/react/macro';
import { Icon } from '../ui/icon.tsx';
import type { TypedQuantity } from './use-typed-quantity.ts';

interface QuantityStepperProps {
  readonly typed: TypedQuantity;
  /** By default "Quantity". */
  readonly label?: string;
  /** The id of the message that says what is wrong. */
  readonly problemId: string;
  readonly onEnter?: () => void;
}

/** A quantity with a large button on either side. */
export function QuantityStepper({ typed, label, problemId, onEnter }: QuantityStepperProps) {
  const { t } = useLingui();
  const isWrong = typed.problem !== undefined;
  return (
    <>
      <button type="button" className="scan-button" onClick={() => typed.onStep(-1)}>
        <Icon name="minus" size={22} label={t`One less`} />
      </button>
      <input
        inputMode="decimal"
        aria-label={label ?? t`Quantity`}
        value={typed.text}
        onFocus={(event) => event.target.select()}
        onChange={(event) => typed.onText(event.target.value)}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? problemId : undefined}
        onKeyDown={(event) => event.key === 'Enter' && onEnter?.()}
      />
      <button type="button" className="scan-button" onClick={() => typed.onStep(1)}>
        <Icon name="plus" size={22} label={t`One more`} />
      </button>
    </>
  );
}
