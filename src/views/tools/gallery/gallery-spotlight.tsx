import { useId, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#views/ui/button.tsx';
import { Spotlight } from '#views/ui/spotlight.tsx';
import type { SpotlightKey } from '#views/ui/spotlight-key.ts';
import { Stat } from '#views/ui/stat.tsx';
import { Specimen } from './gallery-frame.tsx';

/** Highlights two figures one after the other, with the rest of the page dimmed. */
export function GallerySpotlight() {
  const { t } = useLingui();
  const [step, setStep] = useState<number | null>(null);
  const [figures, setFigures] = useState<readonly HTMLElement[]>([]);
  const move = (key: SpotlightKey): void =>
    setStep((at) => (key === 'exit' || at === null ? null : key === 'next' ? 1 : 0));
  return (
    <Specimen name={t`One thing in the light`} id="spotlight" wide>
      <Button icon="map" onClick={() => setStep(0)}>
        <Trans>Show me round</Trans>
      </Button>
      <div
        className="gallery-figures"
        ref={(row) => setFigures((before) => (row && before.length === 0 ? figuresIn(row) : before))}
      >
        <Stat label={t`Late orders`} figure="12" />
        <Stat label={t`On hand`} figure="2 400" unit={t`pcs`} />
      </div>
      {step !== null && <Step step={step} target={figures[step] ?? null} onMove={move} />}
    </Specimen>
  );
}

const figuresIn = (row: HTMLElement): readonly HTMLElement[] =>
  [...row.children].filter((child) => child instanceof HTMLElement);

interface StepProps {
  readonly step: number;
  readonly target: HTMLElement | null;
  readonly onMove: (key: SpotlightKey) => void;
}

function Step({ step, target, onMove }: StepProps) {
  const { t } = useLingui();
  const id = useId();
  const isFirst = step === 0;
  return (
    <Spotlight
      target={target}
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      onLost={() => onMove('exit')}
      onKey={onMove}
    >
      <div className="gallery-card">
        <h3 id={`${id}-title`}>{isFirst ? t`Late orders` : t`On hand`}</h3>
        <p id={`${id}-text`}>
          {isFirst ? t`What should have been shipped by now.` : t`What lies in the warehouse.`}
        </p>
        <div className="gallery-card-foot">
          <Button size="sm" variant="quiet" onClick={() => onMove('exit')}>
            <Trans>Not now</Trans>
          </Button>
          <Button size="sm" variant="primary" onClick={() => onMove(isFirst ? 'next' : 'exit')}>
            {isFirst ? <Trans>Next</Trans> : <Trans>Done</Trans>}
          </Button>
        </div>
      </div>
    </Spotlight>
  );
}
