import { Icon } from '#views/ui/icon.tsx';
import { useOnePress } from '#views/ui/one-press.tsx';
import { QuantityPad } from './quantity-pad.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';
import { BigButton } from './scan-buttons.tsx';
import type { TypedQuantity } from './use-typed-quantity.ts';

interface QuantityTakerProps {
  /** Unique on the page: the input refers to its problem by it. */
  readonly id: string;
  readonly typed: TypedQuantity;
  /** What the button says, with the quantity if it is right. */
  readonly label: string;
  readonly testId: string;
  /** With digits on the screen: for a quantity that is rarely the one that stands there. */
  readonly hasPad?: boolean;
  readonly onTake: (quantity: number) => void;
}

/** A quantity without scanning: it is stepped or typed, and taken with one press. None is not what is usually meant, so it does not stand out. */
export function QuantityTaker({ id, typed, label, testId, hasPad = false, onTake }: QuantityTakerProps) {
  const { quantity, problem } = typed;
  const isOff = problem !== undefined || typed.isBlank;
  const take = (): void => onTake(quantity);
  const { onEnter } = useOnePress(take, isOff);
  const problemId = `${id}-problem`;
  return (
    <div className="scan-quantity">
      <QuantityStepper typed={typed} problemId={problemId} onEnter={onEnter} />
      {hasPad && <QuantityPad typed={typed} />}
      <BigButton isPrimary={quantity > 0} isOff={isOff} testId={testId} onPress={take}>
        {label}
      </BigButton>
      {problem !== undefined && <ScanProblem id={problemId} text={problem} />}
    </div>
  );
}

/** What is wrong with a field, below it. */
export function ScanProblem({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <p className="scan-problem" data-tone="danger" id={id} role="alert">
      <Icon name="alert" size={18} />
      {text}
    </p>
  );
}
