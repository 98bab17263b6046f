import { createHash } from 'node:crypto';
import { PaymentRefused, type PaymentMethod, type PaymentProvider } from './payment-provider.ts';

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

/** Replaces a payment provider for companies without one; every answer is labelled `sandbox`. */
export function createSandboxProvider(): PaymentProvider {
  return {
    name: 'sandbox',
    createSetup: async ({ reference }) => {
      const mark = createHash('sha256').update(reference).digest('base64url').slice(0, 24);
      const id = `seti_sandbox_${mark}`;
      return { id, clientSecret: `${id}_secret`, redirectUrl: null };
    },
    attach: async ({ setup, paymentMethod, customer }) => {
      if (paymentMethod === undefined) throw new PaymentRefused('setupNotFinished');
      const method = Object.hasOwn(sandboxMethods, paymentMethod) ? sandboxMethods[paymentMethod] : undefined;
      if (method === undefined) throw new PaymentRefused('unknownPaymentMethod');
      if (method === 'cardDeclined') throw new PaymentRefused('cardDeclined');
      return { customer: customer ?? setup.replace('seti_', 'cus_'), method };
    },
    charge: async ({ method }) => (method === REFUSED ? 'failed' : 'paid'),
  };
}
