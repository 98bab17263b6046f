import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Commentable } from '#model/comment/comment.facts.ts';
import type { Away } from '#model/notifications/notification-settings.ts';
import { usePeople } from '../comment/use-people.ts';
import { Button } from '../ui/button.tsx';
import { DateInput } from '../ui/date-input.tsx';
import { Field } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { Select } from '../ui/select.tsx';
import { useFormat } from '../ui/use-format.ts';

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

function AwayForm({ kind, today, onChange }: AwayProps) {
  const { t } = useLingui();
  const people = usePeople(kind);
  const [from, setFrom] = useState<string | null>(today);
  const [until, setUntil] = useState<string | null>(null);
  const [deputy, setDeputy] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const missing = (value: string | null): string | undefined =>
    isTried && value === null ? t`Choose one.` : undefined;
  const isBackwards = from !== null && until !== null && until < from;
  const save = (): void => {
    setTried(true);
    if (from !== null && until !== null && deputy !== null && !isBackwards) onChange({ from, until, deputy });
  };
  return (
    <div className="ui-stack">
      <div className="ui-fields">
        <Field label={t`First day`} error={missing(from)}>
          <DateInput value={from} min={today} onChange={setFrom} name="away-from" />
        </Field>
        <Field
          label={t`Last day`}
          error={isBackwards ? t`The last day is before the first.` : missing(until)}
        >
          <DateInput value={until} min={from ?? today} onChange={setUntil} name="away-until" />
        </Field>
        <Field
          label={t`Deputy`}
          hint={t`Approves only what their own role lets them.`}
          error={missing(deputy)}
        >
          <Select
            value={deputy}
            options={people.map(({ user, name }) => ({ value: user, label: name }))}
            onChange={setDeputy}
            name="away-deputy"
          />
        </Field>
      </div>
      <Button onClick={save}>
        <Trans>Set</Trans>
      </Button>
    </div>
  );
}
