import { setTimeout as pause } from 'node:timers/promises';
import type { Command } from '#model/engine/envelope.ts';
import { demoPassword } from '#server/demo/company-list.ts';
import { command, freshId } from '#server/testing/company.fixtures.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';

/** What the server answered to a command, at last. */
export interface Acknowledged {
  readonly id: string;
  readonly seq: number;
  /** How often it was sent. */
  readonly sent: number;
}

/** A device of a demo person: one session, whichever server answers. */
export interface Device {
  readonly cookie: string;
  get(path: string): Promise<Response>;
  post(path: string, body: object): Promise<Response>;
  /** Sends commands until an answer comes, as a device does that keeps them. Rejects where one is refused. */
  give(commands: readonly Command[]): Promise<readonly Acknowledged[]>;
}

const COMPANY = 1;
/** Milliseconds between two attempts. */
const WAIT = 100;
/** One in so many answers is lost on its way: what was taken is sent again, as a rule to another server. */
const LOST = 7;

/** Signs in at an address. */
export async function deviceOf(address: string, email: string): Promise<Device> {
  const json = { 'content-type': 'application/json' };
  const signedIn = await fetch(`${address}/api/auth/token/`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password: demoPassword }),
  });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  if (cookie === '') throw new Error(`not signed in: ${signedIn.status} ${await signedIn.text()}`);
  let answers = 0;
  const post = (path: string, body: object): Promise<Response> =>
    fetch(`${address}/api/${path}`, {
      method: 'POST',
      headers: { ...json, cookie },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
  return {
    cookie,
    get: (path) => fetch(`${address}/api/${path}`, { headers: { cookie } }),
    post,
    give: async (commands) => {
      for (let sent = 1; ; sent += 1) {
        const answered = await attempt(() => post(`core/companies/${COMPANY}/commands/`, { commands }));
        answers += 1;
        if (answered && answers % LOST > 0) return answered.map(({ id, seq }) => ({ id, seq, sent }));
        await pause(WAIT);
      }
    },
  };
}

type Outcome = Pick<Acknowledged, 'id' | 'seq'>;

/** The outcomes; null where the server is away, or says that it is. Any other answer is a fault. */
async function attempt(send: () => Promise<Response>): Promise<readonly Outcome[] | null> {
  const answer = await send().catch(() => null);
  if (answer === null || [502, 503, 504].includes(answer.status)) return null;
  const text = await answer.text().catch(() => null);
  if (text === null) return null;
  if (answer.status !== 200 || text.includes('"refusal"')) throw new Error(`${answer.status} ${text}`);
  return (JSON.parse(text) as { outcomes: readonly Outcome[] }).outcomes;
}

/** Commands of a writer that had an answer. */
export interface Written {
  readonly acknowledged: Acknowledged[];
  /** The products it has made. */
  readonly products: string[];
}

/** How many comments are written on a product before the next one is made. */
const COMMENTS = 10;

/** Makes products and comments on them, one command after the other, until told to stop. */
export async function writeOn(device: Device, stop: AbortSignal): Promise<Written> {
  const acknowledged: Acknowledged[] = [];
  const products: string[] = [];
  for (let turn = 0; !stop.aborted; turn += 1) {
    if (turn % (COMMENTS + 1) === 0) products.push(freshId());
    const product = products.at(-1) ?? '';
    const next =
      turn % (COMMENTS + 1) === 0
        ? command('product', product, 'create', productFixture({ sku: product }))
        : command('comment', product, 'write', {
            about: 'product',
            id: freshId(),
            text: `Turn ${turn}`,
            mentions: [],
          });
    acknowledged.push(...(await device.give([next])));
  }
  return { acknowledged, products };
}
