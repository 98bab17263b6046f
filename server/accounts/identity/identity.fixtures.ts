import { fastify, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { accountDocument } from '#machines/areas/setup/account/account.machine.ts';
import { postingRuleDocument } from '#machines/areas/setup/posting-rule/posting-rule.machine.ts';
import { apiClientDocument } from '#machines/areas/integrations/api-client/api-client.machine.ts';
import { workflowDocument } from '#machines/areas/integrations/workflow/workflow.machine.ts';
import { connectionDocument } from '#machines/areas/integrations/connection/connection.machine.ts';
import { pairingDocument } from '#machines/areas/integrations/pairing/pairing.machine.ts';
import { companyDocument } from '#machines/areas/setup/company/company.machine.ts';
import { labelFormatDocument } from '#machines/areas/setup/label-format/label-format.machine.ts';
import { deliveryTermDocument } from '#machines/areas/setup/delivery-term/delivery-term.machine.ts';
import { locationDocument } from '#machines/areas/stock/location/location.machine.ts';
import { memberDocument } from '#machines/areas/setup/member/member.machine.ts';
import { paymentTermDocument } from '#machines/areas/setup/payment-term/payment-term.machine.ts';
import { reasonDocument } from '#machines/areas/setup/reason/reason.machine.ts';
import { subscriptionDocument } from '#machines/areas/setup/subscription/subscription.machine.ts';
import { roleDocument } from '#machines/areas/setup/role/role.machine.ts';
import { warehouseDocument } from '#machines/areas/stock/warehouse/warehouse.document.ts';
import { createEngine } from '#model/engine/create-engine.ts';
import { stockLedger } from '#model/stock/stock.ledger.ts';
import { companyBusiness } from '#server/company-business.ts';
import { demoPassword } from '#server/demo/company-list.ts';
import type { SeededCompany } from '#server/demo/companies.ts';
import { answerErrors } from '#server/platform/http/error-handler.ts';
import { createExecutor, type Executor } from '#server/platform/commands/executor.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';
import { createJobRunner } from '#server/jobs/job-runner.ts';
import { createSecurityLog } from '#server/platform/model/security-log.ts';
import { createDemoDatabase } from '#server/testing/demo-database.ts';
import { freezeJobs } from '#server/testing/frozen-jobs.ts';
import type { TestDatabase } from '#server/testing/test-database.ts';
import { refuseForgery } from './forged-requests.ts';
import type { MailTransport } from '#server/mail/transport.ts';
import type { Letter } from '#server/mail/letter.ts';
import { billingRoutes, type BillingRouteDeps } from '#server/accounts/billing/billing.routes.ts';
import { webhookRoutes, type WebhookDeps } from '#server/accounts/billing/webhooks/webhook.routes.ts';
import type { PaymentProvider } from '#server/accounts/billing/payment-provider.ts';
import { createSandboxProvider } from '#server/accounts/billing/sandbox-provider.ts';
import { createAccounts, type Accounts } from './accounts.ts';
import type { RequestLimits } from './request-limits.ts';
import { Streams } from '#server/platform/stream/streams.ts';
import { createIdentity, type GuessLimits, type Identity } from './identity.ts';
import { identityRoutes } from './identity.routes.ts';
import { testSecret } from '#server/testing/test-secret.ts';

/** Only the kinds the demo companies need here: goods and orders are tested elsewhere. */
const engine = createEngine(
  [
    companyDocument,
    roleDocument,
    memberDocument,
    apiClientDocument,
    warehouseDocument,
    locationDocument,
    reasonDocument,
    paymentTermDocument,
    deliveryTermDocument,
    accountDocument,
    postingRuleDocument,
    labelFormatDocument,
    subscriptionDocument,
    workflowDocument,
    connectionDocument,
    pairingDocument,
  ],
  stockLedger,
);

/** The demo companies and people behind this folder's routes, with an adjustable clock. */
export interface IdentityTrial {
  readonly database: TestDatabase;
  readonly executor: Executor;
  readonly identity: Identity;
  readonly accounts: Accounts;
  /** Letters sent, in order; mail is sent only on command. */
  readonly letters: Letter[];
  /** The mail server; tests can make it fail. */
  readonly mailServer: { failsWith: string | null };
  /** Faults of background work. */
  readonly faults: unknown[];
  readonly companies: readonly SeededCompany[];
  readonly api: FastifyInstance;
  readonly clock: { now: string };
  readonly logged: string[];
  close(): Promise<void>;
}

interface TrialOptions {
  readonly limits?: GuessLimits;
  readonly requestLimits?: RequestLimits;
  readonly publicUrl?: string;
  readonly published?: readonly string[];
  readonly provider?: PaymentProvider;
  readonly operatorEmail?: string;
}

/** Not configured. */
const seller = { name: null, address: null, vatNumber: null };
const secretKey = 'a key of the tests';

export async function identityTrial(options: TrialOptions = {}): Promise<IdentityTrial> {
  const clock = { now: '2026-05-04T08:00:00.000Z' };
  const now = (): string => clock.now;
  const { database, companies } = await createDemoDatabase({ name: 'lagra_demo_identity', engine, now });
  const layouts = await readRowLayouts(database.app.kysely, engine);
  const onFault = (error: unknown): never => {
    throw error;
  };
  const settings = { now, onFault, business: companyBusiness, secret: testSecret };
  const executor = createExecutor({ engine, database, layouts, ...settings });
  const publicUrl = options.publicUrl ?? 'http://localhost:3000';
  const { limits, published } = options;
  const guarded = { secretKey, ...(limits && { limits }), ...(published && { published }) };
  const made = { engine, database, layouts, executor, now, publicUrl };
  const security = createSecurityLog(database.app, now);
  const identity = createIdentity({ ...made, ...guarded, security, streams: new Streams() });
  const post = testPost();
  const jobs = createJobRunner({ database, onFault: (error) => void post.faults.push(error) });
  await freezeJobs(database, clock.now);
  const accounts = onCommand(
    createAccounts({
      ...made,
      identity,
      jobs,
      transport: post.transport,
      operatorEmail: options.operatorEmail,
      ...(options.requestLimits && { limits: options.requestLimits }),
    }),
    () => freezeJobs(database, clock.now),
  );
  const provider = options.provider ?? createSandboxProvider();
  const { api, logged } = await serve({ ...accounts, provider, seller, publicUrl, security });
  const close = async (): Promise<void> => {
    await api.close();
    await jobs.close();
    await executor.close();
    await database.dispose();
  };
  return { database, executor, identity, accounts, ...post, companies, api, clock, logged, close };
}

function testPost() {
  const letters: Letter[] = [];
  const faults: unknown[] = [];
  const mailServer: { failsWith: string | null } = { failsWith: null };
  const transport: MailTransport = {
    deliver: async (letter) => {
      if (mailServer.failsWith !== null) throw new Error(mailServer.failsWith);
      letters.push(letter);
    },
    close: () => undefined,
  };
  return { letters, faults, mailServer, transport };
}

/** Mail is sent only on command, by the trial's clock. */
const onCommand = (accounts: Accounts, freeze: () => Promise<void>): Accounts => ({
  ...accounts,
  postman: {
    ...accounts.postman,
    drain: async () => {
      await freeze();
      return accounts.postman.drain();
    },
  },
});

async function serve(routed: Accounts & BillingRouteDeps & WebhookDeps) {
  const logged: string[] = [];
  const api = fastify({
    logger: { level: 'trace', stream: { write: (line: string) => void logged.push(line) } },
  });
  api.setValidatorCompiler(validatorCompiler);
  api.setSerializerCompiler(serializerCompiler);
  answerErrors(api);
  api.addHook('onRequest', refuseForgery(routed.publicUrl));
  await api.register(identityRoutes(routed), { prefix: '/api' });
  await api.register(billingRoutes(routed), { prefix: '/api' });
  await api.register(webhookRoutes(routed), { prefix: '/api' });
  return { api, logged };
}

/** A browser: it keeps cookies and sends them along. */
export function browserOf(
  { api }: IdentityTrial,
  headers: Record<string, string> = {},
  remoteAddress = '127.0.0.1',
) {
  const jar = new Map<string, string>();
  const send = async (method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await api.inject({
      method,
      url: `/api/${path}`,
      remoteAddress,
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
