import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { ConnectorFault } from '#model/areas/integrations/connector/connector-fault.ts';
import type { ConnectorContext, HttpAnswer } from '#model/areas/integrations/connector/connector.ts';
import { AccessTokens } from '../access-tokens.ts';
import { notAsDocumented, readJson, told } from '../read-json.ts';

/** The version of the API that is asked; each is answered for a year. */
const VERSION = '2026-10';

/** Seconds that a request waits itself until Shopify has restored what it costs; beyond, the run goes on later. */
const PATIENCE = 20;
const MOST_TRIES = 4;

const tokens = new AccessTokens();

/** The id of a thing, without the rest of its address: `gid://shopify/Order/1` is `1`. */
export const bareId = (gid: string): string => gid.slice(gid.lastIndexOf('/') + 1);
export const gid = (type: string, id: string): string => `gid://shopify/${type}/${id}`;

const granted = z.object({ access_token: z.string(), expires_in: z.number() });

/** Tokens of older apps are used as they are; others are got for a day with the client credentials grant. */
const isToken = (secret: string): boolean => secret.startsWith('shpat_');

const keysOf = ({ settings, secrets }: ConnectorContext): string[] => [
  String(settings['shop'] ?? ''),
  String(settings['clientId'] ?? ''),
  secrets['clientSecret'] ?? '',
];

async function tokenOf(given: ConnectorContext): Promise<string> {
  const [shop = '', clientId = '', secret = ''] = keysOf(given);
  if (isToken(secret)) return secret;
  return tokens.get(keysOf(given), Date.parse(given.now()), async () => {
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: secret,
    });
    const answer = await given.http({
      method: 'POST',
      url: `https://${shop}/admin/oauth/access_token`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: body.toString(),
    });
    if (answer.status >= 400 && answer.status < 500) throw refusedKeys(answer, given);
    const { access_token: token, expires_in: seconds } = readJson(answer, granted, hostOf(given));
    return { token, until: Date.parse(given.now()) + seconds * 1000 };
  });
}

const hostOf = ({ settings }: ConnectorContext): string => String(settings['shop'] ?? '');

const refusedKeys = ({ status, body }: HttpAnswer, given: ConnectorContext): ConnectorFault =>
  new ConnectorFault('connectorCredentials', {
    params: { host: hostOf(given), answer: told(body, Object.values(given.secrets)) || `HTTP ${status}` },
  });

const cost = z.object({
  requestedQueryCost: z.number(),
  throttleStatus: z.object({ currentlyAvailable: z.number(), restoreRate: z.number() }),
});
const answered = z.object({
  data: z.unknown().optional(),
  errors: z
    .array(z.object({ message: z.string(), extensions: z.object({ code: z.string() }).partial().optional() }))
    .optional(),
  extensions: z.object({ cost: cost.optional() }).optional(),
});
type Answered = z.infer<typeof answered>;

/** Asks the GraphQL Admin API, and waits where it asks to, for a while. Throws `ConnectorFault`. */
export async function askShopify<T extends z.ZodType>(
  given: ConnectorContext,
  query: string,
  variables: Readonly<Record<string, unknown>>,
  shape: T,
): Promise<z.infer<T>> {
  const host = hostOf(given);
  for (let tries = 1; ; tries += 1) {
    const answer = await post(given, query, variables);
    const codes = (answer.errors ?? []).map(({ extensions }) => extensions?.code);
    if (codes.includes('THROTTLED')) {
      const seconds = secondsToWait(answer);
      if (seconds > PATIENCE || tries >= MOST_TRIES)
        throw new ConnectorFault('connectorBusy', {
          params: { host },
          retryAfterSeconds: Math.ceil(seconds),
        });
      await pause(seconds * 1000);
      continue;
    }
    const [first] = answer.errors ?? [];
    if (codes.includes('ACCESS_DENIED'))
      throw new ConnectorFault('connectorCredentials', {
        params: { host, answer: told(first?.message ?? '') },
      });
    if (first) throw notAsDocumented(host, first.message);
    const read = shape.safeParse(answer.data);
    if (read.success) return read.data;
    throw notAsDocumented(host, read.error.issues[0]?.path.join('.') ?? '');
  }
}

function secondsToWait({ extensions }: Answered): number {
  const asked = extensions?.cost;
  if (!asked || asked.throttleStatus.restoreRate <= 0) return PATIENCE + 1;
  const missing = asked.requestedQueryCost - asked.throttleStatus.currentlyAvailable;
  return Math.max(0, missing) / asked.throttleStatus.restoreRate;
}

async function post(
  given: ConnectorContext,
  query: string,
  variables: unknown,
  isAgain = false,
): Promise<Answered> {
  const shop = String(given.settings['shop'] ?? '');
  const answer = await given.http({
    method: 'POST',
    url: `https://${shop}/admin/api/${VERSION}/graphql.json`,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'x-shopify-access-token': await tokenOf(given),
    },
    body: JSON.stringify({ query, variables }),
  });
  if (answer.status === 401) {
    tokens.forget(keysOf(given));
    if (!isAgain && !isToken(given.secrets['clientSecret'] ?? '')) return post(given, query, variables, true);
  }
  if (answer.status === 401 || answer.status === 403) throw refusedKeys(answer, given);
  if (answer.status !== 200) throw notAsDocumented(hostOf(given), `HTTP ${answer.status} ${answer.body}`);
  return readJson(answer, answered, hostOf(given));
}
