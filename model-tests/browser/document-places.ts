import { sql } from 'kysely';
import type { BrowserContext, Page } from 'playwright-core';
import { asUser } from '#model/engine/actor.ts';
import { asRead } from '#model/engine/asked-version.ts';
import type { Action, EngineCommand, EngineWorld } from '../model/engine-world.ts';
import { engine } from '#machines/registry.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import { permissions } from '#model/areas/setup/role/permissions.ts';
import { now } from '#model/values/clock.fixtures.ts';
import { demoPeople } from '#server/demo/company-list.ts';
import { bootNow } from '#server/testing/boot-now.ts';
import { addMember, freshId, FOUNDER } from '#server/testing/company.fixtures.ts';
import type { WholeServer } from '#server/testing/whole-server.ts';
import { readBoot } from '../api/boot-reader.ts';

/** A company representing a situation, with the browser's person in it. */
export interface DocumentPlace {
  readonly company: number;
  readonly situation: EngineWorld;
  /** The company's current contents, as a world of the same situation. */
  look(): Promise<EngineWorld>;
  /** Every current document of a kind. */
  held(kind: string): Promise<readonly DocumentRow[]>;
  /** Gives a command as in the model, outside the page; throws if it is refused. */
  give(kind: string, event: EngineCommand): Promise<void>;
}

const person = demoPeople.find(({ email }) => email.startsWith('admin@'));

/** Makes companies from situations; the person signed in in the context is a member of each. */
export function documentPlaces({ executor, database }: WholeServer, origin: string, context: BrowserContext) {
  const user = person?.user ?? '';
  const must = async (company: number, actions: readonly Action[], by: string): Promise<void> => {
    for (const { at, ...action } of actions) {
      const [settled] = await executor.systemPropose(company, [action], {
        by: asUser(by),
        ...(at && { at }),
      });
      if (!settled || 'refusal' in settled)
        throw new Error(`${action.kind}.${action.type}: ${JSON.stringify(settled?.refusal)}`);
    }
  };
  const own = async (company: number, actions: readonly Action[]): Promise<void> => {
    for (const action of actions) {
      const command = asRead(engine, await boot(company), action);
      const [settled] = await executor.submit(company, asUser(user), [
        { id: freshId(), seen: 0, ...command },
      ]);
      if (!settled || 'refusal' in settled)
        throw new Error(`${action.kind}.${action.type}: ${JSON.stringify(settled?.refusal)}`);
    }
  };
  return async (situation: EngineWorld): Promise<DocumentPlace> => {
    const { rows } = await sql<{ id: number }>`
      insert into company (created_at) values (${now()}) returning id`.execute(database.app.kysely);
    const company = rows[0]?.id ?? 0;
    await executor.begin(company);
    const [foundation, ...before] = situation.given ?? [];
    await must(company, foundation ? [foundation] : [], FOUNDER);
    await joinAs(user, company, situation);
    await must(company, before, user);
    const { user: another } = await addMember(executor, company, 'Anna', permissions);
    return {
      company,
      situation,
      look: async () => ({
        ...situation,
        view: await boot(company),
        you: user,
        now: now(),
      }),
      held: async (kind) => {
        const table = engine.types.get(kind)?.table.name ?? '';
        return [...(await boot(company)).all(table).values()] as DocumentRow[]; // its table holds document rows
      },
      give: async (kind, event) => {
        const itself = { kind, document: situation.subject, type: event.type, data: ofToday(event.data) };
        const actions = event.elsewhere ?? event.actions ?? [itself];
        const isWithin = event.internal === true || event.elsewhere !== undefined;
        if (isWithin || event.byAnother) await must(company, actions, event.byAnother ? another : user);
        else await own(company, actions);
      },
    };
  };

  async function boot(company: number): Promise<ReturnType<typeof readBoot>> {
    const answer = await context.request.get(`${origin}/api/core/companies/${company}/${bootNow}`);
    return readBoot(await answer.text());
  }

  async function joinAs(member: string, company: number, { lacks, limits }: EngineWorld): Promise<void> {
    const role = freshId();
    const may = permissions.filter((permission) => !lacks?.includes(permission));
    const data = { name: person?.name ?? '', email: person?.email ?? '', user: member, role, founder: false };
    await must(
      company,
      [
        {
          kind: 'role',
          document: role,
          type: 'create',
          data: {
            name: 'Whoever looks',
            permissions: may,
            ...(limits ? { limits: { purchaseOrder: null, ...limits } } : {}),
          },
        },
        { kind: 'member', document: freshId(), type: 'add', data },
      ],
      FOUNDER,
    );
  }
}

/** Sold no earlier than the goods came, which is when the company was made. */
const ofToday = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'soldAt' in data ? { ...data, soldAt: now() } : data;

/** Takes the page to an address in a company: changing company takes a page load. */
export async function goTo(page: Page, address: string, company: number): Promise<void> {
  await page.evaluate((id) => {
    const active = { id, name: `Company ${id}` };
    localStorage.setItem('user-companies', JSON.stringify([active]));
    for (const storage of [localStorage, sessionStorage])
      storage.setItem('active-company', JSON.stringify(active));
  }, company);
  await page.goto(address);
  await page.locator('[data-testid=connectivity][data-state=synced]').waitFor();
}

/** Another page of the same company, reached as through a link: without a page load. */
export const turnTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), address);
