import type { Engine } from '#model/engine/engine.ts';
import { Agenda } from './agenda.ts';
import { planClients } from './api-clients.ts';
import { planConnections } from './connections.ts';
import { planInvoicing } from './billing.ts';
import { Calendar } from './calendar.ts';
import { balticTrade } from './catalogue-baltic.ts';
import { fjordTrade } from './catalogue-fjord.ts';
import { nordlagerTrade } from './catalogue-nordlager.ts';
import type { DemoTrade } from './catalogue.ts';
import { foundingOf, type SeededCompany } from './companies.ts';
import { demoPeople } from './company-list.ts';
import { makeMasters } from './masters.ts';
import type { StoredPictures } from './pictures.ts';
import { makePostingRules } from './posting-rules.ts';
import { makePriceLists } from './prices.ts';
import { makePurchaseLists } from './purchase-prices.ts';
import { openStock, planPurchasing } from './purchasing.ts';
import { Random } from './random.ts';
import { makeRates, planRates } from './rates.ts';
import { nameAccounts } from './reason-accounts.ts';
import { planScenes } from './scenes.ts';
import { planSelling } from './selling.ts';
import { subscribe } from './subscribing.ts';
import { TradeModel } from './trade-model.ts';
import { largestQuantity, type Staff, type Trading } from './trading.ts';
import { planWorkflows } from './workflows.ts';

const HOUR = 3_600_000;

const trades: Readonly<Record<string, DemoTrade>> = {
  nordlager: nordlagerTrade,
  baltic: balticTrade,
  fjord: fjordTrade,
};

/** A year that has been played. */
export interface PlayedYear {
  /** The company at the end of it. */
  readonly model: TradeModel;
  readonly calendar: Calendar;
}

/**
 * Plays a year of a company in memory, from its founding until its seeding, and its subscription. What a scene does
 * depends on what is there; one that is refused nevertheless is left out, and `onFault` told why. [DE3] [DE9]
 */
export function playYear(
  engine: Engine,
  seeded: SeededCompany,
  pictures: StoredPictures,
  onFault: (error: unknown) => void,
): PlayedYear {
  const { company, since } = seeded;
  const trade = trades[company.key];
  if (!trade) throw new Error(`${company.key} trades in nothing`);
  const founding = foundingOf(seeded);
  const model = new TradeModel(engine, company.key, company.form.timeZone);
  model.begin(founding.commands, founding);
  const calendar = new Calendar(since, company.form.timeZone);
  const staff = staffOf(seeded);
  const at = new Date(calendar.founded + HOUR).toISOString();
  makeRates({ seeded, model, staff, at });
  nameAccounts({ seeded, model, staff, at });
  makePostingRules({ seeded, model, staff, at });
  const masters = makeMasters({ seeded, trade, model, staff, pictures, at });
  const random = new Random(trade.seed);
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
  makePriceLists(trading, at);
  makePurchaseLists(trading, at);
  openStock(trading, at, (index) => largestQuantity(trade.goods[index]?.price ?? 1) * 5);
  plan(trading);
  trading.agenda.play(calendar.now, onFault);
  return { model, calendar };
}

function plan(trading: Trading): void {
  planPurchasing(trading);
  planInvoicing(trading);
  planSelling(trading);
  planRates(trading);
  planClients(trading);
  planWorkflows(trading);
  planConnections(trading);
  planScenes(trading);
  trading.agenda.note(trading.calendar.now, (at) => subscribe(trading, at));
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
