import type { Draft } from 'immer';
import type { AppliedEvent } from '#model/engine/document-type.ts';
import type { WebhookFact, WebhookForm, WebhookRow } from './webhook.facts.ts';

type Row = Draft<WebhookRow>;

const readsAs = ({ by, byType }: AppliedEvent) => ({ user: by, ...(byType && { userType: byType }) });

const arrives = { failingSince: null, problem: '' } as const;

export const webhookFolds = {
  created: (row: Row, form: WebhookForm, event: AppliedEvent): void =>
    void Object.assign(row, form, arrives, readsAs(event)),
  // Who sends what happens elsewhere answers for it with their own rights.
  updated: (row: Row, form: WebhookForm, event: AppliedEvent): void =>
    void Object.assign(row, form, readsAs(event)),
  verified: (row: Row): void => void Object.assign(row, arrives),
  failed: (row: Row, { problem }: WebhookFact<'failed'>, { at }: AppliedEvent): void =>
    void Object.assign(row, { failingSince: at, problem }),
  succeeded: (row: Row): void => void Object.assign(row, arrives),
  enabled: (row: Row): void => void Object.assign(row, arrives),
};
