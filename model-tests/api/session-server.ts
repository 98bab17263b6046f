import { demoPassword } from '#server/demo/company-list.ts';
import { identityTrial } from '#server/accounts/identity/identity.fixtures.ts';
import type { IdentityTrial } from '#server/accounts/identity/identity.fixtures.ts';
import { hashPassword } from '#server/accounts/identity/password.ts';
import { freshId, mustPropose } from '#server/testing/company.fixtures.ts';
import { settingsCalls } from '#services/account/settings-calls.ts';
import type { SettingsCalls } from '#services/account/settings-calls.ts';
import { createHttpClient } from '#services/http/http-client.ts';
import { sessionCalls } from '#services/session/session-calls.ts';
import type { SessionCalls } from '#services/session/session-calls.ts';

export type Person = 'ann' | 'bea';

/** A browser's side of the server: its calls, its cookies, and a cable to pull. */
export interface Device {
  readonly calls: SessionCalls;
  readonly settings: SettingsCalls;
  readonly cookies: Map<string, string>;
  /** Makes one call while offline. */
  offline<T>(call: () => Promise<T>): Promise<T>;
  /** How often the server said that it does not know the session. */
  unknown(): number;
}

export interface SessionServer {
  readonly trial: IdentityTrial;
  readonly companies: { readonly nord: number; readonly fjord: number };
  readonly users: Readonly<Record<Person, string>>;
  device(): Device;
  credentials(person: Person): { email: string; password: string };
  /** Records in which company a person last worked, as another device would have. */
  workedIn(person: Person, company: number): Promise<void>;
  close(): Promise<void>;
}

/** Two people in two companies, salespeople in the first and founders of the second, behind the real routes. */
export async function openSessionServer(): Promise<SessionServer> {
  const plenty = { tries: 10_000, seconds: 900 };
  const trial = await identityTrial({
    limits: { accountFromAddress: plenty, account: plenty, address: plenty },
  });
  await trial.api.listen({ port: 0, host: '127.0.0.1' });
  const [nord = 0, fjord = 0] = trial.companies.map(({ id }) => id);
  const users = { ann: freshId(), bea: freshId() };
  const role = freshId();
  for (const company of [nord, fjord]) {
    const data = { name: 'Counter', permissions: ['product.view', 'salesOrder.view'] };
    await mustPropose(trial.executor, company, [{ kind: 'role', document: role, type: 'create', data }]);
    await mustPropose(
      trial.executor,
      company,
      Object.entries(users).map(([name, user]) => ({
        kind: 'member',
        document: freshId(),
        type: 'add',
        data: { name, email: emailOf(name), user, role, founder: company === fjord },
      })),
    );
  }
  const passwordHash = await hashPassword(demoPassword);
  await trial.identity.users.insert(
    Object.entries(users).map(([name, id]) => ({
      id,
      email: emailOf(name),
      name,
      locale: 'en',
      passwordHash,
    })),
  );
  return {
    trial,
    companies: { nord, fjord },
    users,
    device: () => deviceAt(trial.api.listeningOrigin),
    credentials: (person) => ({ email: emailOf(person), password: demoPassword }),
    workedIn: (person, company) => trial.identity.users.update(users[person], { lastCompany: company }),
    close: () => trial.close(),
  };
}

const emailOf = (name: string): string => `${name}@example.com`;

/** @param address of a server, without a trailing slash */
export function deviceAt(address: string, language = 'en'): Device {
  const cookies = new Map<string, string>();
  let connected = true;
  let unknown = 0;
  const http = createHttpClient({
    apiBase: `${address}/api/`,
    language: () => language,
    onUnauthenticated: () => void (unknown += 1),
    fetch: async (input, init) => {
      if (!connected) throw new TypeError('fetch failed');
      const request = new Request(input, init);
      request.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
      const response = await fetch(request);
      for (const line of response.headers.getSetCookie()) keepCookie(cookies, line);
      return response;
    },
  });
  return {
    calls: sessionCalls(http),
    settings: settingsCalls(http),
    cookies,
    unknown: () => unknown,
    offline: async (call) => {
      connected = false;
      try {
        return await call();
      } finally {
        connected = true;
      }
    },
  };
}

function keepCookie(cookies: Map<string, string>, line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  if (value === '') cookies.delete(name);
  else cookies.set(name, value);
}
