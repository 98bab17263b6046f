import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RegistrationStep } from '#machines/areas/setup/registration/registration.types.ts';
import { StepProgress } from './step-progress.tsx';

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

/** Progress of the sign-up. */
export function RegisterProgress({ step, hasPlans }: RegisterProgressProps) {
  return <StepProgress steps={hasPlans ? steps : steps.slice(1)} here={step} />;
}
