import type { z } from 'zod';
import { documentSetup, decisionContext } from '#model/engine/chart.ts';
import type { CommandSpec, DocumentType } from '#model/engine/document-type.ts';
import * as v from '#model/values/schemas.ts';
import {
  webhookFacts,
  webhookForm,
  type WebhookRow,
} from '#model/areas/integrations/webhook/webhook.facts.ts';
import { webhookKind } from '#model/areas/integrations/webhook/webhook.kind.ts';
import { addressIsSafe, failsForDays, staysThere } from '#model/areas/integrations/webhook/webhook.rules.ts';

type WebhookCommand =
  | 'create'
  | 'update'
  | 'verify'
  | 'fail'
  | 'succeed'
  | 'giveUp'
  | 'disable'
  | 'enable'
  | 'archive';

const update = { guard: 'addressIsSafe', actions: 'updated' } as const;
const disable = { target: 'disabled', actions: 'disabled' } as const;
/** An endpoint that is moved has to show again that it is theirs. */
const updateOrMove = [{ guard: 'staysThere', actions: 'updated' } as const, { ...update, target: 'pending' }];

/** The life of an endpoint that is told what happens. */
const webhookMachine = documentSetup<WebhookRow, WebhookCommand>()({
  rules: { addressIsSafe, failsForDays },
  conditions: { staysThere },
  facts: webhookFacts,
}).createMachine({
  id: 'webhook',
  context: decisionContext,
  initial: 'none',
  states: {
    none: { on: { create: { guard: 'addressIsSafe', target: 'pending', actions: 'created' } } },
    pending: { on: { update, verify: { target: 'active', actions: 'verified' }, disable } },
    active: {
      on: { update: updateOrMove, fail: { target: 'failing', actions: 'failed' }, disable },
    },
    failing: {
      on: {
        update: updateOrMove,
        succeed: { target: 'active', actions: 'succeeded' },
        giveUp: { guard: 'failsForDays', target: 'disabled', actions: 'gaveUp' },
        disable,
      },
    },
    disabled: {
      on: {
        update,
        enable: { target: 'pending', actions: 'enabled' },
        archive: { target: 'archived', actions: 'archived' },
      },
    },
    archived: {},
  },
});

/** Where all that happens is told to: a device left open must not be enough for it. */
const grave = (schema: z.ZodType, action: string): CommandSpec => ({
  schema,
  mode: 'confirm',
  permission: `webhook.${action}`,
  wantsProof: true,
});
/** What only the server finds out. */
const internal = (schema: z.ZodType): CommandSpec => ({ schema, mode: 'confirm', permission: null });

export const webhookDocument: DocumentType = {
  ...webhookKind,
  chart: webhookMachine,
  commands: {
    create: grave(webhookForm, 'create'),
    update: { ...grave(webhookForm, 'edit'), savesForm: true },
    verify: internal(v.empty),
    fail: internal(webhookFacts.failed),
    succeed: internal(v.empty),
    giveUp: internal(v.empty),
    disable: { schema: v.empty, mode: 'confirm', permission: 'webhook.edit' },
    enable: grave(v.empty, 'edit'),
    archive: { schema: v.empty, mode: 'confirm', permission: 'webhook.archive' },
  },
  facts: webhookFacts,
};
