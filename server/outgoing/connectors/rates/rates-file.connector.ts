import { hash } from 'node:crypto';
import { ratesFileSpec } from '#model/areas/integrations/connector/specs/rates-file-spec.ts';
import { ConnectorFault } from '#model/areas/integrations/connector/connector-fault.ts';
import type {
  Connector,
  Desk,
  ConnectorContext,
  PulledRecord,
  Taken,
} from '#model/areas/integrations/connector/connector.ts';
import { exchangeRateForm } from '#model/areas/setup/exchange-rate/exchange-rate.facts.ts';
import { compare } from '#model/values/order.ts';
import { currencies, type Currency } from '#model/values/money.ts';
import { withFiles, type OpenFiles } from '../files/file-side.ts';
import type { WrittenRate } from '#server/untrusted/contracts.ts';
import { ratesIn } from './rates-in.ts';

/** Rates that one page of a pull brings. */
const A_TIME = 100;
/** How long a file at an address may be: central banks offer decades of days. */
const LONGEST = { megabytes: 10 };
const MILLION = 1_000_000;

/** Exchange rates of a file at an address or in a folder. */
export const ratesFileConnector = (open: OpenFiles): Connector => ({
  spec: ratesFileSpec,
  test: async (given) => {
    const rates = await ratesOf(open, given);
    return {
      is: 'ok',
      name: `${rates[0]?.on ?? ''}: ${rates.map(({ currency }) => currency).join(', ')}`.slice(0, 200),
    };
  },
  pull: async (given, flow, cursor) => {
    const all = await ratesOf(open, given);
    const rates = wantedOf(all, given);
    const from = Number(cursor ?? 0) || 0;
    const more = from + A_TIME < rates.length;
    // What one euro is in every currency of a day tells what one unit of each is in the company's own.
    const items = rates.slice(from, from + A_TIME).map((rate) => recordOf(flow, rate, all));
    return { items, cursor: more ? String(from + A_TIME) : '0', more };
  },
  take: takeRate,
});

/** All rates of the file. */
async function ratesOf(open: OpenFiles, given: ConnectorContext): Promise<readonly WrittenRate[]> {
  const { settings, http } = given;
  if (settings['from'] === 'folder') return inFolder(open, given);
  const url = String(settings['address'] ?? '');
  if (url === '') throw new ConnectorFault('connectorUnreachable', { params: { host: '' } });
  const host = new URL(url).hostname;
  const { status, body } = await http({ url, ...LONGEST });
  if (status !== 200)
    throw new ConnectorFault('connectorAnswer', { params: { host, answer: String(status) } });
  return withBase(await ratesIn(given, Buffer.from(body), host));
}

async function inFolder(open: OpenFiles, given: ConnectorContext): Promise<readonly WrittenRate[]> {
  return withFiles(open, given, async (side) => {
    const files = (await side.list()).filter(({ name }) => /\.(?:csv|txt|xml)$/i.test(name));
    const newest = files.toSorted((a, b) => b.modified - a.modified || compare(b.name, a.name))[0];
    return newest ? withBase(await ratesIn(given, await side.read(newest.name), newest.name)) : [];
  });
}

/** Those that are asked for, of currencies that Lagra knows. */
function wantedOf(
  rates: readonly WrittenRate[],
  { settings }: Pick<ConnectorContext, 'settings'>,
): readonly WrittenRate[] {
  const only = String(settings['currencies'] ?? '')
    .split(/[ ,]+/)
    .filter((one) => one !== '');
  return rates.filter(
    ({ currency }) => Object.hasOwn(currencies, currency) && (only.length === 0 || only.includes(currency)),
  );
}

/** One euro is a euro: with it the rate of the euro itself follows as any other. */
function withBase(rates: readonly WrittenRate[]): readonly WrittenRate[] {
  const days = new Map(rates.flatMap((one) => (one.base === null ? [] : [[one.on, one.base] as const])));
  return [...rates, ...[...days].map(([on, base]) => ({ base, currency: base, on, rate: '1' }))];
}

/** The rate of a currency, with those of its day where they are in a third one. */
function recordOf(
  flow: string,
  { base, currency, on, rate }: WrittenRate,
  all: readonly WrittenRate[],
): PulledRecord {
  const ofDay = Object.fromEntries(all.filter((one) => one.on === on).map((one) => [one.currency, one.rate]));
  const data = { currency, on, rate, ...(base !== null && { base, ofDay }) };
  return {
    is: 'record',
    flow,
    entity: 'rate',
    externalId: `${currency} ${on}`,
    name: `${currency} ${on}`,
    url: '',
    version: hash('sha256', JSON.stringify(data)).slice(0, 16),
    data,
  };
}

/** A rate of a day is created once, and put right where the file says another one. */
function takeRate({ data }: PulledRecord, { view, company, idOf }: Desk): Taken {
  const [currency, on] = [String(data['currency']), String(data['on'])];
  if (currency === company.currency) return { is: 'passed' };
  const millionths = millionthsOf(data, company.currency);
  if (millionths === null)
    return {
      is: 'refused',
      refusal: { code: 'connectionRateMissing', params: { currency: company.currency } },
    };
  const form = exchangeRateForm.safeParse({ currency: currency as Currency, on, rate: millionths });
  if (!form.success) {
    const answer = `${currency} ${on} ${String(data['rate'])}`.slice(0, 100);
    return { is: 'refused', refusal: { code: 'connectionRateInvalid', params: { answer } } };
  }
  const known = view.by('exchangeRate', 'currency', currency).find((row) => row.on === on);
  const document = known?.id ?? idOf(`rate/${currency}/${on}`);
  const command = { kind: 'exchangeRate', document, type: known ? 'update' : 'create', data: form.data };
  return {
    is: 'commands',
    commands: known?.rate === form.data.rate ? [] : [command],
    link: { kind: 'exchangeRate', document },
  };
}

/** Millionths of the company's currency for one unit; null where the file does not tell. Not a number where it is none. */
function millionthsOf(data: PulledRecord['data'], own: string): number | null {
  const number = (text: unknown): number => {
    const written = String(text).trim();
    return /^\d+(?:[.,]\d+)?$/.test(written) ? Number(written.replace(',', '.')) : Number.NaN;
  };
  if (data['base'] === undefined) return Math.round(number(data['rate']) * MILLION);
  const ofDay = Object(data['ofDay']) as Readonly<Record<string, unknown>>;
  if (ofDay[own] === undefined) return null;
  return Math.round((number(ofDay[own]) / number(data['rate'])) * MILLION);
}
