import { asUser } from '#model/engine/actor.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import {
  createProduct,
  FOUNDER,
  foundCompany,
  freshId,
  mustPropose,
} from '#server/testing/company.fixtures.ts';
import type { Executor } from '#server/platform/commands/executor.ts';
import type { Bench } from './bench.ts';
import { atLeast, median, ofRounds, percentile, timed, type Figure } from './figures.ts';
import { openFloor, type Floor } from './floor.ts';

const ROUNDS = 5;
const IN_FLIGHT = 256;
const DOCUMENTS = 2000;

interface Round {
  /** Commands a second. */
  readonly rate: number;
  readonly times: readonly number[];
}

/**
 * Commands of one company through the real executor, alone and 256 at a time, alternating with a script that writes the
 * same rows in one transaction each.
 */
export async function measureDecide({ server }: Bench): Promise<Figure[]> {
  const { executor } = server;
  const { company } = await foundCompany(executor, await server.newCompany());
  const products = Array.from({ length: DOCUMENTS }, freshId);
  await mustPropose(
    executor,
    company,
    products.map((id) => createProduct({}, id)),
  );
  const floor = await openFloor(server, await server.newCompany(), DOCUMENTS);
  const give = saveProduct(executor, company, products);
  const rounds = {
    lone: [] as Round[],
    batched: [] as Round[],
    floorLone: [] as Round[],
    floorMany: [] as Round[],
  };
  try {
    await closedLoop(IN_FLIGHT, 2000, give); // compiled and cached, as in a server after its first second
    for (let round = 0; round < ROUNDS; round++) {
      rounds.lone.push(await closedLoop(1, 300, give));
      rounds.floorLone.push(await closedLoop(1, 300, floor.write));
      rounds.batched.push(await closedLoop(IN_FLIGHT, 8000, give));
      rounds.floorMany.push(await closedLoop(floor.connections, 1500, floor.write));
    }
  } finally {
    await floor.close();
  }
  return figuresOf(rounds, floor);
}

function figuresOf(
  rounds: Readonly<Record<'lone' | 'batched' | 'floorLone' | 'floorMany', readonly Round[]>>,
  floor: Floor,
): Figure[] {
  const rates = (list: readonly Round[]): number[] => list.map((round) => round.rate);
  const times = (list: readonly Round[]) => {
    const all = list.flatMap((round) => round.times);
    return { p50: median(all), p95: percentile(all, 0.95) };
  };
  return [
    ofRounds(`decide: one company, ${IN_FLIGHT} in flight`, '/s', rates(rounds.batched), {
      ...times(rounds.batched),
      target: atLeast(15_000),
      floor: median(rates(rounds.floorMany)),
      note: `p50, p95 in ms; floor: ${floor.connections} connections`,
    }),
    ofRounds('decide: one company, one at a time', '/s', rates(rounds.lone), {
      ...times(rounds.lone),
      floor: median(rates(rounds.floorLone)),
      note: 'floor: 1 connection',
    }),
    ofRounds('decide floor: 1 connection', '/s', rates(rounds.floorLone), times(rounds.floorLone)),
    ofRounds(
      `decide floor: ${floor.connections} connections`,
      '/s',
      rates(rounds.floorMany),
      times(rounds.floorMany),
    ),
  ];
}

/** Saves the products' forms in turn, as their founder. */
function saveProduct(executor: Executor, company: number, products: readonly string[]): () => Promise<void> {
  let next = 0;
  return async () => {
    const document = products[next++ % products.length] ?? '';
    const data = productFixture({ sku: document.slice(-12), price: 1_0000 + next });
    const command = { id: freshId(), kind: 'product', document, type: 'update', data, seen: 0 };
    const [settled] = await executor.submit(company, asUser(FOUNDER), [command]);
    if (!settled || 'refusal' in settled) throw new Error(`refused: ${JSON.stringify(settled)}`);
  };
}

/** Runs this many workers; each gives its next command when the last one is settled. */
async function closedLoop(workers: number, count: number, work: () => Promise<void>): Promise<Round> {
  const times: number[] = [];
  let left = count;
  const worker = async (): Promise<void> => {
    while (left-- > 0) times.push((await timed(work)).ms);
  };
  const { ms } = await timed(() => Promise.all(Array.from({ length: workers }, worker)));
  return { rate: (times.length / ms) * 1000, times };
}
