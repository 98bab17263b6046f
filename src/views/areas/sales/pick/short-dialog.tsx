import { Trans, useLingui } from '@lingui/react/macro';
import type { PickRowLine } from '#model/areas/sales/pick/pick.facts.ts';
import { leftOf } from '#model/stock/left-to-pick.ts';
import { UNIT } from '#model/values/money.ts';
import { QuantityStepper } from '#views/kit/scan-mode/quantity-stepper.tsx';
import { ScanProblem } from '#views/kit/scan-mode/quantity-taker.tsx';
import { ReasonButtons } from '#views/kit/scan-mode/reason-buttons.tsx';
import { useTypedQuantity } from '#views/kit/scan-mode/use-typed-quantity.ts';
import { Dialog } from '#views/ui/dialog.tsx';
import { useFormat } from '#views/ui/use-format.ts';

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
  const least = typed < left ? 0 : Math.min(UNIT, left);
  const found = useTypedQuantity({ start: typed, least, most: left });
  const isWrong = found.problem !== undefined || found.quantity >= left;
  const inHand = format.quantity(line.picked + found.quantity);
  const missing = format.quantity(Math.max(0, left - found.quantity));
  return (
    <Dialog open title={t`${inHand} taken, ${missing} missing: why?`} width="26rem" onClose={onClose}>
      <div className="scan-reasons">
        <p>
          <Trans>How many more are here to take?</Trans>
        </p>
        <div className="scan-quantity">
          <QuantityStepper typed={found} label={t`To take here`} problemId={PROBLEM} />
        </div>
        {isWrong && (
          <ScanProblem
            id={PROBLEM}
            text={found.problem ?? t`Then nothing is missing. Close this and take them.`}
          />
        )}
        <ReasonButtons
          list="shortPick"
          testId="short"
          isOff={isWrong}
          onReason={(reason) => onReason(found.quantity, reason)}
        />
        <p className="ui-soft">
          <Trans>
            Other bins are tried first; what none of them has goes back to the order. This bin is skipped
            until it is checked.
          </Trans>
        </p>
      </div>
    </Dialog>
  );
}
