import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import type { Problem } from '#machines/app/session/session.types.ts';
import { useSessionError } from '#views/navigation/session-error.ts';
import { RequiredNote } from '#views/ui/required-note.tsx';
import { Button } from '#views/ui/button.tsx';
import { focusFirstWrong } from '#views/ui/focus-first-wrong.ts';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';

interface SettingsFormProps {
  /** Id of the form; also used to find its first invalid field. */
  readonly id: string;
  readonly title: string;
  readonly subtitle?: string;
  readonly problem: Problem | null;
  readonly isSending: boolean;
  readonly submitLabel?: string;
  /** Returns false if the form is invalid. */
  readonly onSubmit: () => boolean;
  readonly children: ReactNode;
}

/** A panel with a form: errors of the submission are shown above the fields. */
export function SettingsForm(props: SettingsFormProps) {
  const { id, title, subtitle, problem, isSending, submitLabel, onSubmit, children } = props;
  const errorText = useSessionError();
  const foot = (
    <Button type="submit" variant="primary" loading={isSending} data-testid={`${id}-submit`}>
      {submitLabel ?? <Trans>Save</Trans>}
    </Button>
  );
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending && !onSubmit()) focusFirstWrong(`#${id}`);
      }}
    >
      <Panel title={title} {...(subtitle !== undefined && { subtitle })} foot={foot}>
        <div className="ui-stack">
          {problem && <Notice tone="danger">{errorText(problem)}</Notice>}
          <RequiredNote />
          <div className="ui-fields">{children}</div>
        </div>
      </Panel>
    </form>
  );
}
