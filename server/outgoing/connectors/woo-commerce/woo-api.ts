import { z } from 'zod';
import { ConnectorFault } from '#model/areas/integrations/connector/connector-fault.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import type { ConnectorContext, HttpAnswer, HttpAsk } from '#model/areas/integrations/connector/connector.ts';
import { readJson, told } from '../read-json.ts';

/** The address of the shop, without a slash at its end. */
export const shopAddress = ({ settings }: ConnectorContext): string =>
  String(settings['address'] ?? '').replace(/\/+$/, '');

const hostOf = (given: ConnectorContext): string => new URL(shopAddress(given)).host;

/** Of the fields that a shop says are wrong, those that are told of. */
const MOST_FIELDS = 20;

const problem = z.object({
  code: z.string(),
  message: z.string(),
  data: z
    .object({ status: z.number(), params: z.looseObject({}) })
    .partial()
    .nullish(),
});

/** A request that the shop does not take as it is; it goes on otherwise. */
export class WooRefusal extends Error {
  override readonly name = 'WooRefusal';
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

export interface WooAnswer<T> {
  readonly data: T;
  /** Of a list: how many pages it has. */
  readonly pages: number;
}

export interface WooAsk extends Pick<HttpAsk, 'method'> {
  /** Below `/wp-json/wc/v3/`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Asks the REST API (v3). Throws `ConnectorFault`, or `WooRefusal` for what is wrong with this request alone. */
export async function askWoo<T extends z.ZodType>(
  given: ConnectorContext,
  { path, query = {}, body, method = 'GET' }: WooAsk,
  shape: T,
): Promise<WooAnswer<z.infer<T>>> {
  const search = new URLSearchParams(query).toString();
  const { consumer = '', consumerSecret = '' } = given.secrets;
  const answer = await given.http({
    method,
    url: `${shopAddress(given)}/wp-json/wc/v3/${path}${search && `?${search}`}`,
    headers: {
      authorization: `Basic ${Buffer.from(`${consumer}:${consumerSecret}`).toString('base64')}`,
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (answer.status >= 400) throw problemOf(answer, given);
  return {
    data: readJson(answer, shape, hostOf(given)),
    pages: Number(answer.headers['x-wp-totalpages'] ?? 1),
  };
}

function problemOf(answer: HttpAnswer, given: ConnectorContext): Error {
  const host = hostOf(given);
  if (answer.status >= 500)
    return new ConnectorFault('connectorUnreachable', { params: { host, answer: `HTTP ${answer.status}` } });
  const { code, message, data } = readJson(answer, problem, host);
  const say = (text: string): string => told(text, Object.values(given.secrets));
  if (answer.status === 401 || answer.status === 403)
    return new ConnectorFault('connectorCredentials', { params: { host, answer: say(message) } });
  if (answer.status === 404 && code !== 'rest_no_route') return new WooRefusal({ code: 'shopGone' });
  const fields = Object.entries(data?.params ?? {})
    .slice(0, MOST_FIELDS)
    .map(([field, wrong]) => `${field}: ${String(wrong)}`);
  return new WooRefusal({
    code: 'otherSideRefused',
    params: { answer: say(fields.length > 0 ? fields.join(' ') : message) },
  });
}
