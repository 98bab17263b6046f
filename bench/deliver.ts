import { createParser } from 'eventsource-parser';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { freshId } from '#server/testing/company.fixtures.ts';
import { productOf } from './large-company.ts';
import { measureScreen } from './deliver-screen.ts';
import { signIn, type HttpSession } from './http-session.ts';
import type { Bench } from './bench.ts';
import { atMost, ofTimes, type Figure } from './figures.ts';

const SESSIONS = 4;
/** As many as a person may have, and a session of each. */
const CLIENTS = 8 * SESSIONS;
const COMMANDS = 200;

/** From a command's POST until other clients' streams have brought its event: 32 streams, all read by this process. */
export async function measureDeliver(bench: Bench): Promise<Figure[]> {
  const large = await bench.large();
  const address = await bench.server.serve();
  const sessions = await Promise.all(Array.from({ length: SESSIONS }, () => signIn(address)));
  const [session] = sessions;
  if (!session) throw new Error('nobody signed in');
  const { company, products } = large;
  const head = await update(session, company, products, 0);
  const arrivals: number[] = [];
  const first: number[] = [];
  const watch = new Watch();
  const stop = await Promise.all(
    Array.from({ length: CLIENTS }, (_, index) =>
      follow(sessions[index % SESSIONS] ?? session, company, head + 1, (command) => watch.saw(command)),
    ),
  );
  for (let index = 1; index <= COMMANDS; index++) {
    const id = freshId();
    const seen = watch.expect(id);
    await Promise.all([update(session, company, products, index, id), seen]);
    const times = await seen;
    if (index <= 10) continue; // compiled by then
    arrivals.push(...times);
    first.push(Math.min(...times));
  }
  for (const end of stop) end();
  for (const one of sessions) one.close();
  return [
    ...(await measureScreen(bench)),
    ofTimes('deliver: POST to any of 32 streams', arrivals, {
      target: atMost(25),
      note: 'all streams end in one process',
    }),
    ofTimes('deliver: POST to the first of 32', first, {}),
  ];
}

/** Notes when each client has seen a command's event. */
class Watch {
  #command = '';
  #start = 0;
  #times: number[] = [];
  #done: (times: number[]) => void = () => undefined;

  expect(command: string): Promise<number[]> {
    this.#command = command;
    this.#start = performance.now();
    this.#times = [];
    return new Promise((done, fail) => {
      this.#done = done;
      const late = (): void =>
        fail(new Error(`${this.#times.length} of ${CLIENTS} streams brought ${command}`));
      setTimeout(late, 20_000).unref();
    });
  }

  saw(command: string): void {
    if (command !== this.#command) return;
    this.#times.push(performance.now() - this.#start);
    if (this.#times.length === CLIENTS) this.#done(this.#times);
  }
}

async function update(
  session: HttpSession,
  company: number,
  products: readonly string[],
  index: number,
  id = freshId(),
): Promise<number> {
  const data = productFixture({ ...productOf(index), price: 7_0000 + index });
  const command = { id, kind: 'product', document: products[index], type: 'update', data, seen: 0 };
  const answer = (await session.post(`core/companies/${company}/commands/`, { commands: [command] })) as {
    outcomes: { seq?: number }[];
  }; // the API's answer
  const seq = answer.outcomes[0]?.seq;
  if (seq === undefined) throw new Error(`refused: ${JSON.stringify(answer)}`);
  return seq;
}

/** Reads a stream as the browser does; resolves once it is connected. */
async function follow(
  session: HttpSession,
  company: number,
  from: number,
  onCommand: (command: string) => void,
): Promise<() => void> {
  const answer = await session.open(`core/companies/${company}/events/?from=${from}`);
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event !== 'batch') throw new Error(`the stream ended: ${event}`);
      for (const { command } of (JSON.parse(data) as { events: { command: string }[] }).events)
        onCommand(command);
    },
  });
  answer.setEncoding('utf8');
  answer.on('data', (text: string) => parser.feed(text));
  return () => answer.destroy();
}
