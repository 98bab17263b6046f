import { buildPushPayload } from '@block65/webcrypto-web-push';
import type { Access } from '#server/platform/db/connect.ts';
import type { PushMessage } from './push-message.ts';
import { noteOutcome, subscribedOf, type Subscribed } from './push-store.ts';
import type { VapidKey } from './vapid-key.ts';

/** Tells people's browsers through their push services (RFC 8030), encrypted for each (RFC 8291). */
export interface Pusher {
  readonly publicKey: string;
  /** To every browser of a person. Rejects if one has to be tried again; then all are: the tag keeps it one notice. */
  push(user: string, message: PushMessage): Promise<void>;
}

interface PusherDeps {
  readonly database: Pick<Access, 'kysely'>;
  readonly key: VapidKey;
  /** For whoever runs a push service: a mail address or an address of the web. */
  readonly contact: string;
  readonly fetch: typeof fetch;
  readonly now: () => string;
}

/** What is not delivered within this time is out of date; in seconds. */
const LIFE = 6 * 3600;
const PATIENCE = 10_000;

/** A push service that wants to be asked again later. */
class PushLater extends Error {
  readonly retryAfterSeconds: number;

  constructor(status: number, retryAfterSeconds: number) {
    super(`a push service answered ${status}`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Where there is no key: browsers cannot subscribe, and nothing is pushed. */
export const noPusher: Pusher = { publicKey: '', push: async () => undefined };

export function createPusher(deps: PusherDeps): Pusher {
  const { database, key, now } = deps;
  const { kysely } = database;
  return {
    publicKey: key.publicKey,
    push: async (user, message) => {
      const later: PushLater[] = [];
      for (const subscribed of await subscribedOf(kysely, user)) {
        const outcome = await pushTo(deps, subscribed, message);
        await noteOutcome(kysely, subscribed.id, typeof outcome === 'string' ? outcome : 'later', now());
        if (outcome instanceof PushLater) later.push(outcome);
      }
      if (later.length > 0) throw later.reduce((one, other) => (waits(other) > waits(one) ? other : one));
    },
  };
}

const waits = ({ retryAfterSeconds }: PushLater): number => retryAfterSeconds;

type Outcome = 'sent' | 'gone' | 'refused';

/** [NS11] 201 is taken; 404 and 410 end the subscription; 429 and faults of the service are tried again. */
async function pushTo(
  { key, contact, fetch, now }: PusherDeps,
  { endpoint, p256dh, auth }: Subscribed,
  message: PushMessage,
): Promise<Outcome | PushLater> {
  const keys = { subject: contact, publicKey: key.publicKey, privateKey: key.privateKey };
  const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } };
  const request = await buildPushPayload(
    { data: { ...message }, options: { ttl: LIFE } },
    subscription,
    keys,
  );
  const answer = await fetch(endpoint, {
    ...request,
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => null);
  if (answer === null) return new PushLater(0, 0);
  await answer.body?.cancel();
  if (answer.ok) return 'sent';
  if (answer.status === 404 || answer.status === 410) return 'gone';
  if (answer.status === 429 || answer.status >= 500)
    return new PushLater(answer.status, secondsIn(answer.headers.get('retry-after'), now()));
  return 'refused';
}

/** Retry-After: seconds, or a moment. */
function secondsIn(header: string | null, now: string): number {
  if (header === null) return 0;
  if (/^\d+$/.test(header)) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? 0 : Math.max(0, (at - Date.parse(now)) / 1000);
}
