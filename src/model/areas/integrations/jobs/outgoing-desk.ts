import type { ShownAttempt, DeliveryState, WebhookState } from '../webhook/delivery-answer.ts';
import type { WorkflowDesk } from '../workflow/run-answer.ts';
import type { JobPage, JobState } from './job-answer.ts';

/** Which deliveries of an endpoint are sent again. */
export type Replay =
  | { readonly what: 'one'; readonly id: string }
  | { readonly what: 'range'; readonly from: string; readonly to: string }
  | { readonly what: 'dead' };

/** Calls about what a company sends by itself; each rejects with the reason. */
export interface OutgoingDesk {
  jobs(states: readonly JobState[]): Promise<JobPage>;
  retry(job: string): Promise<void>;
  giveUp(job: string): Promise<void>;
  /** Names of the facts that endpoints can be told of: `salesOrder.confirmed`. */
  events(): Promise<readonly string[]>;
  webhook(id: string, state: DeliveryState | null): Promise<WebhookState>;
  attempts(webhook: string, delivery: string): Promise<readonly ShownAttempt[]>;
  /** Resolves with the new secret, which can be read this once. */
  makeSecret(webhook: string): Promise<string>;
  /** Resolves with the problem; empty: it is verified. */
  verify(webhook: string): Promise<string>;
  test(webhook: string): Promise<void>;
  readonly workflows: WorkflowDesk;
  /** Resolves with how many are sent again. */
  replay(webhook: string, which: Replay): Promise<number>;
}
