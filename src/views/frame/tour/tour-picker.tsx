import { useSelector } from '@xstate/react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { TourActor } from '#machines/app/tour/tour.machine.ts';
import { minutesOf, tours, type TourId } from '#machines/app/tour/tour.rules.ts';
import { Badge } from '#views/ui/badge.tsx';
import { Button } from '#views/ui/button.tsx';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { ChoiceCards } from '#views/ui/choice-cards.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { TourArticle } from './tour-article.tsx';
import { tourWords } from './tour.messages.ts';

const WIDTH = '43.75rem';
const ids = Object.keys(tours) as TourId[]; // the keys of a record by tour

interface TourPickerProps {
  readonly tour: TourActor;
  /** The path of the current page, below the language. */
  readonly path: string;
}

/** Offers the tours; closed by its X, by Cancel or by starting one, not by a press outside. */
export function TourPicker({ tour, path }: TourPickerProps) {
  const { t } = useLingui();
  const state = useSelector(tour, (snapshot) => snapshot);
  return (
    <Dialog
      open={state.hasTag('choosing')}
      title={t`Take a tour`}
      width={WIDTH}
      dismissable={false}
      onClose={() => tour.send({ type: 'close' })}
      actions={<PickerActions tour={tour} path={path} />}
    >
      <div className="tour-picker">
        <p className="ui-soft">
          <Trans>A tour shows you around on the real pages. You can leave it at any time.</Trans>
        </p>
        <TourChoices tour={tour} />
        <TourArticle tour={state.context.picked} />
        <div className="tour-picker-foot">
          <Checkbox
            label={t`Don't show this again`}
            checked={state.hasTag('ticked')}
            onChange={(on) => tour.send({ type: on ? 'tick' : 'untick' })}
          />
          {(state.context.completed.length > 0 || state.context.dontShowAgain) && (
            <Button
              variant="quiet"
              size="sm"
              icon="refresh"
              data-testid="tour-reset"
              onClick={() => tour.send({ type: 'reset' })}
            >
              <Trans>Forget my progress</Trans>
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function PickerActions({ tour, path }: TourPickerProps) {
  const { t } = useLingui();
  const isChosen = useSelector(tour, ({ context }) => context.picked !== null);
  return (
    <>
      <Button data-testid="tour-cancel" onClick={() => tour.send({ type: 'cancel' })}>
        <Trans>Cancel</Trans>
      </Button>
      <Button
        variant="primary"
        icon="play"
        data-testid="tour-start"
        disabledReason={isChosen ? undefined : t`Choose a tour first`}
        onClick={() => tour.send({ type: 'start', path })}
      >
        <Trans>Start</Trans>
      </Button>
    </>
  );
}

function TourChoices({ tour }: { readonly tour: TourActor }) {
  const { t, i18n } = useLingui();
  const { picked, completed } = useSelector(tour, ({ context }) => context);
  return (
    <ChoiceCards<TourId>
      label={t`Tours`}
      name="tour"
      value={ids.find((id) => id === picked) ?? null}
      onChange={(id) => tour.send({ type: 'pick', tour: id })}
      options={ids.map((id) => ({
        value: id,
        label: i18n._(tourWords[id].name),
        icon: tourWords[id].icon,
        hint: i18n._(tourWords[id].description),
        aside: <TourLength steps={tours[id].length} isCompleted={completed.includes(id)} />,
      }))}
    />
  );
}

function TourLength({ steps, isCompleted }: { readonly steps: number; readonly isCompleted: boolean }) {
  const { t } = useLingui();
  const minutes = minutesOf(steps);
  return (
    <span className="tour-length">
      {isCompleted && <Badge tone="success" icon="check">{t`Completed`}</Badge>}
      <span>{t`${plural(steps, { one: '# step', other: '# steps' })}`}</span>
      <span>{t`about ${minutes} min`}</span>
    </span>
  );
}
