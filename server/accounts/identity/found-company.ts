import { createHash } from 'node:crypto';
import type { CompanyForm } from '#model/areas/setup/company/company.facts.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { asUser } from '#model/engine/actor.ts';
import { builtInRoles } from '#model/areas/setup/role/permissions.ts';
import { uuidv7 } from '#model/values/ids.ts';
import { beginSubscription } from '#server/accounts/billing/begin-subscription.ts';
import { companyBilling } from '#server/accounts/billing/company-billing.ts';
import type { Payment } from '#server/accounts/billing/registration-store.ts';
import type { Executor, SystemCommand } from '#server/platform/commands/executor.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { OnboardingStore } from './onboarding-store.ts';

interface FoundingDeps {
  readonly database: Database;
  readonly executor: Executor;
  readonly onboarding: OnboardingStore;
  /** The clock, UTC ISO. */
  readonly now: () => string;
}

/** A company to found, and its founder. */
export interface Founding {
  /** Founding twice under the same key, a UUID, yields one company. */
  readonly key: string;
  readonly form: CompanyForm;
  readonly founder: { readonly user: string; readonly name: string; readonly email: string };
  readonly plan: string;
  readonly payment: Payment | null;
}

/**
 * Founds a company with the built-in roles, and its founder as a member with all rights; returns its number. An
 * interrupted founding is completed by repeating it with the same key.
 */
export async function foundCompany(deps: FoundingDeps, founding: Founding): Promise<number> {
  const { database, executor, onboarding, now } = deps;
  const { id, at } = await numberFor(deps, founding.key);
  await executor.begin(id);
  const commands = commandsOf(founding, id, Date.parse(at));
  const settled = await executor.systemPropose(id, commands, { by: asUser(founding.founder.user) });
  for (const [index, outcome] of settled.entries())
    if ('refusal' in outcome)
      throw new Error(`${commands[index]?.kind} was refused: ${JSON.stringify(outcome.refusal)}`);
  await database.withCompany(id, async (trx) => {
    await companyBilling.begin(trx, id, founding.plan, founding.payment, now());
    await onboarding.begin(trx, id);
  });
  return id;
}

/** The company's number and when it was assigned: now, or when this founding was first attempted. */
async function numberFor({ database, now }: FoundingDeps, key: string): Promise<{ id: number; at: string }> {
  const { kysely } = database.app;
  await kysely
    .insertInto('company')
    .values({ created_at: now(), founding: key })
    .onConflict((oc) => oc.column('founding').doNothing())
    .execute();
  const numbered = await kysely
    .selectFrom('company')
    .select(['id', 'created_at as at'])
    .where('founding', '=', key)
    .executeTakeFirst();
  if (!numbered) throw new Error('the database gave out no company number');
  return numbered;
}

/** Ids are derived from the key, so that the log accepts each command once. */
function commandsOf(
  { key, form, founder, plan, payment }: Founding,
  id: number,
  at: number,
): SystemCommand[] {
  const idOf = (name: string): string => uuidv7(at, createHash('sha256').update(`${key}/${name}`).digest());
  const roleId = (name: string): string => idOf(`role/${name}`);
  const policies = { overReceipt: 0, closedUntil: null };
  const role = roleId('Administrator');
  const commands = [
    { kind: 'company', document: COMPANY, type: 'found', data: { ...form, policies } },
    ...Object.entries(builtInRoles).map(([name, permissions]) => {
      return { kind: 'role', document: roleId(name), type: 'provide', data: { name, permissions } };
    }),
    beginSubscription({ company: id, plan, method: payment?.method ?? null, at: new Date(at).toISOString() }),
    { kind: 'member', document: idOf('member'), type: 'add', data: { ...founder, role, founder: true } },
  ];
  return commands.map((command) => ({ ...command, id: idOf(`command/${command.document}`) }));
}

/** A key bound to one person: it cannot match somebody else's founding. */
export function keyOf(user: string, id: string): string {
  const digest = createHash('sha256').update(`${user}/${id.toLowerCase()}`).digest();
  return uuidv7(0, digest);
}
