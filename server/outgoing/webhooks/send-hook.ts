import { once } from 'node:events';
import { request as plain, type IncomingMessage } from 'node:http';
import { request as secure } from 'node:https';
import { isEndpointAddress } from '#model/areas/integrations/webhook/webhook-address.ts';
import { AddressRefused, guardedLookup, judgeLiteral, type Resolve } from './guarded-lookup.ts';

/** What is sent to an endpoint. */
export interface Hook {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON. */
  readonly body: string;
}

/** What came of it. */
export interface Sent {
  /** The status of the answer; null: there was none. */
  readonly status: number | null;
  /** Why there was none, or why it does not count; empty: it arrived. */
  readonly problem: string;
  readonly ms: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The beginning of the answer. */
  readonly body: string;
}

export interface SendOptions {
  /** Whether this machine itself may be sent to, without encryption. */
  readonly mayBeLocal: boolean;
  readonly resolve?: Resolve;
  /** Milliseconds for all of it; 15 s by default. */
  readonly patience?: number;
}

const PATIENCE = 15_000;
/** Bytes that are kept of an answer; what comes after is not read. */
const KEPT = 1024;
const MOST_HEADERS = 30;

/**
 * [WB8] Posts to an endpoint, once: it has 15 seconds for its answer, of which the first kilobyte is read. Never rejects. Redirects
 * are not followed: where they lead was not verified.
 */
export async function sendHook(hook: Hook, options: SendOptions): Promise<Sent> {
  const begun = performance.now();
  const none = { status: null, headers: {}, body: '' };
  const since = (): number => Math.round(performance.now() - begun);
  if (!isEndpointAddress(hook.url) || (hook.url.startsWith('http:') && !options.mayBeLocal))
    return { ...none, problem: 'the address does not begin with https', ms: since() };
  try {
    const answer = await answerOf(hook, options);
    return { ...answer, problem: problemOf(answer.status), ms: since() };
  } catch (error) {
    return { ...none, problem: told(error), ms: since() };
  }
}

async function answerOf({ url, headers, body }: Hook, options: SendOptions) {
  const { mayBeLocal, resolve, patience = PATIENCE } = options;
  const target = new URL(url);
  judgeLiteral(target, mayBeLocal);
  const post = target.protocol === 'https:' ? secure : plain;
  const sent = post(target, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Lagra-Webhooks/1',
      ...headers,
    },
    agent: false, // a connection of its own: none that was judged for another endpoint
    lookup: guardedLookup(mayBeLocal, resolve),
    signal: AbortSignal.timeout(patience),
  });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]; // the event's only argument
  try {
    return { status: answer.statusCode ?? 0, headers: headersOf(answer), body: await beginningOf(answer) };
  } finally {
    sent.destroy();
  }
}

async function beginningOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part);
    length += part.length;
    if (length >= KEPT) break;
  }
  return Buffer.concat(parts).subarray(0, KEPT).toString('utf8').replaceAll('\0', '');
}

const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .slice(0, MOST_HEADERS)
      .map(([name, value]) => [name, String(value).slice(0, 200)]),
  );

function problemOf(status: number): string {
  if (status >= 200 && status < 300) return '';
  return status >= 300 && status < 400
    ? `redirects (${status}), which is not followed`
    : `answered ${status}`;
}

const UNKNOWN = 'there is no such host on the internet';

/** What is told of faults by their codes; what else the system says may name hosts and addresses of its network. */
const faults: Readonly<Record<string, string>> = {
  ENOTFOUND: UNKNOWN,
  EAI_AGAIN: UNKNOWN,
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was broken off',
  EPIPE: 'the connection was broken off',
  ETIMEDOUT: 'no answer in time',
  EHOSTUNREACH: 'the host was not reached',
  ENETUNREACH: 'the host was not reached',
};
const ofCertificates = /^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/;

/**
 * [WB10] Why there was no answer, in words of ours alone. A name that is not known and one that leads into a private network are
 * told alike: otherwise whoever manages webhooks could ask which names there are in it.
 */
function told(error: unknown): string {
  if (error instanceof AddressRefused) return UNKNOWN;
  if (!(error instanceof Error)) return 'it failed';
  if (error.name === 'TimeoutError' || (error.cause as Error | undefined)?.name === 'TimeoutError')
    return 'no answer in time';
  const code = String((error as NodeJS.ErrnoException).code ?? '');
  if (ofCertificates.test(code)) return 'its certificate is not trusted';
  if (code.startsWith('HPE_')) return 'what it answered is not HTTP';
  return (Object.hasOwn(faults, code) ? faults[code] : undefined) ?? 'it failed';
}
