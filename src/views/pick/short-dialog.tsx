import { Trans, useLingui } from '@lingui/react/macro';
import type { PickRowLine } from '#model/pick/pick.facts.ts';
import { leftOf } from '#model/pick/pick.rules.ts';
import { useReasonChoices } from '../document/use-reasons.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useFormat } from '../ui/use-format.ts';
import { QuantityStepper } from './quantity-stepper.tsx';
import { useTypedQuantity } from './use-typed-quantity.ts';

interface ShortDialogProps {
  readonly line: PickRowLine;
  /** Thousandths found here, as far as they were typed before. */
  readonly typed: number;
  readonly onClose: () => void;
  readonly onReason: (found: number, reason: string) => void;
}

const PROBLEM = 'short-problem';

/** Asks how much of a line is here and why the rest is missing; one press on a reason answers and moves on. */
export function ShortDialog({ line, typed, onClose, onReason }: ShortDialogProps) {
  const { t } = useLingui();
  const format = useFormat();
  const left = leftOf(line);
  const found = useTypedQuantity(left, typed);
  const isAll = found.quantity >= left;
  const isWrong = found.problem !== undefined || isAll;
  const inHand = format.quantity(line.picked + found.quantity);
  const missing = format.quantity(Math.max(0, left - found.quantity));
  return (
    <Dialog open title={t`${inHand} taken, ${missing} missing: why?`} width="26rem" onClose={onClose}>
      <div className="pick-reasons">
        <p>
          <Trans>How many more are here to take?</Trans>
        </p>
        <div className="pick-quantity">
          <QuantityStepper typed={found} label={t`To take here`} problemId={PROBLEM} />
        </div>
        {isWrong && (
          <p className="pick-problem" data-tone="danger" id={PROBLEM} role="alert">
            {found.problem ?? t`Then nothing is missing. Close this and take them.`}
          </p>
        )}
        <Reasons isOff={isWrong} onReason={(reason) => onReason(found.quantity, reason)} />
        <p className="ui-soft">
          <Trans>
            Other bins are tried first; what none of them has goes back to the order. Nobody is sent here for
            it until somebody has looked.
          </Trans>
        </p>
      </div>
    </Dialog>
  );
}

interface ReasonsProps {
  readonly isOff: boolean;
  readonly onReason: (reason: string) => void;
}

function Reasons({ isOff, onReason }: ReasonsProps) {
  return useReasonChoices('shortPick').map(({ value: code, label }) => (
    <button
      key={code}
      type="button"
      className="pick-big"
      data-testid={`short-${code}`}
      aria-disabled={isOff}
      onClick={() => !isOff && onReason(code)}
    >
      {label}
    </button>
  ));
}
