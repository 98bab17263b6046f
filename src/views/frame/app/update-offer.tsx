import { useSelector } from '@xstate/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#views/ui/button.tsx';
import { useApp } from '#views/navigation/app-context.tsx';
import './shell.css';

/** An unobtrusive offer to load a newer build. */
export function UpdateOffer() {
  const { t } = useLingui();
  const { update } = useApp();
  const isOffered = useSelector(update, (state) => state.hasTag('offered'));
  return (
    <div role="status">
      {isOffered && (
        <div className="app-update" data-testid="update-offer">
          <span>
            <Trans>A newer version is ready.</Trans>
          </span>
          <Button size="sm" variant="primary" onClick={() => update.send({ type: 'reload' })}>
            <Trans>Load it</Trans>
          </Button>
          <Button
            size="sm"
            variant="quiet"
            icon="x"
            label={t`Later`}
            onClick={() => update.send({ type: 'putOff' })}
          />
        </div>
      )}
    </div>
  );
}
