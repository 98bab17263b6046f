import { useSelector } from '@xstate/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { TourActor } from '#machines/app/tour/tour.machine.ts';
import { Button } from '#views/ui/button.tsx';
import { Icon } from '#views/ui/icon.tsx';

/** Shown while the tour is paused: the page can be used until it is resumed. */
export function TourPause({ tour }: { readonly tour: TourActor }) {
  const { t } = useLingui();
  const { step, total } = useSelector(tour, ({ context }) => context);
  const place = step + 1;
  return (
    <aside className="tour-pause ui-no-print" aria-label={t`Tour`} data-testid="tour-paused">
      <Icon name="pause" />
      <span role="status">
        <Trans>
          Tour paused at step {place} of {total}
        </Trans>
      </span>
      <Button
        size="sm"
        variant="primary"
        data-testid="tour-resume"
        onClick={() => tour.send({ type: 'resume' })}
      >
        <Trans>Continue</Trans>
      </Button>
      <Button
        size="sm"
        variant="quiet"
        icon="x"
        label={t`End the tour`}
        data-testid="tour-cancel"
        onClick={() => tour.send({ type: 'cancel' })}
      />
    </aside>
  );
}
