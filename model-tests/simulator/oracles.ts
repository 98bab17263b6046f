import { isDeepStrictEqual } from 'node:util';
import { redactRow } from '#model/engine/access.ts';
import { Overlay } from '#model/engine/overlay.ts';
import { propose } from '#model/engine/propose.ts';
import { Miss } from '#model/engine/miss.ts';
import type { Row } from '#model/engine/rows.ts';
import type { Store } from '#model/engine/store.ts';
import { compare } from '#model/values/order.ts';
import type { SimulatedClient } from './simulated-client.ts';
import type { SimulatedServer } from './simulated-server.ts';

const sorted = (rows: Iterable<Row>): Row[] => [...rows].sort((a, b) => compare(a.id, b.id));

/** The first differing pair of rows as a sentence, or null. */
function difference(name: string, left: readonly Row[], right: readonly Row[]): string | null {
  if (isDeepStrictEqual(left, right)) return null;
  const at = left.findIndex((row, index) => !isDeepStrictEqual(row, right[index]));
  const place = at < 0 ? left.length : at;
  return `${name}: ${JSON.stringify(left[place])} ≠ ${JSON.stringify(right[place])}`;
}

/** What a client shows equals its confirmed rows with the pending commands decided again from scratch. */
export function overlayIsWhatPendingSays(client: SimulatedClient, server: SimulatedServer): string | null {
  const { replica } = client;
  const fresh = new Overlay(replica.base, server.engine.tables);
  for (const pending of replica.pending) {
    try {
      const proposal = propose(server.engine, fresh, pending.command, pending.env);
      const mode = server.engine.types.get(pending.command.kind)?.commands[pending.command.type]?.mode;
      if (proposal.accepted && mode === 'predict') proposal.overlay.commitTo(fresh);
    } catch (error) {
      if (!(error instanceof Miss)) throw error;
    }
  }
  const tables = new Set([...fresh.rows.keys(), ...replica.over.rows.keys()]);
  for (const table of tables) {
    const found = difference(
      `${client.name} overlay ${table}`,
      entries(replica.over, table),
      entries(fresh, table),
    );
    if (found) return found;
  }
  return null;
}

const entries = (overlay: Overlay, table: string): Row[] =>
  sorted([...(overlay.rows.get(table) ?? [])].map(([id, row]) => row ?? { id }));

/** A client that has seen the whole log holds exactly what the server would show its class. */
export function clientEqualsServer(client: SimulatedClient, server: SimulatedServer): string | null {
  if (client.replica.head !== server.log.length) return null;
  for (const table of server.engine.tables.values()) {
    if (!client.access.tables.has(table.name)) continue;
    const theirs = [...server.store.all(table.name).values()].flatMap(
      (row) => redactRow(client.access, table, row) ?? [],
    );
    const found = difference(
      `${client.name} ${table.name}`,
      sorted(client.replica.base.all(table.name).values()),
      sorted(theirs),
    );
    if (found) return found;
  }
  return null;
}

/** The rows maintained live equal a replay of the whole log. */
export function storeEqualsReplay(server: SimulatedServer): string | null {
  const replay: Store = server.replay();
  for (const name of server.engine.tables.keys()) {
    const found = difference(
      `replay ${name}`,
      sorted(server.store.all(name).values()),
      sorted(replay.all(name).values()),
    );
    if (found) return found;
  }
  return null;
}

/** All places of a product sum to zero, no shelf is below zero or below what is reserved in it. [ST1] [ST2] [ST3] */
export function stockAddsUp(server: SimulatedServer): string | null {
  const sums = new Map<string, number>();
  for (const row of server.store.all('balance').values()) {
    const balance = row as unknown as {
      product: string;
      warehouse: string | null;
      onHand: number;
      reserved: number;
      held?: number;
    };
    const { held = 0 } = balance;
    sums.set(balance.product, (sums.get(balance.product) ?? 0) + balance.onHand);
    if (balance.warehouse !== null && balance.onHand < 0) return `${row.id} is below zero`;
    if (balance.reserved < 0 || (balance.warehouse !== null && balance.reserved + held > balance.onHand))
      return `${row.id} holds back ${balance.reserved + held} of ${balance.onHand}`;
  }
  for (const [product, sum] of sums) if (sum !== 0) return `places of ${product} sum to ${sum}`;
  return null;
}

/** The log is gapless, and contains no command twice. */
export function logIsSound(server: SimulatedServer): string | null {
  const seen = new Set<string>();
  for (const [index, event] of server.log.entries()) {
    if (event.seq !== index + 1) return `seq ${event.seq} at place ${index + 1}`;
    const identity = `${event.command}#${event.index}`;
    if (seen.has(identity)) return `${identity} twice`;
    seen.add(identity);
  }
  return null;
}
