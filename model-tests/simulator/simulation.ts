import { engine } from '#machines/registry.ts';
import type { Outcome } from '#model/engine/envelope.ts';
import {
  clientEqualsServer,
  logIsSound,
  overlayIsWhatPendingSays,
  stockAddsUp,
  storeEqualsReplay,
} from './oracles.ts';
import { Chance } from './random.ts';
import { SimulatedClient } from './simulated-client.ts';
import { SimulatedServer } from './simulated-server.ts';
import { tradingCompany } from './trade-workload.ts';
import { actions } from './workload.ts';

/** What went wrong in a run, and where; null for a sound one. */
export interface Finding {
  readonly seed: number;
  readonly step: number;
  readonly what: string;
}

interface Run {
  readonly chance: Chance;
  readonly server: SimulatedServer;
  readonly clients: readonly SimulatedClient[];
  /** Messages in transit; delivered in any order, lost or duplicated. */
  readonly wire: (() => void)[];
}

/** Counts what a set of runs did, so that a run that tries nothing cannot look sound. */
export interface Tally {
  commands: number;
  accepted: number;
  conflicts: number;
  reloads: number;
  restarts: number;
  /** Every kind of fact that occurred. */
  readonly facts: Set<string>;
}

const withoutCost = (permission: string): boolean => permission !== 'product.viewCost';
const everything = (): boolean => true;

/**
 * One run: 2–4 clients over a network that loses, duplicates and reorders, with offline spells, reloads and server
 * restarts; the oracles are checked after every step, and at the end all clients must have converged.
 */
export function simulate(seed: number, steps: number, tally: Tally): Finding | null {
  const chance = new Chance(seed);
  const server = startingCompany();
  const count = 2 + chance.below(3);
  const clients = Array.from(
    { length: count },
    (_, i) => new SimulatedClient(server, `user-${i}`, i % 2 ? withoutCost : everything, seed * 31 + i),
  );
  const run: Run = { chance, server, clients, wire: [] };
  for (let step = 0; step < steps; step++) {
    oneStep(run, tally);
    const what = stepwise(run);
    if (what) return { seed, step, what };
  }
  settle(run);
  const what = together(run);
  tally.commands += clients.reduce((sum, client) => sum + client.given, 0);
  tally.accepted += new Set(server.log.slice(startingLog.length).map((event) => event.command)).size;
  for (const event of server.log) tally.facts.add(`${event.kind}.${event.type}`);
  tally.conflicts += clients.reduce((sum, client) => sum + client.replica.conflicts.length, 0);
  return what ? { seed, step: steps, what } : null;
}

const startingLog = tradingCompany();

function startingCompany(): SimulatedServer {
  const server = new SimulatedServer(engine);
  server.log.push(...startingLog);
  server.restart();
  return server;
}

function oneStep(run: Run, tally: Tally): void {
  const { chance, server, clients, wire } = run;
  const client = chance.pick(clients);
  const dice = chance.next();
  if (dice < 0.35) chance.pick(actions)(client, chance);
  else if (dice < 0.55) send(run, client);
  else if (dice < 0.7) stream(run, client);
  else if (dice < 0.93) deliver(run);
  else if (dice < 0.96) client.online = !client.online;
  else if (dice < 0.985) {
    client.reload();
    tally.reloads += 1;
  } else {
    wire.length = 0;
    server.restart();
    tally.restarts += 1;
  }
}

function send(run: Run, client: SimulatedClient): void {
  if (!client.online) return;
  const commands = client.unsettled();
  if (commands.length === 0) return;
  client.replica.markSent(new Set(commands.map((command) => command.id)));
  run.wire.push(() => {
    const outcomes: Outcome[] = run.server.handle(client.name, client.may, structuredClone(commands));
    run.wire.push(() => client.acknowledge(structuredClone(outcomes)));
  });
}

function stream(run: Run, client: SimulatedClient): void {
  const { chance, server, wire } = run;
  const head = server.log.length;
  if (!client.online || head === 0) return;
  const from = Math.max(1, client.replica.head + 1 - chance.below(4) + chance.below(3));
  if (from > head) return;
  const batch = server.batch(client.access, from, server.endOfCommand(from + chance.below(head - from + 1)));
  wire.push(() => void client.receive(batch));
}

function deliver(run: Run): void {
  const { chance, wire } = run;
  if (wire.length === 0) return;
  const [message] = wire.splice(chance.below(wire.length), 1);
  if (!message || chance.happens(0.15)) return;
  message();
  if (chance.happens(0.15)) message();
}

/** Only a device that received something can have changed: the others were found sound before. */
function stepwise(run: Run): string | null {
  for (const client of run.clients) {
    if (!client.takeTouched()) continue;
    const found = overlayIsWhatPendingSays(client, run.server) ?? clientEqualsServer(client, run.server);
    if (found) return found;
  }
  return run.server.takeGrown() ? stockAddsUp(run.server) : null;
}

/** Everyone comes back online, and nothing more is lost. */
function settle(run: Run): void {
  run.wire.length = 0;
  for (let round = 0; round < 3; round++)
    for (const client of run.clients) {
      client.online = true;
      for (let commands = client.unsettled(); commands.length > 0; commands = client.unsettled()) {
        client.acknowledge(run.server.handle(client.name, client.may, commands));
        client.receive(run.server.batch(client.access, client.replica.head + 1));
      }
      client.receive(run.server.batch(client.access, client.replica.head + 1));
    }
}

function together(run: Run): string | null {
  for (const client of run.clients) {
    if (client.replica.head !== run.server.log.length)
      return `${client.name} stopped at ${client.replica.head}`;
    if (client.replica.pending.length > 0) return `${client.name} still waits`;
    const shown = [...client.replica.over.rows.values()].some((rows) => rows.size > 0);
    if (shown) return `${client.name} still shows a prediction`;
    const found = clientEqualsServer(client, run.server);
    if (found) return found;
  }
  return logIsSound(run.server) ?? storeEqualsReplay(run.server) ?? everyCommandOnce(run);
}

/** Every command given was either accepted once, or its author was told. */
function everyCommandOnce(run: Run): string | null {
  for (const client of run.clients)
    if (client.outbox.size > 0) return `${client.name} keeps ${client.outbox.size} commands that are settled`;
  return null;
}
