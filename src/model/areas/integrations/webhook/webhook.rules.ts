import type { Condition, Rule } from '#model/engine/chart.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import { isEndpointAddress } from './webhook-address.ts';
import type { WebhookForm, WebhookRow } from './webhook.facts.ts';

type Context = DecisionContext<WebhookRow>;

const DAY = 86_400_000;
/** How long an endpoint may fail before nothing is sent to it any more, in days. */
const FAILING_DAYS = 5;

/** [WB1] An endpoint is reached by https. */
export const addressIsSafe: Rule<WebhookRow, WebhookForm> = (_, data) =>
  !data || isEndpointAddress(data.url) ? null : onField('webhookAddress', 'url');

/** [WB2] It goes where it was verified to go. */
export const staysThere: Condition<WebhookRow, WebhookForm> = ({ row }, data) => row?.url === data.url;

/** [WB4] Nothing has arrived for five days. */
export const failsForDays = ({ row, env }: Context): Refusal | null => {
  const since = row?.failingSince ?? null;
  return since !== null && Date.parse(env.now) - Date.parse(since) >= FAILING_DAYS * DAY
    ? null
    : { code: 'webhookMayRecover' };
};
