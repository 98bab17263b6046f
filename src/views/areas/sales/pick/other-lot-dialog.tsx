import { Trans, useLingui } from '@lingui/react/macro';
import { ReasonButtons } from '#views/kit/scan-mode/reason-buttons.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import type { OtherLotFound } from './use-other-lot.ts';

interface OtherLotProps {
  readonly found: OtherLotFound;
  readonly onClose: () => void;
  readonly onReason: (reason: string) => void;
}

/** Asks why another lot is taken than the one on the list; one press on a reason takes it. */
export function OtherLotDialog({ found, onClose, onReason }: OtherLotProps) {
  const { t } = useLingui();
  return (
    <Dialog open title={t`Take ${found.lot} instead: why?`} width="26rem" onClose={onClose}>
      <div className="scan-reasons">
        <ReasonButtons list="otherLot" testId="other-lot" onReason={onReason} />
        <p className="ui-soft">
          <Trans>The reason stays with the pick list, and the lot with the shipment.</Trans>
        </p>
      </div>
    </Dialog>
  );
}
