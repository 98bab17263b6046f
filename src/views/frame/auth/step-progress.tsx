import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import './auth.css';

interface StepProgressProps {
  readonly steps: readonly { readonly step: string; readonly label: MessageDescriptor }[];
  readonly here: string;
}

/** Progress through a few steps. */
export function StepProgress({ steps, here }: StepProgressProps) {
  const { t, i18n } = useLingui();
  const reached = steps.findIndex(({ step }) => step === here);
  return (
    <ol className="auth-steps" aria-label={t`Steps`}>
      {steps.map(({ step, label }, index) => (
        <li key={step} data-done={index < reached} aria-current={index === reached ? 'step' : undefined}>
          {i18n._(label)}
        </li>
      ))}
    </ol>
  );
}
