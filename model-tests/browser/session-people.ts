import type { CompanyEntry, HeldPermissions } from '#machines/app/session/session.types.ts';
import { demoPassword } from '#server/demo/company-list.ts';
import { deviceAt } from '../api/session-server.ts';
import type { Device } from '../api/session-server.ts';
import { rejected } from '../api/session-walk.ts';
import { foreign } from '../model/company-switch-case.ts';
import { withoutFactor, type SessionAnswers } from '../model/session-answers.ts';
import type { Language } from './words.ts';

/** Ann administers two companies, Bea sells in the first of them. */
export type Name = 'ann' | 'bea';

const emails: Readonly<Record<Name, string>> = { ann: 'admin@example.com', bea: 'sales@example.com' };

export const credentialsOf = (name: Name): { email: string; password: string } => ({
  email: emails[name],
  password: demoPassword,
});

/** Unknown credentials, with a new address each time, so that no account is locked. */
let strangers = 0;
export const wrongCredentials = (): { email: string; password: string } => {
  strangers += 1;
  return { email: `stranger-${strangers}@example.com`, password: 'not a password' };
};

export interface People {
  readonly answers: SessionAnswers;
  /** Ann's companies: the one she begins in, and her other one. */
  readonly home: CompanyEntry;
  readonly other: CompanyEntry;
  readonly heldByBea: HeldPermissions;
  /** Records from another device in which company Ann worked last. */
  annWorkedIn(company: number): Promise<void>;
  /** The cookies of a new session. */
  freshSession(name: Name): Promise<readonly { name: string; value: string }[]>;
}

/** Asks the server for its answers to them, in the language of the page. */
export async function meetPeople(origin: string, language: Language): Promise<People> {
  const devices = { ann: deviceAt(origin, language), bea: deviceAt(origin, language) };
  const { calls } = devices.ann;
  const detailed = await rejected(calls.signIn(wrongCredentials()));
  const [home, other] = withoutFactor(await calls.signIn(credentialsOf('ann'))).companies;
  if (!home || !other) throw new Error('Ann has not two companies');
  await calls.switchCompany(home.id);
  // Also as known from her profile: otherwise each way of learning about her would be a separate state.
  const asAnn = withoutFactor(await calls.signIn(credentialsOf('ann')));
  let worked = home.id;
  const asBea = withoutFactor(await devices.bea.calls.signIn(credentialsOf('bea')));
  const answers: SessionAnswers = {
    asAnn: { ...asAnn, active: home },
    asBea,
    asAnnElsewhere: { ...asAnn, active: other },
    ofSales: await calls.loadPermissions(null),
    ofFounder: { permissions: [], role: null, founder: true },
    profile: await calls.loadProfile(),
    detailed,
    switchRefused: await rejected(calls.switchCompany(foreign)),
    silent: new Error('no answer'),
  };
  const annWorkedIn = async (company: number): Promise<void> => {
    if (worked !== company) await calls.switchCompany(company);
    worked = company;
  };
  return {
    answers,
    home,
    other,
    heldByBea: await devices.bea.calls.loadPermissions(null),
    annWorkedIn,
    freshSession: async (name) => {
      if (name === 'ann') await annWorkedIn(home.id);
      const device = deviceAt(origin, language);
      await device.calls.signIn(credentialsOf(name));
      return cookiesOf(device);
    },
  };
}

/** Ends every session of a demo user. */
export async function endSessionsOf(origin: string, email: string): Promise<void> {
  const device = deviceAt(origin);
  await device.calls.signIn({ email, password: demoPassword });
  await endOthers(origin, device);
}

const cookiesOf = ({ cookies }: Device): { name: string; value: string }[] =>
  [...cookies].map(([name, value]) => ({ name, value }));

async function endOthers(origin: string, device: Device): Promise<void> {
  const cookie = cookiesOf(device)
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  const answer = await fetch(`${origin}/api/auth/sessions/revoke-others/`, {
    method: 'POST',
    headers: { cookie },
  });
  if (!answer.ok) throw new Error(`the other sessions go on: ${answer.status}`);
}
