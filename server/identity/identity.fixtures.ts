import { fastify, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { companyDocument } from '#machines/company/company.document.ts';
import { locationDocument } from '#machines/location/location.document.ts';
import { memberDocument } from '#machines/member/member.document.ts';
import { roleDocument } from '#machines/role/role.document.ts';
import { warehouseDocument } from '#machines/warehouse/warehouse.document.ts';
import { createEngine } from '#model/engine/engine.ts';
import { stockLedger } from '#model/stock/stock.ledger.ts';
import { demoPassword } from '#server/demo/company-list.ts';
import { seedCompanies, type SeededCompany } from '#server/demo/companies.ts';
import { answerErrors } from '#server/platform/http/error-handler.ts';
import { createExecutor, type Executor } from '#server/platform/commands/executor.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { refuseForgery } from './forged-requests.ts';
import { createIdentity, type GuessLimits, type Identity } from './identity.ts';
import { identityRoutes } from './identity.routes.ts';

/** What the demonstration's companies are made of, and no more: goods and orders are tried elsewhere. */
const engine = createEngine(
  [companyDocument, roleDocument, memberDocument, warehouseDocument, locationDocument],
  stockLedger,
);

/** The demonstration's companies and people behind the routes of this folder, with a clock that tests move. */
export interface IdentityTrial {
  readonly database: TestDatabase;
  readonly executor: Executor;
  readonly identity: Identity;
  readonly companies: readonly SeededCompany[];
  readonly api: FastifyInstance;
  readonly clock: { now: string };
  readonly logged: string[];
  close(): Promise<void>;
}

export async function identityTrial(
  options: { limits?: GuessLimits; publicUrl?: string } = {},
): Promise<IdentityTrial> {
  const database = await createTestDatabase();
  const clock = { now: '2026-05-04T08:00:00.000Z' };
  const now = (): string => clock.now;
  const layouts = await readRowLayouts(database.app.kysely, engine);
  const executor = createExecutor({
    engine,
    database,
    layouts,
    now,
    onFault: (error) => {
      throw error;
    },
  });
  const publicUrl = options.publicUrl ?? 'http://localhost:3000';
  const limits = options.limits && { limits: options.limits };
  const identity = createIdentity({ engine, database, layouts, executor, now, publicUrl, ...limits });
  const companies = await seedCompanies({ database, executor, users: identity.users, now });
  if (!companies) throw new Error('the test database was not empty');
  const logged: string[] = [];
  const api = fastify({
    logger: { level: 'trace', stream: { write: (line: string) => void logged.push(line) } },
  });
  api.setValidatorCompiler(validatorCompiler);
  api.setSerializerCompiler(serializerCompiler);
  answerErrors(api);
  api.addHook('onRequest', refuseForgery(publicUrl));
  await api.register(identityRoutes({ identity, executor, now }), { prefix: '/api' });
  const close = async (): Promise<void> => {
    await api.close();
    await executor.close();
    await database.dispose();
  };
  return { database, executor, identity, companies, api, clock, logged, close };
}

/** One browser: it keeps the cookie it is given and sends it along. */
export function browserOf({ api }: IdentityTrial, headers: Record<string, string> = {}) {
  const jar = new Map<string, string>();
  const send = async (method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await api.inject({
      method,
      url: `/api/${path}`,
      headers: { ...(cookie && { cookie }), ...headers },
      ...(payload && { payload }),
    });
    for (const { name, value } of answer.cookies) {
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  };
  return {
    jar,
    get: (path: string) => send('GET', path),
    post: (path: string, payload?: object) => send('POST', path, payload),
    patch: (path: string, payload: object) => send('PATCH', path, payload),
    signIn: (name: string, password = demoPassword) =>
      send('POST', 'auth/token/', { email: `${name}@example.com`, password }),
  };
}
