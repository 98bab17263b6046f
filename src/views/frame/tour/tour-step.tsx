import { useId } from 'react';
import { useSelector } from '@xstate/react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { TourActor } from '#machines/app/tour/tour.machine.ts';
import { leftOutBefore, nextStep, previousStep, tourSteps } from '#machines/app/tour/tour.rules.ts';
import { Button } from '#views/ui/button.tsx';
import { Kbd } from '#views/ui/kbd.tsx';
import { Spinner } from '#views/ui/spinner.tsx';
import { Spotlight } from '#views/ui/spotlight.tsx';
import { stepAt, tourOf } from './tour-step-at.ts';
import { TourArticle } from './tour-article.tsx';
import { tourTarget } from './tour-target.ts';
import { stepWords, tourWords } from './tour.messages.ts';

/** One step: its highlighted element and its text. */
export function TourStep({ tour }: { readonly tour: TourActor }) {
  const id = useId();
  const state = useSelector(tour, (snapshot) => snapshot);
  const step = stepAt(state.context.current, state.context.step);
  if (!step) return null;
  return (
    <Spotlight
      target={state.hasTag('seeking') ? null : tourTarget(tourSteps[step].target)}
      labelledBy={`${id}-title`}
      describedBy={`${id}-text ${id}-search`}
      onLost={() => tour.send({ type: 'lose' })}
      onKey={(key) => tour.send({ type: key })}
    >
      <div className="tour-card" data-tour-step={step}>
        <StepHead tour={tour} />
        <StepText id={id} tour={tour} />
        <TourArticle tour={tourOf(state.context.current) ?? null} />
        <StepActions id={id} tour={tour} />
      </div>
    </Spotlight>
  );
}

function StepHead({ tour }: { readonly tour: TourActor }) {
  const { t, i18n } = useLingui();
  const { current, step, total } = useSelector(tour, ({ context }) => context);
  const name = tourOf(current);
  const place = step + 1;
  return (
    <>
      <div className="tour-card-head">
        <span>
          {name && i18n._(tourWords[name].name)} ·{' '}
          <Trans>
            Step {place} of {total}
          </Trans>
        </span>
        <Button
          variant="quiet"
          size="sm"
          icon="x"
          label={t`End the tour`}
          data-testid="tour-cancel"
          onClick={() => tour.send({ type: 'cancel' })}
        />
      </div>
      <div className="tour-progress" aria-hidden>
        <span style={{ inlineSize: `${(place / Math.max(total, 1)) * 100}%` }} />
      </div>
    </>
  );
}

interface StepPartProps {
  readonly id: string;
  readonly tour: TourActor;
}

/** Title and text, read out whenever they change. */
function StepText({ id, tour }: StepPartProps) {
  const { t, i18n } = useLingui();
  const context = useSelector(tour, (snapshot) => snapshot.context);
  const step = stepAt(context.current, context.step);
  const leftOut = leftOutBefore(context);
  if (!step) return null;
  return (
    <div className="tour-card-text" aria-live="polite">
      <h2 id={`${id}-title`}>{i18n._(stepWords[step].title)}</h2>
      <div id={`${id}-text`}>
        <p>{i18n._(stepWords[step].text)}</p>
        {leftOut > 0 && (
          <p className="tour-left-out" data-testid="tour-left-out">
            {t`${plural(leftOut, {
              one: '# step was left out: what it shows is not on your page.',
              other: '# steps were left out: what they show is not on your page.',
            })}`}
          </p>
        )}
      </div>
    </div>
  );
}

function StepActions({ id, tour }: StepPartProps) {
  const { t } = useLingui();
  const isSeeking = useSelector(tour, (snapshot) => snapshot.hasTag('seeking'));
  return (
    <div className="tour-card-actions">
      <Button variant="quiet" size="sm" data-testid="tour-skip" onClick={() => tour.send({ type: 'skip' })}>
        <Trans>Skip the tour</Trans>
      </Button>
      <Button
        variant="quiet"
        size="sm"
        icon="pause"
        label={t`Pause the tour`}
        data-testid="tour-pause"
        onClick={() => tour.send({ type: 'pause' })}
      />
      <KeysOrSearch id={`${id}-search`} isSeeking={isSeeking} />
      <BackAndNext tour={tour} isSeeking={isSeeking} />
    </div>
  );
}

interface BackAndNextProps {
  readonly tour: TourActor;
  readonly isSeeking: boolean;
}

/** Disabled until the step's element is found: the sign next to them says so. */
function BackAndNext({ tour, isSeeking }: BackAndNextProps) {
  const { t } = useLingui();
  const context = useSelector(tour, (snapshot) => snapshot.context);
  const isFirst = previousStep(context) === null;
  const isLast = nextStep(context) === null;
  return (
    <>
      <Button
        size="sm"
        data-testid="tour-back"
        disabled={isSeeking}
        disabledReason={isFirst && !isSeeking ? t`This is the first step` : undefined}
        onClick={() => tour.send({ type: 'back' })}
      >
        <Trans>Back</Trans>
      </Button>
      <Button
        size="sm"
        variant="primary"
        data-testid="tour-next"
        disabled={isSeeking}
        onClick={() => tour.send({ type: isLast ? 'complete' : 'next' })}
      >
        {isLast ? <Trans>Finish</Trans> : <Trans>Next</Trans>}
      </Button>
    </>
  );
}

/** The keys for next and back; while neither works, that the element is being looked for. */
function KeysOrSearch({ id, isSeeking }: { readonly id: string; readonly isSeeking: boolean }) {
  return (
    <span className="tour-between">
      {!isSeeking && (
        <span className="tour-keys" aria-hidden>
          <Kbd>←</Kbd>
          <Kbd>→</Kbd>
        </span>
      )}
      <span id={id} role="status" className="tour-seeking" data-testid="tour-seeking">
        {isSeeking && (
          <>
            <Spinner />
            <Trans>Searching…</Trans>
          </>
        )}
      </span>
    </span>
  );
}
