import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { ConnectorFault } from '#model/areas/integrations/connector/connector-fault.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import type { ConnectorContext, HttpAnswer, HttpAsk } from '#model/areas/integrations/connector/connector.ts';
import { AccessTokens } from '../access-tokens.ts';
import { notAsDocumented, readJson, told } from '../read-json.ts';

const HOST = 'api.fortnox.se';
const TOKEN_HOST = 'apps.fortnox.se';
/** Fortnox answers 25 requests of one token in five seconds. */
const WINDOW = 5000;
const MOST_IN_WINDOW = 25;

/** The time that requests are spaced by. */
export interface Pace {
  readonly now: () => number;
  readonly pause: (milliseconds: number) => Promise<unknown>;
}
export const realPace: Pace = { now: () => Date.now(), pause: (milliseconds) => wait(milliseconds) };

/** A request that Fortnox does not take as it is; it goes on otherwise. */
export class FortnoxRefusal extends Error {
  override readonly name = 'FortnoxRefusal';
  readonly status: number;
  readonly refusal: Refusal;
  constructor(status: number, refusal: Refusal) {
    super(refusal.code);
    this.status = status;
    this.refusal = refusal;
  }
}

export interface FortnoxAsk extends Pick<HttpAsk, 'method'> {
  /** Below `/3/`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const granted = z.object({ access_token: z.string(), refresh_token: z.string(), expires_in: z.number() });
/** Names begin with a capital letter, or do not: Fortnox writes both. */
const problem = z.object({
  ErrorInformation: z
    .object({ Message: z.string(), message: z.string(), Code: z.number(), code: z.number() })
    .partial(),
});

/** Codes of a token that is missing or wrong, and of a scope that the integration does not have. */
const BAD_TOKENS = [2000310, 2000311];
const NO_SCOPE = [2000663, 2001101];

/** Fortnox's REST API, with tokens that are renewed and requests that keep to its limit. */
export class FortnoxApi {
  readonly #tokens = new AccessTokens();
  readonly #asked = new Map<string, number[]>();
  /** The refresh tokens that took the place of others: a run goes on with the ones that it began with. */
  readonly #renewed = new Map<string, string>();
  readonly #pace: Pace;

  constructor(pace: Pace = realPace) {
    this.#pace = pace;
  }

  /** Throws `ConnectorFault`, or `FortnoxRefusal` for what is wrong with this request alone. */
  async ask<T extends z.ZodType>(given: ConnectorContext, ask: FortnoxAsk, shape: T): Promise<z.infer<T>> {
    let answer = await this.#send(given, ask);
    if (answer.status === 401) {
      this.#tokens.forget(keysOf(given));
      answer = await this.#send(given, ask);
    }
    if (answer.status >= 400) throw problemOf(answer, given);
    return readJson(answer, shape, HOST);
  }

  async #send(
    given: ConnectorContext,
    { path, query = {}, body, method = 'GET' }: FortnoxAsk,
  ): Promise<HttpAnswer> {
    const token = await this.#tokenOf(given);
    await this.#keepPace(token);
    const search = new URLSearchParams(query).toString();
    return given.http({
      method,
      url: `https://${HOST}/3/${path}${search && `?${search}`}`,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  async #keepPace(token: string): Promise<void> {
    const { now, pause } = this.#pace;
    const before = this.#asked.get(token) ?? [];
    let recent = before.filter((at) => now() - at < WINDOW);
    const [first = 0] = recent;
    if (recent.length >= MOST_IN_WINDOW) {
      await pause(first + WINDOW - now());
      recent = recent.filter((at) => now() - at < WINDOW);
    }
    for (const [ended, at] of this.#asked) if (now() - (at.at(-1) ?? 0) >= WINDOW) this.#asked.delete(ended);
    this.#asked.set(token, [...recent, now()]);
  }

  /**
   * The access token, which lasts an hour. A refresh token is good for one use: the one that takes its place is kept before the access
   * token is used, or the connection would be lost with this process.
   */
  #tokenOf(given: ConnectorContext): Promise<string> {
    const keys = keysOf(given);
    return this.#tokens.get(keys, Date.parse(given.now()), async () => {
      const [clientId = '', secret = ''] = keys;
      let [, , refreshToken = ''] = keys;
      for (let next = this.#renewed.get(refreshToken); next; next = this.#renewed.get(next))
        refreshToken = next;
      const answer = await given.http({
        method: 'POST',
        url: `https://${TOKEN_HOST}/oauth-v1/token`,
        headers: {
          authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }).toString(),
      });
      if (answer.status >= 400 && answer.status < 500) throw lockedOut(answer, given, TOKEN_HOST);
      const { access_token, refresh_token, expires_in } = readJson(answer, granted, TOKEN_HOST);
      if (refresh_token !== refreshToken) {
        this.#renewed.set(refreshToken, refresh_token);
        await given.keepSecret('refreshToken', refresh_token);
      }
      const token = { token: access_token, until: Date.parse(given.now()) + expires_in * 1000 };
      this.#tokens.alsoFor([clientId, secret, refresh_token], token);
      return token;
    });
  }
}

const keysOf = ({ settings, secrets }: ConnectorContext): string[] => [
  String(settings['clientId'] ?? ''),
  secrets['clientSecret'] ?? '',
  secrets['refreshToken'] ?? '',
];

const lockedOut = (
  { status, body }: HttpAnswer,
  { secrets }: ConnectorContext,
  host: string,
): ConnectorFault =>
  new ConnectorFault('connectorCredentials', {
    params: { host, answer: told(body, Object.values(secrets)) || `HTTP ${status}` },
  });

function problemOf(answer: HttpAnswer, given: ConnectorContext): Error {
  const { status } = answer;
  if (status >= 500) return new ConnectorFault('connectorUnreachable', { params: { host: HOST } });
  const read = problem.safeParse(jsonOf(answer.body));
  if (!read.success)
    return status === 401 || status === 403
      ? lockedOut(answer, given, HOST)
      : notAsDocumented(HOST, answer.body);
  const { Message, message = Message ?? '', Code, code = Code ?? 0 } = read.data.ErrorInformation;
  if (NO_SCOPE.includes(code) || status === 403)
    return new FortnoxRefusal(403, { code: 'otherSideScopes', params: { scopes: told(message) } });
  if (BAD_TOKENS.includes(code) || status === 401) return lockedOut(answer, given, HOST);
  const answered = told(`${message} (${code})`, Object.values(given.secrets));
  return new FortnoxRefusal(status, { code: 'otherSideRefused', params: { answer: answered } });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
