import { once } from 'node:events';
import { request as plain, type IncomingMessage } from 'node:http';
import { request as secure } from 'node:https';
import { ConnectorFault } from '#model/areas/integrations/connector/connector-fault.ts';
import type { Http, HttpAnswer, HttpAsk } from '#model/areas/integrations/connector/connector.ts';
import { AddressRefused, guardedLookup, judgeLiteral } from '#server/outgoing/webhooks/guarded-lookup.ts';
import { AnswerBounds } from './answer-bounds.ts';
import { faultOf, PATIENCE, type Reach } from './reach.ts';

/** Where the answer does not say how long to wait, in seconds. */
const A_WHILE = 60;

/**
 * [CNX3] Requests of connectors: over https (plain only to this machine, where that is allowed), to no private address, without
 * following redirects, with limits of time and size. Answers that ask to wait are faults that say how long, whatever else they hold.
 */
export const guardedHttp =
  (reach: Reach): Http =>
  async (ask) => {
    const { hostname } = new URL(ask.url);
    return await answerOf(ask, reach).catch((error: unknown) => {
      throw faultOf(error, hostname);
    });
  };

async function answerOf(
  { method = 'GET', url, headers, body, megabytes }: HttpAsk,
  reach: Reach,
): Promise<HttpAnswer> {
  const target = new URL(url);
  const nearby = reach.network ? 'network' : false;
  if (target.protocol !== 'https:' && !(target.protocol === 'http:' && reach.network))
    throw new AddressRefused('the address does not begin with https');
  judgeLiteral(target, nearby);
  const send = target.protocol === 'https:' ? secure : plain;
  const sent = send(target, {
    method,
    headers: {
      'user-agent': 'Lagra-Connections/1',
      accept: '*/*',
      ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
      ...headers,
    },
    agent: false, // a connection of its own: none that was judged for another host
    lookup: guardedLookup(nearby, reach.resolve),
    signal: AbortSignal.timeout(reach.patience ?? PATIENCE),
  });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]; // the event's only argument
  try {
    const [status, said] = [answer.statusCode ?? 0, headersOf(answer)];
    if (status === 429 || status === 503)
      throw new ConnectorFault('connectorBusy', {
        params: { host: target.hostname },
        retryAfterSeconds: secondsOf(said['retry-after']),
      });
    const bounds = new AnswerBounds(target.hostname, megabytes);
    return { status, headers: said, body: await textOf(answer, bounds) };
  } finally {
    sent.destroy();
  }
}

async function textOf(answer: IncomingMessage, bounds: AnswerBounds): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of answer as AsyncIterable<Buffer>) {
    bounds.add(part);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

/** Seconds, or a moment, as `Retry-After` says. */
function secondsOf(said: string | undefined): number {
  if (said === undefined) return A_WHILE;
  const seconds = /^\d+$/.test(said.trim()) ? Number(said) : (Date.parse(said) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(Math.ceil(seconds), 1) : A_WHILE;
}
