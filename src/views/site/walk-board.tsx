import { useState } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAsync } from '../ui/use-async.ts';
import { OrderChart, useOrderWords } from './order-chart.tsx';
import { WalkLog } from './walk-log.tsx';
import type { WalkModel } from './walk-model.ts';
import type { Walked, WalkStep } from './walked-order.ts';

const steps: Readonly<Record<WalkStep, MessageDescriptor>> = {
  confirm: msg`Confirm`,
  hold: msg`Put on hold`,
  resume: msg`Resume`,
  release: msg`Release to picking`,
  pick: msg`Pick and finish`,
  ship: msg`Pack and ship`,
  deliver: msg`Mark as delivered`,
  cancel: msg`Cancel the order`,
  receive: msg`Receive ten more`,
};
const all = Object.keys(steps) as WalkStep[]; // the keys of a record by step

/** The steps of an order, pressed by the visitor and decided by the model that runs the application. */
export function WalkBoard() {
  const model = useAsync('walk', async () => (await import('./walk-model.ts')).walkModel);
  if (model.status === 'loading')
    return (
      <p role="status">
        <Trans>Fetching the model …</Trans>
      </p>
    );
  if (model.status === 'failed')
    return (
      <p role="alert">
        <Trans>The model could not be fetched. Reload the page to try again.</Trans>
      </p>
    );
  return <Walk model={model.value} />;
}

function Walk({ model }: { readonly model: WalkModel }) {
  const [pieces, setPieces] = useState(10);
  const [taken, setTaken] = useState<readonly WalkStep[]>([]);
  const [asked, setAsked] = useState<WalkStep | null>(null);
  const walked = model.walk(pieces, asked ? [...taken, asked] : taken);
  const press = (step: WalkStep): void => {
    const isOpen = walked.open.includes(step);
    // What is refused leaves no trace, and is asked for again only to say why.
    setTaken(isOpen ? [...taken, step] : taken);
    setAsked(isOpen ? null : step);
  };
  const begin = (stock: number): void => {
    setPieces(stock);
    setTaken([]);
    setAsked(null);
  };
  return (
    <div className="walk">
      <WalkHead walked={walked} asked={asked} model={model} />
      <Buttons open={walked.open} onPress={press} />
      <OrderChart states={walked.states} />
      <div className="walk-panels">
        <StockPanel stock={walked.stock} />
        <WalkLog facts={walked.facts} model={model} />
      </div>
      <p className="walk-ways">
        <button type="button" className="ui-button" data-variant="secondary" onClick={() => begin(10)}>
          <Trans>Start again with ten in stock</Trans>
        </button>
        <button type="button" className="ui-button" data-variant="secondary" onClick={() => begin(2)}>
          <Trans>Start again with two in stock</Trans>
        </button>
      </p>
    </div>
  );
}

interface HeadProps {
  readonly walked: Walked;
  readonly asked: WalkStep | null;
  readonly model: WalkModel;
}

/** Where the order stands, and why the last step was refused. */
function WalkHead({ walked: { states, refusal }, asked, model }: HeadProps) {
  const { t, i18n } = useLingui();
  const wordOf = useOrderWords();
  const standing = states.map(wordOf).join(' · ');
  const name = asked ? i18n._(steps[asked]) : '';
  // There is nothing yet that could be picked or sent.
  const isEarly = refusal?.code === 'unknownDocument';
  return (
    <div role="status" className="walk-head">
      <p>
        <Trans>
          Now: <strong>{standing}</strong>
        </Trans>
      </p>
      {refusal && (
        <p className="walk-refusal">
          <Trans>“{name}” is refused.</Trans>{' '}
          {isEarly ? t`There is nothing to do it with yet.` : model.refusal(refusal, i18n.locale)}
        </p>
      )}
    </div>
  );
}

interface ButtonsProps {
  readonly open: readonly WalkStep[];
  readonly onPress: (step: WalkStep) => void;
}

/** A step that would be refused can be pressed too: it says why. */
function Buttons({ open, onPress }: ButtonsProps) {
  const { t, i18n } = useLingui();
  return (
    <div className="walk-steps" role="group" aria-label={t`Steps`}>
      {all.map((step) => {
        const isOpen = open.includes(step);
        return (
          <button
            key={step}
            type="button"
            className="ui-button"
            data-variant={isOpen ? 'primary' : 'secondary'}
            data-step={step}
            onClick={() => onPress(step)}
          >
            {i18n._(steps[step])}
            {!isOpen && <span className="ui-hidden"> ({t`not now`})</span>}
          </button>
        );
      })}
    </div>
  );
}

function StockPanel({ stock: { onHand, reserved, free } }: Pick<Walked, 'stock'>) {
  const { t } = useLingui();
  const figures = [
    [t`On hand`, onHand],
    [t`Reserved`, reserved],
    [t`Free`, free],
  ] as const;
  return (
    <section className="walk-panel">
      <h3>
        <Trans>Stock</Trans>
      </h3>
      <dl className="walk-stock">
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
