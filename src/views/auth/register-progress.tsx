import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { RegistrationStep } from '#machines/registration/registration.types.ts';

const steps: readonly { readonly step: RegistrationStep; readonly label: MessageDescriptor }[] = [
  { step: 'plan', label: msg`Plan` },
  { step: 'company', label: msg`Company` },
  { step: 'payment', label: msg`Payment` },
  { step: 'account', label: msg`Account` },
];

interface RegisterProgressProps {
  readonly step: RegistrationStep;
  readonly hasPlans: boolean;
}

/** How far the sign-up has come. */
export function RegisterProgress({ step, hasPlans }: RegisterProgressProps) {
  const { t, i18n } = useLingui();
  const shown = hasPlans ? steps : steps.slice(1);
  const here = shown.findIndex((one) => one.step === step);
  return (
    <ol className="auth-steps" aria-label={t`Steps`}>
      {shown.map((one, index) => (
        <li key={one.step} data-done={index < here} aria-current={index === here ? 'step' : undefined}>
          {i18n._(one.label)}
        </li>
      ))}
    </ol>
  );
}
