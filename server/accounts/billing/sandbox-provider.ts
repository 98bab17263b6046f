import { createHash } from 'node:crypto';
import {
  PaymentRefused,
  type ChargeRequest,
  type PaymentMethod,
  type PaymentProvider,
} from './payment-provider.ts';
import { signWebhook } from './webhooks/webhook-signature.ts';

const REFUSED = 'pm_sandbox_refused';

/** Payment methods of the sandbox, for a page to offer: not real cards, and no money moves. */
export const sandboxMethods: Readonly<Record<string, PaymentMethod | 'cardDeclined'>> = {
  pm_sandbox_visa: {
    id: 'pm_sandbox_visa',
    brand: 'visa',
    last4: '4242',
    exp_month: 12,
    exp_year: 2034,
  },
  pm_sandbox_mastercard: {
    id: 'pm_sandbox_mastercard',
    brand: 'mastercard',
    last4: '4444',
    exp_month: 12,
    exp_year: 2034,
  },
  // It can be added, and is then refused whenever it is charged.
  [REFUSED]: {
    id: REFUSED,
    brand: 'visa',
    last4: '0341',
    exp_month: 12,
    exp_year: 2034,
  },
  pm_sandbox_declined: 'cardDeclined',
};

/** How the sandbox sends its events. */
export interface SandboxEvents {
  readonly secret: string;
  /** The clock, UTC ISO. */
  readonly now: () => string;
  /** Posts a body with its signature to this server; false where it was not taken. */
  readonly post: (body: string, signature: string) => Promise<boolean>;
}

/**
 * Replaces a payment provider for installations without one; every answer is labelled `sandbox`. With `events` it tells
 * what came of a payment as a provider does: by an event that it signs and sends.
 */
export function createSandboxProvider(events?: SandboxEvents): PaymentProvider {
  return {
    name: 'sandbox',
    webhookSecret: events?.secret ?? null,
    createSetup: async ({ reference }) => {
      const id = `seti_sandbox_${markOf(reference)}`;
      return { id, clientSecret: `${id}_secret`, redirectUrl: null };
    },
    attach: async ({ setup, paymentMethod, customer }) => {
      if (paymentMethod === undefined) throw new PaymentRefused('setupNotFinished');
      const method = Object.hasOwn(sandboxMethods, paymentMethod) ? sandboxMethods[paymentMethod] : undefined;
      if (method === undefined) throw new PaymentRefused('unknownPaymentMethod');
      if (method === 'cardDeclined') throw new PaymentRefused('cardDeclined');
      return { customer: customer ?? setup.replace('seti_', 'cus_'), method };
    },
    charge: async (request) => {
      const outcome = request.method === REFUSED ? 'failed' : 'paid';
      if (!events) return outcome;
      await tell(events, request, outcome);
      return 'unknown';
    },
  };
}

const markOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 24);

/** Tells what came of a payment. An event that was not taken is sent again when the payment is asked for again. */
async function tell(
  { secret, now, post }: SandboxEvents,
  { customer, amount, currency, reference, marks }: ChargeRequest,
  outcome: 'paid' | 'failed',
): Promise<void> {
  const at = now();
  const mark = markOf(`${marks.company}-${reference}`);
  const [type, status] =
    outcome === 'paid'
      ? ['payment_intent.succeeded', 'succeeded']
      : ['payment_intent.payment_failed', 'requires_payment_method'];
  const paid = { id: `pi_sandbox_${mark}`, object: 'payment_intent', status, amount, currency, customer };
  const body = JSON.stringify({
    id: `evt_sandbox_${mark}`,
    object: 'event',
    type,
    created: Math.floor(Date.parse(at) / 1000),
    livemode: false,
    data: { object: { ...paid, metadata: marks } },
  });
  await post(body, signWebhook(body, secret, at));
}
