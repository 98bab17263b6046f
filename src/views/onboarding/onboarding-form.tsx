import type { ReactNode } from 'react';
import { useLeaveGuard } from '../app/use-leave-guard.tsx';
import { RequiredNote } from '../ui/required-note.tsx';
import { Button } from '../ui/button.tsx';
import { focusFirstWrong } from '../ui/focus-first-wrong.ts';

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
