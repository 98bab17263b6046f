import './webhook.css';
import {
  webhookForm,
  type WebhookForm,
  type WebhookRow,
} from '#model/areas/integrations/webhook/webhook.facts.ts';
import { isArchived } from '#model/engine/archived.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { RecordFields } from '#views/kit/records/record-fields.tsx';
import { RecordPanel, type RecordFormProps } from '#views/kit/records/record-panel.tsx';
import { WebhookDeliveries } from './webhook-deliveries.tsx';
import { WebhookEvents } from './webhook-events.tsx';
import { WebhookSecret } from './webhook-secret.tsx';
import { webhookFields } from './webhook.fields.ts';
import { webhookWords } from './webhook.look.ts';

interface WebhookPanelProps {
  /** Undefined for a new endpoint. */
  readonly row?: WebhookRow | undefined;
  readonly onClose: () => void;
}

/** Creates an endpoint, or edits one: secret, verification and what it was told are below. */
export function WebhookPanel({ row, onClose }: WebhookPanelProps) {
  return (
    <RecordPanel
      kind="webhook"
      words={webhookWords}
      schema={webhookForm}
      fields={webhookFields}
      row={row}
      fresh={{ events: [] }}
      title={row?.name}
      form={Fields}
      onClose={onClose}
    />
  );
}

const own = ['name', 'url'];

function Fields({ form, fields, row, focus }: RecordFormProps<WebhookForm, WebhookRow>) {
  const may = useModel().may('webhook.edit');
  return (
    <>
      <RecordFields {...{ form, fields, focus, isNew: !row }} only={own} />
      <WebhookEvents form={form} />
      {row && may && !isArchived(row) && <WebhookSecret row={row} />}
      {row && <WebhookDeliveries row={row} />}
    </>
  );
}
