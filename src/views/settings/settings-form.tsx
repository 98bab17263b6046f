import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import type { Problem } from '#machines/session/session.types.ts';
import { useSessionError } from '../app/session-error.ts';
import { RequiredNote } from '../ui/required-note.tsx';
import { Button } from '../ui/button.tsx';
import { focusFirstWrong } from '../ui/focus-first-wrong.ts';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';

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
