import { msg } from '@lingui/core/macro';
import type { WebhookForm } from '#model/areas/integrations/webhook/webhook.facts.ts';
import type { RecordFields } from '#views/kit/records/record-field.ts';

/** The fields of an endpoint; its events have a list of their own in the form. */
export const webhookFields = {
  name: {
    label: msg`Name`,
    as: 'text',
    required: true,
    wide: true,
    search: true,
    sort: true,
    column: { width: { share: 2, min: 160 } },
  },
  url: {
    label: msg`Address`,
    hint: msg`Begins with https. It is told each event by a POST with JSON.`,
    as: 'text',
    required: true,
    wide: true,
    search: true,
    column: { width: { share: 3, min: 220 } },
  },
  events: { label: msg`Events`, as: 'text' },
} satisfies RecordFields<WebhookForm>;
