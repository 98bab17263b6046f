import './tour.css';
import { useSelector } from '@xstate/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { TourActor } from '#machines/app/tour/tour.machine.ts';
import { ConfirmDialog } from '#views/ui/confirm-dialog.tsx';
import { TourPause } from './tour-pause.tsx';
import { TourPicker } from './tour-picker.tsx';
import { TourStep } from './tour-step.tsx';

interface TourPartsProps {
  readonly tour: TourActor;
  /** The path of the page, below the language. */
  readonly path: string;
}

/** What the tour shows: the picker, a step, the confirmation before it stops, or that it is paused. */
export function TourParts({ tour, path }: TourPartsProps) {
  const { t } = useLingui();
  const state = useSelector(tour, (snapshot) => snapshot);
  return (
    <>
      <TourPicker tour={tour} path={path} />
      {state.hasTag('running') && !state.hasTag('asking') && <TourStep tour={tour} />}
      {state.hasTag('paused') && <TourPause tour={tour} />}
      <ConfirmDialog
        open={state.hasTag('asking')}
        title={t`Are you sure you want to stop the tour?`}
        confirmLabel={t`Stop the tour`}
        onConfirm={() => tour.send({ type: 'confirm' })}
        onClose={() => tour.send({ type: 'stay' })}
      >
        <Trans>It won't count as completed.</Trans>
      </ConfirmDialog>
    </>
  );
}
