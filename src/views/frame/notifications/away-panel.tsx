import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Commentable } from '#model/comment/comment.facts.ts';
import type { Away } from '#model/notifications/notification-settings.ts';
import { usePeople } from '#views/kit/comment/use-people.ts';
import { Button } from '#views/ui/button.tsx';
import { DateInput } from '#views/ui/date-input.tsx';
import { Field } from '#views/ui/field.tsx';
import { focusUnsettled } from '#views/ui/focus-first-wrong.ts';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Select } from '#views/ui/select.tsx';
import { useFormat } from '#views/ui/use-format.ts';

interface AwayProps {
  readonly away: Away | null;
  /** What the person approves: a deputy may see it. */
  readonly kind: Commentable;
  readonly today: string;
  readonly onChange: (away: Away | null) => void;
}

/** Who is asked for approvals as well while the person is away. */
export function AwayPanel(props: AwayProps) {
  const { t } = useLingui();
  return (
    <Panel
      title={t`Away`}
      subtitle={t`While you are away, what waits for your approval is also told to your deputy. You are both told so.`}
    >
      {props.away ? <AwayNow {...props} away={props.away} /> : <AwayForm {...props} />}
    </Panel>
  );
}

function AwayNow({ away, kind, onChange }: AwayProps & { readonly away: Away }) {
  const { t } = useLingui();
  const format = useFormat();
  const deputy =
    usePeople(kind).find(({ user }) => user === away.deputy)?.name ?? t`Somebody who is not shown`;
  const [from, until] = [format.date(away.from), format.date(away.until)];
  return (
    <Notice
      tone="info"
      actions={
        <Button onClick={() => onChange(null)}>
          <Trans>I am back</Trans>
        </Button>
      }
    >
      <Trans>
        Away from {from} until {until}. Your deputy: {deputy}.
      </Trans>
    </Notice>
  );
}

/** What is typed of an absence, and what is wrong with it once it was tried. */
function useAwayForm(today: string, onChange: AwayProps['onChange']) {
  const { t } = useLingui();
  const [held, setHeld] = useState<Readonly<Record<keyof Away, string | null>>>({
    from: today,
    until: null,
    deputy: null,
  });
  const [isTried, setTried] = useState(false);
  const { from, until, deputy } = held;
  const isBackwards = from !== null && until !== null && until < from;
  const errorOf = (field: keyof Away): string | undefined => {
    if (field === 'until' && isBackwards) return t`The last day is before the first.`;
    return isTried && held[field] === null ? t`Choose one.` : undefined;
  };
  const save = (): void => {
    if (focusUnsettled('.away-form')) return;
    setTried(true);
    if (from !== null && until !== null && deputy !== null && !isBackwards) onChange({ from, until, deputy });
  };
  const set = (field: keyof Away) => (value: string | null) => setHeld({ ...held, [field]: value });
  return { held, errorOf, set, save };
}

function AwayForm({ kind, today, onChange }: AwayProps) {
  const { t } = useLingui();
  const { held, errorOf, set, save } = useAwayForm(today, onChange);
  const people = usePeople(kind).map(({ user, name }) => ({ value: user, label: name }));
  return (
    <div className="away-form ui-stack">
      <div className="ui-fields">
        <Field label={t`First day`} error={errorOf('from')}>
          <DateInput value={held.from} min={today} onChange={set('from')} name="away-from" />
        </Field>
        <Field label={t`Last day`} error={errorOf('until')}>
          <DateInput value={held.until} min={held.from ?? today} onChange={set('until')} name="away-until" />
        </Field>
        <Field
          label={t`Deputy`}
          hint={t`Approves only what their own role lets them.`}
          error={errorOf('deputy')}
        >
          <Select value={held.deputy} options={people} onChange={set('deputy')} name="away-deputy" />
        </Field>
      </div>
      <div>
        <Button onClick={save}>
          <Trans>Set</Trans>
        </Button>
      </div>
    </div>
  );
}
