import { useLingui } from '@lingui/react/macro';
import type { WebhookRow } from '#model/areas/integrations/webhook/webhook.facts.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { RecordListPage } from '#views/kit/records/record-list.tsx';
import { useEventName } from '../jobs/use-event-name.ts';
import { WebhookPanel } from './webhook-panel.tsx';
import { webhookFields } from './webhook.fields.ts';
import { webhookWords } from './webhook.look.ts';

/** The endpoints that the company tells what happens; one opens next to the list. */
export function WebhookListPage() {
  const { t } = useLingui();
  const eventName = useEventName();
  const events: ListColumn<WebhookRow> = {
    id: 'events',
    header: t`Events`,
    width: { share: 3, min: 200 },
    cell: (row) => row.events.map(eventName).join(', '),
  };
  const problem: ListColumn<WebhookRow> = {
    id: 'problem',
    header: t`Problem`,
    width: { share: 2, min: 140 },
    cell: (row) => row.problem,
  };
  return (
    <RecordListPage
      kind="webhook"
      words={webhookWords}
      fields={webhookFields}
      panel={WebhookPanel}
      figures={[events, problem]}
    />
  );
}
