import { Trans, useLingui } from '@lingui/react/macro';
import { ReasonButtons } from '#views/kit/scan-mode/reason-buttons.tsx';
import { Dialog } from '#views/ui/dialog.tsx';

interface OverProps {
  readonly onClose: () => void;
  readonly onReason: (reason: string) => void;
}

/** Asks why more is received than the order allows; one press on a reason does it. [RCS3] */
export function OverDialog({ onClose, onReason }: OverProps) {
  const { t } = useLingui();
  return (
    <Dialog open title={t`Receive more than ordered: why?`} width="26rem" onClose={onClose}>
      <div className="scan-reasons">
        <ReasonButtons list="receiveOver" testId="over" onReason={onReason} />
        <p className="ui-soft">
          <Trans>The reason stays with the receipt.</Trans>
        </p>
      </div>
    </Dialog>
  );
}
