import { once } from 'node:events';
import { request as plain, type IncomingMessage } from 'node:http';
import { request as secure } from 'node:https';
import { ConnectorFault } from '#model/connector/connector-fault.ts';
import type { Http, HttpAnswer, HttpAsk } from '#model/connector/connector.ts';
import { AddressRefused, guardedLookup, judgeLiteral } from '#server/webhooks/guarded-lookup.ts';
import { AnswerBounds } from './answer-bounds.ts';
import { faultOf, PATIENCE, type Reach } from './reach.ts';

/** Where the answer does not say how long to wait, in seconds. */
const A_WHILE = 60;

/**
 * [CNX3] Requests of connectors: over https (plain only to this machine, where that is allowed), to no private address, without
 * following redirects, with limits of time and size. Answers that ask to wait are faults that say how long.
 */
export const guardedHttp =
  (reach: Reach): Http =>
  async (ask) => {
    const { hostname } = new URL(ask.url);
    const answer = await answerOf(ask, reach).catch((error: unknown) => {
      throw faultOf(error, hostname);
    });
    if (answer.status === 429 || answer.status === 503)
      throw new ConnectorFault('connectorBusy', {
        params: { host: hostname },
        retryAfterSeconds: secondsOf(answer.headers['retry-after']),
      });
    return answer;
  };

async function answerOf({ method = 'GET', url, headers, body }: HttpAsk, reach: Reach): Promise<HttpAnswer> {
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
    return {
      status: answer.statusCode ?? 0,
      headers: headersOf(answer),
      body: await textOf(answer, target.hostname),
    };
  } finally {
    sent.destroy();
  }
}

async function textOf(answer: IncomingMessage, hostname: string): Promise<string> {
  const parts: Buffer[] = [];
  const bounds = new AnswerBounds(hostname);
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
