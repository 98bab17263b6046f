import { foundCompany } from './found-company.ts';
import type { z } from 'zod';
import type { CompanyForm } from '#model/company/company.facts.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import type { Language } from '#server/platform/http/language.ts';
import type { Accounts } from './accounts.ts';
import type { signUpRequest } from './account.schemas.ts';
import type { MailLink } from './link-store.ts';
import { hashPassword } from './password.ts';
import { refuseWeak } from './password-rules.ts';
import type { SignUp } from './sign-up-store.ts';

/**
 * Stores a sign-up and sends the verification mail. What it does, and how long it takes, is the same for an address
 * that has an account: its owner is written to instead. Throws an HttpError.
 */
export async function signUp(
  accounts: Accounts,
  request: z.output<typeof signUpRequest>,
  language: Language,
): Promise<void> {
  const { identity, registrations, queue, database } = accounts;
  const { email, name, password, plan, registration_token: token, locale = language } = request;
  await refuseWeak(password, { email, name, company: request.company_name }, 'password');
  const passwordHash = await hashPassword(password);
  await database.app.kysely.transaction().execute(async (trx) => {
    const { id: registration, again } = await registrations.use(token, email, trx);
    if (again) return;
    const person = { email, name, passwordHash, locale, plan, form: formOf(request), registration };
    const id = await identity.signUps.put(person, trx);
    await queue.add({ template: 'verification', to: email, locale, about: id }, trx);
  });
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

/**
 * Creates an account and its company from a sign-up whose link was followed. The company comes first, so that if the
 * server crashes in between, following the link again completes it. Throws an HttpError 400 for an invalid link.
 */
export async function verifySignUp(accounts: Accounts, link: MailLink): Promise<SignUp> {
  const { identity, links, registrations, database } = accounts;
  await links.check(link);
  const person = await identity.signUps.find(link.subject);
  if (!person || (await identity.users.findByEmail(person.email)))
    throw new HttpError(400, { code: 'linkUnknown' });
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
  return person;
}
