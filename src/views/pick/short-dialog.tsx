import { Trans, useLingui } from '@lingui/react/macro';
import type { PickRowLine } from '#model/pick/pick.facts.ts';
import { leftOf } from '#model/pick/pick.rules.ts';
import { reasons } from '#model/values/reasons.ts';
import { reasonWords } from '../document/reason.messages.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useFormat } from '../ui/use-format.ts';

interface ShortDialogProps {
  readonly line: PickRowLine;
  readonly onClose: () => void;
  readonly onReason: (reason: string) => void;
}

/** Asks why the rest of a line is missing; one press answers and moves on. */
export function ShortDialog({ line, onClose, onReason }: ShortDialogProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const missing = format.quantity(leftOf(line));
  return (
    <Dialog open title={t`${missing} missing: why?`} width="26rem" onClose={onClose}>
      <div className="pick-reasons">
        {reasons.shortPick.map((code) => (
          <button
            key={code}
            type="button"
            className="pick-big"
            data-testid={`short-${code}`}
            onClick={() => onReason(code)}
          >
            {i18n._(reasonWords[code])}
          </button>
        ))}
        <p className="ui-soft">
          <Trans>Other bins are tried first; what none of them has goes back to the order.</Trans>
        </p>
      </div>
    </Dialog>
  );
}
