import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useReasonChoices } from '../document/use-reasons.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { OtherLotFound } from './pick-attempt.ts';
import type { PickTaking } from './use-pick-taking.ts';

interface OtherLotProps {
  readonly found: OtherLotFound;
  readonly onClose: () => void;
  readonly onReason: (reason: string) => void;
}

/** Takes the lot that was refused, once its reason is given; while it asks, nothing is scanned. */
export function useOtherLot({ takeOtherLot }: Pick<PickTaking, 'takeOtherLot'>) {
  const [found, ask] = useState<OtherLotFound | null>(null);
  const close = (): void => ask(null);
  const take = (reason: string): void => {
    if (found) takeOtherLot(found, reason);
    close();
  };
  return { ask, dialog: found && <OtherLotDialog found={found} onClose={close} onReason={take} /> };
}

/** Asks why another lot is taken than the one on the list; one press on a reason takes it. */
function OtherLotDialog({ found, onClose, onReason }: OtherLotProps) {
  const { t } = useLingui();
  const choices = useReasonChoices('otherLot');
  return (
    <Dialog open title={t`Take ${found.lot} instead: why?`} width="26rem" onClose={onClose}>
      <div className="pick-reasons">
        {choices.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            className="pick-big"
            data-testid={`other-lot-${value}`}
            onClick={() => onReason(value)}
          >
            {label}
          </button>
        ))}
        <p className="ui-soft">
          <Trans>The reason stays with the pick list, and the lot with the shipment.</Trans>
        </p>
      </div>
    </Dialog>
  );
}
