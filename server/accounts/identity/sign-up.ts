import { timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import type { CompanyForm } from '#model/areas/setup/company/company.facts.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import type { Language } from '#model/values/languages.ts';
import type { Accounts } from './accounts.ts';
import type { signUpRequest } from '#model/identity/sign-up.api.ts';
import { foundCompany } from './found-company.ts';
import type { Identity } from './identity.ts';
import type { MailLink } from './link-store.ts';
import { hashPassword, isPassword } from './password.ts';
import { refuseWeak } from './password-rules.ts';
import { forgive, refuseGuessing } from './guessing.ts';
import { browserHashOf, browserSecretOf } from './sign-up-browser.ts';
import type { SignUp } from './sign-up-store.ts';

/**
 * Stores a sign-up and sends the verification mail; returns the secret by which its browser is known again. What it
 * does, and how long it takes, is the same for an address that has an account: its owner is written to instead. Throws
 * an HttpError.
 */
export async function signUp(
  accounts: Accounts,
  request: z.output<typeof signUpRequest>,
  language: Language,
): Promise<string> {
  const { identity, registrations, queue, database } = accounts;
  const { email, name, password, plan, registration_token: token, locale = language } = request;
  await refuseWeak(password, { email, name, companies: [request.company_name] }, 'password');
  const passwordHash = await hashPassword(password);
  const secret = browserSecretOf(token);
  await database.app.kysely.transaction().execute(async (trx) => {
    const { id: registration, again } = await registrations.use(token, email, trx);
    if (again) return;
    const browserHash = browserHashOf(secret);
    const form = formOf(request);
    const person = { email, name, passwordHash, locale, plan, form, registration, browserHash };
    const id = await identity.signUps.put(person, trx);
    await queue.add({ template: 'verification', to: email, locale, about: id }, trx);
  });
  return secret;
}

/** The form to found a company with. Further details are asked for later. */
export function formOf(request: {
  readonly company_name: string;
  readonly country: string;
  readonly currency: CompanyForm['currency'];
  readonly time_zone: string;
}): CompanyForm {
  const { company_name: name, country, currency, time_zone: timeZone } = request;
  const address = { street: '', postcode: '', city: '', country };
  return { name, organisationNumber: '', vatNumber: '', address, timeZone, currency };
}

/** What tells that whoever follows the link of a sign-up is the one who signed up. */
export interface SignUpProof {
  /** The secret that the browser sent. */
  readonly browser: string | undefined;
  readonly password: string | undefined;
  readonly ip: string;
}

/**
 * Creates an account and its company from the sign-up whose link was followed, and from no other of its address: those
 * end. Throws an HttpError: 400 for an invalid link, 422 where the sign-up's password is needed or wrong.
 */
export async function verifySignUp(accounts: Accounts, link: MailLink, proof: SignUpProof): Promise<SignUp> {
  const { identity, links, database } = accounts;
  await links.check(link);
  const person = await identity.signUps.find(link.subject);
  if (!person || (await identity.users.findByEmail(person.email)))
    throw new HttpError(400, { code: 'linkUnknown' });
  await refuseStranger(identity, person, proof);
  const isOpen = await database.app.kysely
    .transaction()
    .execute((trx) => identity.signUps.endOthers(person.id, trx));
  if (!isOpen) throw new HttpError(400, { code: 'linkUnknown' });
  await openAccount(accounts, link, person);
  return person;
}

/**
 * Receiving the mail proves the address, not who signed up with it: somebody else may have, with a password of theirs.
 * Throws an HttpError.
 */
async function refuseStranger(identity: Identity, person: SignUp, proof: SignUpProof): Promise<void> {
  const { browser, password, ip } = proof;
  const browserHash = browserHashOf(browser);
  if (browserHash && person.browserHash && timingSafeEqual(browserHash, person.browserHash)) return;
  if (password === undefined) throw refusedPassword('signUpPasswordNeeded');
  // Who holds the link has received the mail: guesses of others are not theirs.
  const guesser = { ip, known: `sign-up:${person.id}` };
  await refuseGuessing(identity, person.email, guesser);
  if (!(await isPassword(password, person.passwordHash))) throw refusedPassword('wrongSignUpPassword');
  await forgive(identity, person.email, guesser);
}

const refusedPassword = (code: string): HttpError => new HttpError(422, { code, fields: { password: code } });

/**
 * The company comes first, so that if the server crashes in between, following the link again completes it. Throws an
 * HttpError 400 for a link that was just used.
 */
async function openAccount(accounts: Accounts, link: MailLink, person: SignUp): Promise<void> {
  const { identity, links, registrations, database } = accounts;
  const { id, name, email, form, plan, locale, passwordHash } = person;
  const payment = await registrations.paymentOf(person.registration);
  const founder = { user: id, name, email };
  const company = await foundCompany(
    { ...accounts, onboarding: identity.onboarding },
    { key: id, form, founder, plan, payment },
  );
  await database.app.kysely.transaction().execute(async (trx) => {
    await links.use(link, trx);
    await links.end('verification', id, trx);
    await identity.users.insert([{ id, name, email, locale, passwordHash, lastCompany: company }], trx);
    await identity.signUps.remove(id, trx);
  });
}
