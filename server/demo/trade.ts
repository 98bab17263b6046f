import { sql } from 'kysely';
import type { Engine } from '#model/engine/engine.ts';
import type { LogEvent } from '#model/engine/envelope.ts';
import type { Executor } from '#server/platform/commands/executor.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { addNotices } from '#server/inbox/inbox-store.ts';
import { followInbox } from '#server/inbox/follow-inbox.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';
import { readEvents } from '#server/platform/model/event-log.ts';
import { Agenda } from './agenda.ts';
import { planClients } from './api-clients.ts';
import { planConnections } from './connections.ts';
import { Calendar } from './calendar.ts';
import { balticTrade } from './catalogue-baltic.ts';
import { fjordTrade } from './catalogue-fjord.ts';
import { nordlagerTrade } from './catalogue-nordlager.ts';
import type { DemoTrade } from './catalogue.ts';
import type { SeededCompany } from './companies.ts';
import { demoPeople } from './company-list.ts';
import { makeMasters } from './masters.ts';
import { storePictures, type StoredPictures } from './pictures.ts';
import { openStock, planPurchasing } from './purchasing.ts';
import { Random } from './random.ts';
import { makeRates, planRates } from './rates.ts';
import { nameAccounts } from './reason-accounts.ts';
import { planScenes } from './scenes.ts';
import { planWorkflows } from './workflows.ts';
import { planSelling } from './selling.ts';
import { TradeModel, type Given } from './trade-model.ts';
import { largestQuantity, type Staff, type Trading } from './trading.ts';

const trades: Readonly<Record<string, DemoTrade>> = {
  nordlager: nordlagerTrade,
  baltic: balticTrade,
  fjord: fjordTrade,
};

interface TradeDeps {
  readonly engine: Engine;
  readonly database: Database;
  readonly executor: Executor;
  /** Where pictures of products go; without it, products have none. */
  readonly files?: FileStore | undefined;
}

/**
 * A year of trade in a newly founded company, up to its founding. It is played in memory first and then given to the
 * company as commands with fixed ids: an interrupted seeding is completed by the next one. Throws if one is refused.
 * [DE1] [DE3] [DE4]
 */
export async function seedTrade(deps: TradeDeps, seeded: SeededCompany): Promise<void> {
  const trade = trades[seeded.company.key];
  if (!trade) return;
  const founding = await foundingOf(deps.database, seeded.id);
  const now = await numberedAt(deps.database, seeded.id);
  const pictures = await storePictures(deps.files, seeded.id, seeded.company.key);
  const given = playYear(deps.engine, founding, seeded, { trade, pictures, now });
  const { engine } = deps;
  const layouts = await readRowLayouts(deps.database.app.kysely, engine);
  const stop = followInbox(
    deps.executor,
    { engine, layouts },
    {
      isTold: isSaid,
      deliver: addNotices,
    },
  );
  await give(deps.executor, seeded, given).finally(stop);
}

/** Notifications of a year of trade would be outdated; only comments appear in the inboxes. */
const isSaid = ({ kind }: LogEvent): boolean => kind === 'comment';

/** The events of the company's founding only: whatever an interrupted seeding added later is played again. */
async function foundingOf(database: Database, company: number): Promise<LogEvent[]> {
  const events = await database.withCompany(company, (trx) => readEvents(trx, company, 1, 500));
  return events.filter((event) => event.at === events[0]?.at);
}

/** When the seeding began (UTC ISO): a later one that completes it plays the same year. */
async function numberedAt(database: Database, company: number): Promise<string> {
  const { rows } = await sql<{
    at: string;
  }>`select created_at as at from company where id = ${company}`.execute(database.app.kysely);
  const [row] = rows;
  if (!row) throw new Error(`there is no company ${company}`);
  return row.at;
}

interface Played {
  readonly trade: DemoTrade;
  readonly pictures: StoredPictures;
  /** When the seeding began, UTC ISO. */
  readonly now: string;
}

/** The commands of a year that ends on the day one year after the founding. */
function playYear(
  engine: Engine,
  founding: readonly LogEvent[],
  seeded: SeededCompany,
  { trade, pictures, now }: Played,
): readonly Given[] {
  const founded = founding[0]?.at ?? now;
  const { timeZone } = seeded.company.form;
  const model = new TradeModel(engine, founding, seeded.company.key, timeZone);
  const random = new Random(trade.seed);
  const calendar = new Calendar(yearAfter(founded), now);
  const staff = staffOf(seeded);
  const at = new Date(Date.parse(founded) + 3_600_000).toISOString();
  makeRates({ seeded, model, staff, at });
  nameAccounts({ seeded, model, staff, at });
  const masters = makeMasters({ seeded, trade, model, staff, pictures, at });
  const trading: Trading = {
    seeded,
    trade,
    model,
    agenda: new Agenda(),
    calendar,
    random,
    staff,
    ...masters,
  };
  openStock(trading, at, (index) => largestQuantity(trade.goods[index]?.price ?? 1) * 5);
  planPurchasing(trading);
  planSelling(trading);
  planRates(trading);
  planClients(trading);
  planWorkflows(trading);
  planConnections(trading);
  planScenes(trading);
  trading.agenda.play(calendar.morning(1));
  return model.given;
}

function yearAfter(moment: string): string {
  const day = new Date(moment);
  day.setUTCFullYear(day.getUTCFullYear() + 1);
  return day.toISOString().slice(0, 10);
}

/** The member with each role in this company; its founder if there is none. */
function staffOf({ company }: SeededCompany): Staff {
  const members = demoPeople.filter((person) => person.companies.includes(company.key));
  const founder = members.find((person) => person.founder)?.user ?? '';
  const having = (role: string): string => members.find((person) => person.role === role)?.user ?? founder;
  return {
    founder,
    sales: having('Sales'),
    purchasing: having('Purchasing'),
    warehouse: having('Warehouse'),
  };
}

/** Maximum number of commands awaiting an answer. */
const IN_FLIGHT = 1000;

async function give(
  executor: Executor,
  { id, company }: SeededCompany,
  given: readonly Given[],
): Promise<void> {
  for (let from = 0; from < given.length; from += IN_FLIGHT)
    await Promise.all(
      given.slice(from, from + IN_FLIGHT).map(async ({ command, by, at }) => {
        const [outcome] = await executor.systemPropose(id, [command], { by, at });
        if (outcome && 'refusal' in outcome)
          throw new Error(
            `${company.key} ${at}: ${command.kind}.${command.type} was refused: ${JSON.stringify(outcome.refusal)}`,
          );
      }),
    );
}
