import { z } from 'zod';
import type { Failed, Paid } from '#model/areas/setup/subscription/subscription.facts.ts';

/** What a payment was for, as the provider repeats it: texts alone. */
const paymentMarks = z.object({
  company: z.string().regex(/^[1-9]\d{0,8}$/),
  invoice: z.string().min(1).max(40),
  attempt: z.string().regex(/^[1-9]\d{0,2}$/),
});

/** An event as Stripe sends it; what is not needed is left out. */
export const webhookEvent = z.object({
  id: z.string().min(1).max(200),
  type: z.string().min(1).max(200),
  /** Seconds since 1970. */
  created: z.int().min(0).max(4_102_444_800),
  data: z.object({
    object: z.object({
      customer: z.string().nullish(),
      metadata: z.record(z.string(), z.unknown()).nullish(),
      /** Of a charge: the whole of it was given back. */
      refunded: z.boolean().nullish(),
    }),
  }),
});
export type WebhookEvent = z.infer<typeof webhookEvent>;

/** What an event says of a company's invoice. */
export interface ProviderReport {
  readonly company: number;
  /** The provider's customer who paid. */
  readonly customer: string | null;
  readonly command:
    | { readonly type: 'notePaid' | 'noteRefunded'; readonly data: Paid }
    | { readonly type: 'noteFailed'; readonly data: Failed };
}

/** [BI13] What an event says of an invoice; null: nothing. */
export function reportIn({ type, created, data }: WebhookEvent): ProviderReport | null {
  const { customer = null, metadata, refunded } = data.object;
  const marks = paymentMarks.safeParse(metadata);
  if (!marks.success) return null;
  const { company, invoice, attempt } = marks.data;
  const at = new Date(created * 1000).toISOString();
  const told = (command: ProviderReport['command']): ProviderReport => ({
    company: Number(company),
    customer,
    command,
  });
  if (type === 'payment_intent.succeeded') return told({ type: 'notePaid', data: { invoice, at } });
  if (type === 'payment_intent.payment_failed')
    return told({ type: 'noteFailed', data: { invoice, attempt: Number(attempt), at } });
  if (type === 'charge.refunded' && refunded === true)
    return told({ type: 'noteRefunded', data: { invoice, at } });
  return null;
}
