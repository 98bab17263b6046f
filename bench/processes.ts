import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { createProduct, freshId, mustPropose } from '#server/testing/company.fixtures.ts';
import type { Bench } from './bench.ts';
import type { BenchServer } from './bench-server.ts';
import { atLeast, median, ofRounds, timed, type Figure } from './figures.ts';
import { signIn, type HttpSession } from './http-session.ts';
import { foundFor } from './large-company.ts';

const ROUNDS = 5;
const COMPANIES = 8;
/** Requests under way at a time, in each company. */
const CLIENTS = 4;
const CALLS = 1200;

/** One product of a company, saved again and again through the processes that serve it. */
interface Place {
  readonly company: number;
  readonly product: string;
}

/** Commands of several companies over HTTP, through one process and through two on the same PostgreSQL, in turns. */
export async function measureProcesses({ server }: Bench): Promise<Figure[]> {
  const places = await Promise.all(Array.from({ length: COMPANIES }, () => placeIn(server)));
  const sessions = [await signIn(await server.serve(0)), await signIn(await server.serve(1))];
  const rates: Readonly<Record<'one' | 'two', number[]>> = { one: [], two: [] };
  try {
    await rateOf(sessions, places); // compiled and cached
    for (let round = 0; round < ROUNDS; round++) {
      rates.one.push(await rateOf(sessions.slice(0, 1), places));
      rates.two.push(await rateOf(sessions, places));
    }
  } finally {
    for (const session of sessions) session.close();
  }
  const note = `${COMPANIES} companies, ${CLIENTS} clients each, saving a product; database and clients on the same cores`;
  const ratio = rates.two.map((rate, round) => rate / (rates.one[round] ?? NaN));
  return [
    ofRounds('processes: one', '/s', rates.one, { note }),
    ofRounds('processes: two', '/s', rates.two, { floor: median(rates.one) }),
    ofRounds('processes: two to one', '×', ratio, { target: atLeast(1.6) }),
  ];
}

async function placeIn(server: BenchServer): Promise<Place> {
  const { company } = await foundFor(server);
  const product = freshId();
  await mustPropose(server.executor, company, [createProduct({}, product)]);
  return { company, product };
}

/** Calls a second; each company is served by one of the processes. */
async function rateOf(sessions: readonly HttpSession[], places: readonly Place[]): Promise<number> {
  let left = CALLS;
  const client = async (session: HttpSession, place: Place): Promise<void> => {
    while (left-- > 0) await save(session, place);
  };
  const { ms } = await timed(() =>
    Promise.all(
      places.flatMap((place, index) => {
        const session = sessions[index % sessions.length];
        return session ? Array.from({ length: CLIENTS }, () => client(session, place)) : [];
      }),
    ),
  );
  return (CALLS / ms) * 1000;
}

let saved = 0;

async function save(session: HttpSession, { company, product }: Place): Promise<void> {
  const data = productFixture({ sku: 'BOLT', price: 100 + saved++ });
  const command = { id: freshId(), kind: 'product', document: product, type: 'update', data, seen: 0 };
  const answer = await session.post(`core/companies/${company}/commands/`, { commands: [command] });
  const { outcomes } = answer as { outcomes: { refusal?: unknown }[] }; // the API's answer
  if (outcomes[0]?.refusal) throw new Error(`refused: ${JSON.stringify(outcomes[0].refusal)}`);
}
