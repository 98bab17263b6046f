import { asUser } from '#model/engine/actor.ts';
import { FOUNDER, freshId, mustPropose } from '#server/testing/company.fixtures.ts';
import type { SystemCommand } from '#server/platform/commands/executor.ts';
import type { Bench } from './bench.ts';
import type { BenchServer } from './bench-server.ts';
import { atMost, ofTimes, timed, type Figure } from './figures.ts';
import { verify } from './fold.ts';
import { draft, seedLargeCompany, type LargeCompany } from './large-company.ts';
import { onHand, repeat } from './read.ts';

const part = Number(process.env['BENCH_BUSY'] ?? 1);
/** A million moves; an order of three lines reserves three times. */
const SIZE = { products: 20_000, stocked: 10_000, movesEach: Math.round(100 * part), drafts: 0 };
const ORDERS = Math.round(33_400 * part);
/** Orders that are created and confirmed in one transaction. */
const TOGETHER = 20;
const CONFIRMED = 300;

/** A company of a million moves with 100,000 open reservations; `BENCH_BUSY=0.1` makes a tenth of it. */
export async function measureBusy({ server }: Bench): Promise<Figure[]> {
  const large = await seedLargeCompany(server, SIZE);
  for (let from = 0; from < ORDERS; from += TOGETHER) await reserve(server, large, from);
  await server.database.owner.pool.query('analyze');
  const size = `${large.moves} moves, ${ORDERS * 3} open reservations`;
  return [
    ofTimes('busy: confirm an order of three lines', await confirms(server, large), {
      target: atMost(10),
      note: size,
    }),
    ofTimes('busy: on hand of all products', await repeat(() => onHand(server, large)), {
      target: atMost(200),
      note: size,
    }),
    await verify(server, large.company, 60, { name: 'busy: verify the company', note: size }),
  ];
}

/** Orders of the products in turn, as they come in over a season: each of other three. */
const orderOf = (large: LargeCompany, index: number, id: string): SystemCommand => {
  const first = (index * 3) % (large.stocked - 3);
  return draft(id, large, large.products.slice(first, first + 3));
};

async function reserve(server: BenchServer, large: LargeCompany, from: number): Promise<void> {
  const commands = Array.from({ length: TOGETHER }, (_, index) => orderOf(large, from + index, freshId()));
  await mustPropose(
    server.executor,
    large.company,
    commands.flatMap((created) => [created, { ...created, type: 'confirm', data: {} }]),
  );
}

/** How long each confirmation took, one at a time, as the server decides it. */
async function confirms({ executor }: BenchServer, large: LargeCompany): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < CONFIRMED + 20; index++) {
    const created = orderOf(large, index * 7, freshId());
    await mustPropose(executor, large.company, [created]);
    const confirm = { ...created, type: 'confirm', data: {}, id: freshId(), seen: 0 };
    const { ms, value } = await timed(() => executor.submit(large.company, asUser(FOUNDER), [confirm]));
    if (value.some((settled) => 'refusal' in settled)) throw new Error(`refused: ${JSON.stringify(value)}`);
    times.push(ms);
  }
  return times.slice(20); // compiled and cached
}
