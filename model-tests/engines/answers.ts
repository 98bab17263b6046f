import { decimalOf, parseDecimal } from '#i18n/decimal.ts';
import * as format from '#i18n/format.ts';
import { engine } from '#machines/registry.ts';
import { uuidv7 } from '#model/values/ids.ts';
import { addDays, dayIn } from '#model/values/moments.ts';
import { lineAmount, unitCostOf, valueAt, vatAmount } from '#model/values/money.ts';
import { compare } from '#model/values/order.ts';
import { unitCostAt } from '#model/values/unit-cost.ts';
import { sortKeysOf } from '#model/lists/sort-key.ts';
import { Chance } from '../simulator/random.ts';
import { SimulatedClient } from '../simulator/simulated-client.ts';
import { SimulatedServer } from '../simulator/simulated-server.ts';
import { tradingCompany } from '../simulator/trade-workload.ts';
import { actions } from '../simulator/workload.ts';

const COUNT = 1000;
const DEEDS = 600;
const zones = ['Europe/Stockholm', 'Europe/Tallinn', 'America/New_York', 'Asia/Tokyo', 'Pacific/Apia', 'UTC'];
const currencies = ['SEK', 'EUR', 'NOK', 'GBP', 'USD', 'DKK'];
const locales = ['en', 'sv'];
const letters = [..."abcdefghijklmnopqrstuvwxyzåäöéüßøæABCXYZÅÄÖØÆÉ0123456789 -_.,/()&'ĆŁŠŽžõÕ"];

/**
 * The model's answers to a thousand generated values each, as text: they must be the same in every engine, or a device
 * predicts and shows something other than the server decides.
 */
export function answers(): Record<string, string[]> {
  const chance = new Chance(20_261_123);
  const times = <T>(make: () => T): T[] => Array.from({ length: COUNT }, make);
  const whole = (limit: number): number => chance.below(limit) * (chance.happens(0.3) ? -1 : 1);
  const moment = (): string => new Date(946_684_800_000 + chance.next() * 1.6e12).toISOString();
  return {
    days: times(() => {
      const at = moment();
      const day = dayIn(at, chance.pick(zones));
      return `${at} ${day} ${addDays(day, whole(800))}`;
    }),
    sums: times(() => {
      const [quantity, price, share] = [1 + chance.below(1e7), chance.below(1e9), chance.below(10_001)];
      const net = lineAmount(quantity, price, share);
      const cost = unitCostOf(net, quantity);
      const rate = 1 + chance.below(2e7);
      return [
        net,
        vatAmount(net, share),
        cost,
        valueAt(quantity, cost),
        unitCostAt(price, share, rate),
      ].join();
    }),
    ids: times(() => uuidv7(Math.floor(chance.next() * 2 ** 45), chance.bytes(10))),
    decimals: times(() => {
      const text = `${whole(1e9)}${chance.pick([',', '.', ''])}${chance.below(1000)}${chance.pick(['', ' ', 'x'])}`;
      return `${text} ${inBoth((locale) => String(parseDecimal(text, 3, locale)))} ${decimalOf(whole(1e12), chance.below(5))}`;
    }),
    money: times(() => inBoth((locale) => moneyTexts(whole(1e10), chance.pick(currencies), locale))),
    numbers: times(() => {
      const [value, digits] = [whole(1e9), chance.below(4)];
      return inBoth((locale) =>
        [
          format.formatQuantity(value, 'kg', locale),
          format.formatPercent(value, locale),
          format.formatCount(value, locale),
          format.formatDecimal(value, digits, locale),
        ].join(' | '),
      );
    }),
    dates: times(() => {
      const [at, zone, now] = [moment(), chance.pick(zones), moment()];
      return inBoth((locale) => dateTexts(at, now, zone, locale));
    }),
    names: locales.flatMap((locale) =>
      sorted(
        times(() => name(chance)),
        locale,
      ),
    ),
    ...trade(),
  };
}

const inBoth = (textOf: (locale: string) => string): string => locales.map(textOf).join(' ¦ ');

const moneyTexts = (minor: number, currency: string, locale: string): string =>
  [
    format.formatMoney(minor, currency, locale),
    format.formatMoneyRounded(minor, currency, locale),
    format.formatMoneyCompact(minor, currency, locale),
    format.formatUnitPrice(minor, currency, locale),
  ].join(' | ');

const dateTexts = (at: string, now: string, zone: string, locale: string): string =>
  [
    format.formatDate(at, locale, zone),
    format.formatDate(at.slice(0, 10), locale),
    format.formatDayMonth(at.slice(0, 10), locale),
    format.formatMonthYear(at.slice(0, 10), locale),
    format.formatDateTime(at, locale, zone),
    format.formatListed(at, now.slice(0, 10), locale, zone),
    format.formatListed(at, at.slice(0, 10), locale, zone),
    format.formatRelativeDay(at.slice(0, 10), now.slice(0, 10), locale),
    format.formatRelative(at, now, locale),
  ].join(' | ');

const name = (chance: Chance): string =>
  Array.from({ length: 1 + chance.below(8) }, () => chance.pick(letters))
    .join('')
    .trim();

function sorted(names: readonly string[], locale: string): string[] {
  const { keyOf, decide } = sortKeysOf(locale);
  const byKey = names.toSorted((a, b) => compare(keyOf(a), keyOf(b)) || decide(a, b));
  return [...byKey, ...names.toSorted((a, b) => a.localeCompare(b, locale))];
}

/** Somebody trades for a while: the decisions, and what they fold to. */
function trade(): Record<string, string[]> {
  const server = new SimulatedServer(engine);
  server.log.push(...tradingCompany());
  server.restart();
  const client = new SimulatedClient(server, 'user', () => true, 7);
  const chance = new Chance(7);
  for (let count = 0; count < DEEDS; count++) {
    chance.pick(actions)(client, chance);
    client.acknowledge(server.handle(client.name, client.may, client.unsettled()));
    client.receive(server.batch(client.access, client.replica.head + 1));
  }
  const rows = [...server.engine.tables.keys()].flatMap((table) =>
    [...server.replay().all(table).values()]
      .toSorted((a, b) => compare(a.id, b.id))
      .map((row) => `${table} ${JSON.stringify(row)}`),
  );
  return { log: server.log.map((event) => JSON.stringify(event)), rows };
}

Object.assign(globalThis, { lagraAnswers: answers });
