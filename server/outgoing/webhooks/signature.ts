import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** A new secret, as the Standard Webhooks specification writes it: `whsec_` and 32 random bytes in base64. */
export const newSecret = (): string => `${PREFIX}${randomBytes(32).toString('base64')}`;

/**
 * [WB7] The headers of Standard Webhooks: one signature for each secret, so that either proves the sender while one replaces the
 * other.
 * @param at seconds since 1970
 */
export function signedHeaders(
  { id, body, at }: { readonly id: string; readonly body: string; readonly at: number },
  secrets: readonly string[],
): Readonly<Record<string, string>> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': String(at), 'webhook-signature': signatures.join(' ') };
}
