import { useLingui } from '@lingui/react/macro';
import { Icon } from './icon.tsx';

export interface LifecycleStep {
  readonly id: string;
  readonly label: string;
  readonly step: 'visited' | 'current' | 'possible';
  /** A way out of the main line (cancelled, closed short): set apart at the end. */
  readonly aside?: boolean;
  /** Starts a line of its own, parallel to the previous one. */
  readonly apart?: boolean;
  /** When it was reached, formatted. */
  readonly at?: string | undefined;
}

/** The past, current and possible states of a document. */
export function LifecycleStrip({ steps, label }: { steps: readonly LifecycleStep[]; label: string }) {
  const { t } = useLingui();
  const words = { visited: t`done`, current: t`now`, possible: t`possible` };
  const firstAside = steps.findIndex((step) => step.aside === true);
  return (
    <ol className="ui-lifecycle" aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.id}
          data-step={step.step}
          title={step.at}
          aria-current={step.step === 'current' ? 'step' : undefined}
          className={index === firstAside || step.apart === true ? 'ui-lifecycle-other' : undefined}
        >
          <span className="ui-lifecycle-mark">
            {step.step === 'visited' && <Icon name="check" size={11} />}
          </span>
          <span className="ui-lifecycle-label">{step.label}</span>
          <span className="ui-hidden">{words[step.step]}</span>
        </li>
      ))}
    </ol>
  );
}
