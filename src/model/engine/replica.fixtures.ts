import type { Folding } from './engine.ts';
import type { Env } from './env.ts';
import { Replica } from './replica.ts';
import type { World } from './world.fixtures.ts';

/** An empty device that may see every table. */
export const emptyReplica = (engine: Folding, env: () => Env): Replica =>
  new Replica({
    engine,
    company: 1,
    tables: new Set(engine.tables.keys()),
    recentSince: '2020-01-01T00:00:00.000Z',
    env: () => ({ ...env(), drawsNumbers: false }),
  });

/** A device holding a world's log, used by the world's current user unless `as` overrides it. */
export function replicaOf(world: World, engine: Folding, as: Partial<Env> = {}, events = world.log): Replica {
  const replica = emptyReplica(engine, () => ({ ...world.env(), ...as }));
  replica.receive({ company: 1, epoch: 1, from: 1, to: events.length, events });
  return replica;
}
