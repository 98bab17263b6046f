import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { channels } from '#model/notifications/notification-events.ts';

/** What a link in a mail lets its holder end: these events by this channel, for one person in one company. */
const ending = z.object({
  company: z.int(),
  user: z.uuid(),
  channel: z.enum(channels),
  events: z.array(z.string()).min(1),
});
export type Ending = z.infer<typeof ending>;

const signatureOf = (body: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`unsubscribe ${body}`).digest();

/** A token that nobody makes without the secret. It does not expire: old mail is unsubscribed from too. */
export function unsubscribeToken(end: Ending, secret: string): string {
  const body = Buffer.from(JSON.stringify(end)).toString('base64url');
  return `${body}.${signatureOf(body, secret).toString('base64url')}`;
}

/** What a token ends; null for one that was not made here. */
export function endingIn(token: string, secret: string): Ending | null {
  const [body = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(body, secret);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return ending.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
}
