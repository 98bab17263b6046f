import type { ReactNode } from 'react';
import type { Problem } from '#machines/app/session/session.types.ts';
import { useSessionError } from '#views/navigation/session-error.ts';
import { RequiredNote } from '#views/ui/required-note.tsx';
import { Button } from '#views/ui/button.tsx';
import { focusFirstWrong } from '#views/ui/focus-first-wrong.ts';
import { Notice } from '#views/ui/notice.tsx';

interface AuthFormProps {
  readonly problem: Problem | null;
  readonly isSending: boolean;
  readonly submitLabel: string;
  /** Returns false if the form is invalid. */
  readonly onSubmit: () => boolean;
  /** Next to the submit button: a way back. */
  readonly others?: ReactNode;
  readonly children: ReactNode;
}

/** A form before the shell: the error, the fields, and one submit button. */
export function AuthForm({ problem, isSending, submitLabel, onSubmit, others, children }: AuthFormProps) {
  const errorText = useSessionError();
  return (
    <form
      className="ui-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending && !onSubmit()) focusFirstWrong('.app-blank-main');
      }}
    >
      {problem && <Notice tone="danger">{errorText(problem)}</Notice>}
      <RequiredNote />
      {children}
      <Button type="submit" variant="primary" loading={isSending} data-testid="submit">
        {submitLabel}
      </Button>
      {others}
    </form>
  );
}
