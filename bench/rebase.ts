import { engine } from '#machines/registry.ts';
import { asUser, authored } from '#model/engine/actor.ts';
import type { Env } from '#model/engine/env.ts';
import type { Command, LogEvent } from '#model/engine/envelope.ts';
import { Replica } from '#model/engine/replica.ts';
import { productForm } from '#model/areas/products/product/product.facts.ts';
import { freshId } from '#server/testing/company.fixtures.ts';
import { founder } from './large-company.ts';
import type { Bench } from './bench.ts';
import { bootInMemory } from './boot-model.ts';
import { atMost, ofProcessor, type Figure } from './figures.ts';

const PENDING = 200;
const BLOCKS = 7;

/** What a device does while people work: give commands, take events with 200 commands pending, check buttons. */
export async function measureRebase(bench: Bench): Promise<Figure[]> {
  const { company, products, drafts } = await bench.large();
  const replica = await openReplica(bench, company);
  const note = `processor time; ${replica.base.all('product').size} products held`;
  for (let round = 0; round < 3; round++) dispatching(replica, products, ''); // compiled by then
  const dispatch = dispatching(replica, products, note);
  for (let index = 0; index < PENDING; index++)
    queued(replica, update(replica, products[index] ?? '', index));
  const disjoint = (piece: number): void => take(replica, company, products[PENDING + 1000 + piece] ?? '');
  const touching = (piece: number): void => take(replica, company, products[piece % PENDING] ?? '');
  const consider = (piece: number): void =>
    void replica.consider({
      kind: 'salesOrder',
      document: drafts[piece % drafts.length] ?? '',
      type: 'confirm',
    });
  return [
    dispatch,
    ofProcessor('rebase: 1 event, 200 pending, disjoint', BLOCKS, 500, disjoint, {
      target: atMost(4),
      note: 'processor time',
    }),
    ofProcessor('rebase: 1 event, 200 pending, all again', BLOCKS, 40, touching, {
      target: atMost(4),
      note: 'processor time',
    }),
    ofProcessor('rebase: consider a button', BLOCKS, 2000, consider, {
      note: 'confirm of a sales order with 3 lines',
    }),
  ];
}

/** Commands are prepared first: only giving them is measured. */
function dispatching(replica: Replica, products: readonly string[], note: string): Figure {
  const commands = products.slice(0, 300 * BLOCKS).map((id, index) => update(replica, id, index));
  const give = (piece: number): void => {
    const command = commands[piece];
    if (command) queued(replica, command);
  };
  const figure = ofProcessor('rebase: dispatch (decide and show)', BLOCKS, 300, give, {
    target: atMost(0.1),
    note,
  });
  settleAll(replica);
  return figure;
}

async function openReplica(bench: Bench, company: number): Promise<Replica> {
  const boot = await bootInMemory(bench);
  const env = (): Env => ({
    now: '2026-05-04T08:00:00.000Z',
    today: '2026-05-04',
    ...authored(asUser(founder.user)),
    may: () => true,
    internal: false,
    drawsNumbers: false,
  });
  const replica = new Replica({
    engine,
    company,
    tables: new Set(Object.keys(boot.header.tables)),
    recentSince: boot.header.since,
    env,
  });
  for (const page of boot.pages) replica.fillPage(page);
  replica.head = boot.header.asOf;
  return replica;
}

function update(replica: Replica, document: string, index: number): Command {
  const row = replica.view.get('product', document);
  const data = { ...productForm.strip().parse(row), price: 2_0000 + index };
  return { id: freshId(), kind: 'product', document, type: 'update', data, seen: replica.head };
}

function queued(replica: Replica, command: Command): void {
  const given = replica.dispatch(command);
  if (!given.queued) throw new Error(`refused: ${JSON.stringify(given.refusal)}`);
}

/** Answers every pending command as if the server had taken none. */
function settleAll(replica: Replica): void {
  replica.acknowledge(
    replica.pending.map(({ command }) => ({ id: command.id, refusal: { code: 'invalid' } })),
  );
  replica.conflicts.length = 0;
}

/** Another person's update of a product arrives. */
function take(replica: Replica, company: number, document: string): void {
  const event = updatedElsewhere(replica, document);
  const received = replica.receive({ company, epoch: 1, from: event.seq, to: event.seq, events: [event] });
  if ('gap' in received) throw new Error('the event did not fit');
  if (replica.pending.length !== PENDING) throw new Error(`${replica.pending.length} are pending`);
}

function updatedElsewhere(replica: Replica, document: string): LogEvent {
  const row = replica.base.all('product').get(document);
  const held = row as unknown as { version: number; state: string }; // a row of the product table
  const data = productForm.strip().parse(row);
  return {
    kind: 'product',
    document,
    version: held.version + 1,
    type: 'updated',
    data,
    state: held.state,
    seq: replica.head + 1,
    at: '2026-05-04T09:00:00.000Z',
    by: freshId(),
    command: freshId(),
    index: 0,
  };
}
