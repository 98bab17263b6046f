import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { HttpError } from '#server/platform/http/http-error.ts';
import type { SecurityLog } from '#server/platform/model/security-log.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { takeEvent, type ProviderEventDeps } from './take-event.ts';
import { webhookEvent } from './webhook-events.ts';
import { isSigned } from './webhook-signature.ts';
import { takePaymentEvent } from '#model/areas/setup/subscription/billing.api.ts';
import { serve } from '#server/platform/http/serve.ts';

export interface WebhookDeps extends ProviderEventDeps {
  readonly provider: PaymentProvider;
  readonly security: Pick<SecurityLog, 'note'>;
  /** Counts a request; throws an HttpError 429 if there were too many. */
  readonly limitRequests: (what: 'webhook', from: { readonly ip: string }) => Promise<boolean>;
}

export const WEBHOOK_PATH = '/billing/webhook/';

/** Where the payment provider tells what has come of payments. */
export function webhookRoutes(deps: WebhookDeps): FastifyPluginAsyncZod {
  const { provider, security, limitRequests, now } = deps;
  return async (app) => {
    // The signature is over what was sent, byte by byte.
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => done(null, body));
    serve(app, takePaymentEvent, async ({ ip, body, headers }) => {
      const { webhookSecret } = provider;
      if (webhookSecret === null) throw new HttpError(404, { code: 'unknownPath' });
      const signature = String(headers['stripe-signature'] ?? '');
      if (typeof body !== 'string' || !isSigned(body, signature, webhookSecret, now())) {
        await limitRequests('webhook', { ip });
        await security.note({ event: 'webhookRefused', address: ip, about: provider.name });
        throw new HttpError(400, { code: 'badSignature' });
      }
      const event = webhookEvent.safeParse(jsonOf(body));
      if (!event.success) throw new HttpError(400, { code: 'malformed' });
      await takeEvent(deps, event.data);
      return { received: true } as const;
    });
  };
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
