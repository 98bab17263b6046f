import type { FastifyRequest } from 'fastify';
import type { Actor } from '#model/engine/actor.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { triedIn, type Viewer } from '#server/platform/model/viewer.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Executor } from '#server/platform/commands/executor.ts';
import { SUBSCRIPTION } from '#model/areas/setup/subscription/subscription.kind.ts';
import { cardOf } from './begin-subscription.ts';
import { companyBilling } from './company-billing.ts';
import { planIds } from '#model/areas/setup/subscription/plans.ts';
import type { PaymentMethod } from './payment-provider.ts';
import type { Payment, RegistrationStore } from './registration-store.ts';

/** Who sent a request and what they may do in a company; implemented by identity. */
interface Identity {
  authenticate(request: FastifyRequest): Promise<(Viewer & { readonly company: number | null }) | null>;
  grantsIn(company: number, viewer: Viewer): Promise<{ may(permission: string): boolean } | null>;
}

export interface PayerDeps {
  readonly identity: Identity;
  readonly database: Database;
  readonly registrations: RegistrationStore;
  readonly executor: Executor;
  readonly now: () => string;
}

/** Who is going to pay: a visitor signing up, or the active company of a session. */
export interface Payer {
  /** Identifies the payer and their current method to the provider: with another method, a new setup is started. */
  readonly reference: string;
  /** The page the provider redirects back to, below the language. */
  readonly page: string;
  readonly payment: Payment;
  note(payment: Partial<Payment>): Promise<void>;
}

const nothing: Payment = { setup: null, provider: null, customer: null, method: null };

/** Throws an HttpError: for an invalid registration, a visitor, or a person who may not manage the company. */
export async function payerOf(
  deps: PayerDeps,
  request: FastifyRequest,
  registrationToken: string | undefined,
): Promise<Payer> {
  return registrationToken === undefined ? companyOf(deps, request) : visitorWith(deps, registrationToken);
}

async function visitorWith({ registrations }: PayerDeps, token: string): Promise<Payer> {
  const registration = await registrations.find(token);
  return {
    reference: referenceOf(registration.id, registration),
    page: '/auth/register',
    payment: registration,
    note: (payment) => registrations.notePayment(registration.id, payment),
  };
}

async function companyOf(deps: PayerDeps, request: FastifyRequest): Promise<Payer> {
  const { identity, database, now } = deps;
  const session = await identity.authenticate(request);
  if (!session) throw new HttpError(401, { code: 'unauthenticated' });
  const { actor, company } = session;
  const grants = company === null ? null : await identity.grantsIn(company, session);
  if (company === null || !grants) throw new HttpError(404, { code: 'unknownCompany' });
  if (triedIn(company, session) !== null) throw new HttpError(403, { code: 'roleIsTried' });
  const permission = 'company.manage';
  if (!grants.may(permission)) throw new HttpError(403, { code: 'notPermitted', params: { permission } });
  const payment =
    (await database.withCompany(company, (trx) => companyBilling.paymentOf(trx, company))) ?? nothing;
  return {
    reference: referenceOf(`company-${company}`, payment),
    page: '/apps/settings/billing',
    payment,
    note: async (change) => {
      await database.withCompany(company, (trx) =>
        companyBilling.note(trx, company, change, planIds[0], now()),
      );
      if (change.method) await noteCard(deps, company, actor, change.method);
    },
  };
}

/** [BI10] The company's log knows the card, for its page and for what is due. */
async function noteCard(
  { executor }: PayerDeps,
  company: number,
  by: Actor,
  method: PaymentMethod,
): Promise<void> {
  const data = { card: cardOf(method) };
  await executor.systemPropose(
    company,
    [{ kind: 'subscription', document: SUBSCRIPTION, type: 'noteCard', data }],
    { by },
  );
}

const referenceOf = (who: string, { method, setup }: Payment): string =>
  method ? `${who}-${setup ?? ''}` : who;
