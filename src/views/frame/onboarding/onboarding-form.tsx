import type { ReactNode } from 'react';
import { useLeaveGuard } from '#views/navigation/use-leave-guard.tsx';
import { RequiredNote } from '#views/ui/required-note.tsx';
import { Button } from '#views/ui/button.tsx';
import { focusFirstWrong } from '#views/ui/focus-first-wrong.ts';

interface OnboardingFormProps {
  readonly submitLabel: string;
  readonly isDirty: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** The form of one step: continuing saves it. */
export function OnboardingStepForm({ submitLabel, isDirty, onSubmit, children }: OnboardingFormProps) {
  const guard = useLeaveGuard(isDirty);
  return (
    <form
      className="ui-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        guard.letting(onSubmit);
        focusFirstWrong('.app-blank-main');
      }}
    >
      <RequiredNote />
      {children}
      <Button type="submit" variant="primary" data-testid="submit">
        {submitLabel}
      </Button>
      {guard.dialog}
    </form>
  );
}
