import { z } from 'zod';

export const deliveryStates = ['waiting', 'delivered', 'dead', 'withheld'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** A delivery as it is listed. */
export const listedDelivery = z.object({
  id: z.string(),
  event: z.string(),
  kind: z.string(),
  document: z.string(),
  /** When it happened. */
  at: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.int(),
  /** Of the last attempt; null: there was no answer, or no attempt. */
  status: z.int().nullable(),
  ms: z.int().nullable(),
  problem: z.string(),
});
export type ListedDelivery = z.infer<typeof listedDelivery>;

const headers = z.record(z.string(), z.string());

export const shownAttempt = z.object({
  n: z.int(),
  at: z.string(),
  ms: z.int(),
  status: z.int().nullable(),
  problem: z.string(),
  sent_headers: headers,
  sent_body: z.string(),
  got_headers: headers,
  got_body: z.string(),
});
export type ShownAttempt = z.infer<typeof shownAttempt>;

/** What is known of an endpoint besides its record. */
export const webhookState = z.object({
  /** The secrets that sign now, the newest first; none: none was made yet. */
  secrets: z.array(z.object({ created_at: z.string(), retires_at: z.string().nullable() })),
  counts: z.record(z.enum(deliveryStates), z.int()),
  deliveries: z.array(listedDelivery),
});
export type WebhookState = z.infer<typeof webhookState>;
