import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { WebhookForm } from '#model/areas/integrations/webhook/webhook.facts.ts';
import type { Form } from '#views/kit/document/use-form.ts';
import { useOutgoing } from '../jobs/use-outgoing.ts';
import { Button } from '#views/ui/button.tsx';
import { Select } from '#views/ui/select.tsx';
import { useAsync } from '#views/ui/use-async.ts';
import { useEventName } from '../jobs/use-event-name.ts';

interface EventsProps {
  readonly form: Form<WebhookForm>;
}

/** What the endpoint is told of: events are added from the catalogue, and taken off one by one. [WB6] */
export function WebhookEvents({ form }: EventsProps) {
  const { t } = useLingui();
  const eventName = useEventName();
  const { value, edit, error } = form;
  const problem = error('events');
  return (
    <fieldset className="webhook-events">
      <legend className="ui-field-label">{t`Events`}</legend>
      <ul>
        {value.events.map((event) => (
          <li key={event}>
            <span>{eventName(event)}</span>
            <Button
              variant="quiet"
              size="sm"
              icon="x"
              label={t`Remove ${eventName(event)}`}
              onClick={() =>
                edit((draft) => void (draft.events = draft.events.filter((one) => one !== event)))
              }
            />
          </li>
        ))}
      </ul>
      <AddEvent form={form} />
      {problem !== undefined && (
        <p className="ui-field-error" role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

/** Chooses a kind of document first, and then one of its events, or all. */
function AddEvent({ form: { value, edit } }: EventsProps) {
  const { t } = useLingui();
  const { ask } = useOutgoing();
  const [kind, setKind] = useState<string | null>(null);
  const catalogue = useAsync('catalogue', () => ask((desk) => desk.events()));
  const known = catalogue.status === 'ready' ? catalogue.value : [];
  const kinds = [...new Set(known.map((event) => `${event.split('.')[0] ?? ''}.*`))];
  const ofKind = kind === null ? [] : known.filter((event) => event.startsWith(kind.slice(0, -1)));
  const { optionOf, sorted } = useOptions();
  const add = (event: string): void => {
    if (!value.events.includes(event)) edit((draft) => void draft.events.push(event));
  };
  if (catalogue.status === 'failed')
    return (
      <p className="ui-field-error" role="alert">
        <Trans>The catalogue of events could not be loaded.</Trans>
      </p>
    );
  return (
    <div className="webhook-adding">
      <Select
        label={t`Kind of document`}
        placeholder={t`Add events of…`}
        value={kind}
        options={[optionOf('*'), ...sorted(kinds)]}
        onChange={(next) => (next === '*' ? add(next) : setKind(next))}
      />
      {kind !== null && (
        <Select
          label={t`Event`}
          placeholder={t`Add an event…`}
          value={null}
          options={[optionOf(kind), ...sorted(ofKind)]}
          onChange={add}
        />
      )}
    </div>
  );
}

/** Events by name. */
function useOptions() {
  const eventName = useEventName();
  const optionOf = (event: string) => ({ value: event, label: eventName(event) });
  const sorted = (events: readonly string[]) =>
    events.map(optionOf).toSorted((a, b) => a.label.localeCompare(b.label));
  return { optionOf, sorted };
}
