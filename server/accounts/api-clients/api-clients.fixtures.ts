import { randomFillSync, randomUUID } from 'node:crypto';
import { apiClientFixture } from '#model/areas/integrations/api-client/api-client.fixtures.ts';
import type { ApiClientCreation } from '#model/areas/integrations/api-client/api-client.facts.ts';
import { keptOf, newSecret } from '#model/areas/integrations/api-client/client-secret.ts';
import { versionRead } from '#server/testing/version-read.ts';
import type { WholeServer } from '#server/testing/whole-server.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Answer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
  // oxlint-disable-next-line typescript/no-explicit-any -- as the server writes it
  json(): any;
}

/** A client of a company that calls it. */
export interface Caller {
  readonly id: string;
  readonly secret: string;
  call(method: Method, path: string, body?: object, from?: string): Promise<Answer>;
  /** Gives it a command as who made it. */
  give(command: string, data?: object): Promise<Answer>;
}

/** A new secret, and what is kept of it. */
export async function madeSecret() {
  const secret = newSecret((bytes) => randomFillSync(bytes));
  return { secret, kept: await keptOf(secret) };
}

/** A client that somebody makes; with their sign-in's cookie. */
export async function callerOf(
  { app, database }: Pick<WholeServer, 'app' | 'database'>,
  company: number,
  maker: { readonly cookie: string },
  over: Partial<ApiClientCreation> = {},
): Promise<Caller> {
  const id = randomUUID();
  const { secret, kept } = await madeSecret();
  const at = `/api/core/companies/${company}/`;
  const versionNow = () => versionRead(database, company, 'row_api_client', id);
  const give = async (command: string, data: object = {}) =>
    app.inject({
      method: 'POST',
      url: `${at}documents/apiClient/${id}/${command}/`,
      headers: maker,
      payload: { data, ...(command === 'resume' && { version: await versionNow() }) },
    });
  const made = await give('create', apiClientFixture({ name: `Client ${id}`, secret: kept, ...over }));
  if (made.statusCode !== 200) throw new Error(made.body);
  return {
    id,
    secret,
    give,
    call: (method, path, body, from = '127.0.0.1') =>
      app.inject({
        method,
        url: path.startsWith('/') ? path : `${at}${path}`,
        remoteAddress: from,
        headers: { authorization: `Bearer ${secret}` },
        ...(body && { payload: body }),
      }),
  };
}
