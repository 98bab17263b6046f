import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useBrowser } from '#views/navigation/browser-context.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel, useQuery } from '#views/kit/document/model-context.tsx';
import { Icon } from '#views/ui/icon.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { startSteps, startTables, stepsDone, type StartStep } from './getting-started-steps.ts';

const words: Readonly<Record<StartStep, MessageDescriptor>> = {
  company: msg`Fill in the company's details`,
  warehouse: msg`Open a warehouse`,
  product: msg`Add a product`,
  supplier: msg`Add a supplier`,
  purchase: msg`Place a purchase order`,
  stock: msg`Receive stock`,
  customer: msg`Add a customer`,
  order: msg`Confirm an order`,
  shipped: msg`Pick and ship it`,
};

/** The way to the first shipped order, until all of it is done. It can be folded away. */
export function GettingStarted() {
  const model = useModel();
  const { folds } = useBrowser();
  // Nothing is asked of somebody who has no part in it, nor before the data are there.
  const done = useQuery(startTables, 'steps done', stepsDone, null);
  const mine = startSteps.filter(({ permission }) => model.may(permission));
  if (done === null || done.size === startSteps.length || mine.length < startSteps.length) return null;
  return (
    <details
      className="ui-panel dashboard-start"
      open={!folds.isFolded('getting-started')}
      onToggle={({ currentTarget }) => folds.fold('getting-started', !currentTarget.open)}
    >
      <Progress done={done} />
      <ol>
        {startSteps.map(({ step, path }) => (
          <Step key={step} step={step} path={path} isDone={done.has(step)} />
        ))}
      </ol>
    </details>
  );
}

function Progress({ done }: { readonly done: ReadonlySet<StartStep> }) {
  const { t } = useLingui();
  return (
    <summary>
      <strong>{t`Getting started`}</strong> <span>{t`${done.size} of ${startSteps.length} done`}</span>
    </summary>
  );
}

interface StepProps {
  readonly step: StartStep;
  readonly path: string;
  readonly isDone: boolean;
}

function Step({ step, path, isDone }: StepProps) {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const label = i18n._(words[step]);
  return (
    <li data-done={isDone} data-step={step}>
      <Icon name={isDone ? 'check' : 'chevronRight'} size={16} />
      {isDone ? label : <UiLink to={paths.to(path)}>{label}</UiLink>}
      {isDone && <span className="ui-hidden">{t`done`}</span>}
    </li>
  );
}
