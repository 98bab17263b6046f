import type { Folding } from './engine.ts';
import type { Env } from './env.ts';
import { Replica } from './replica.ts';
import type { World } from './world.fixtures.ts';

/** A device that may see every table, and has nothing yet. */
export const emptyReplica = (engine: Folding, env: () => Env): Replica =>
  new Replica({
    engine,
    company: 1,
    tables: new Set(engine.tables.keys()),
    recentSince: '2020-01-01T00:00:00.000Z',
    env: () => ({ ...env(), drawsNumbers: false }),
  });

/** A device that has what happened in a world, of who acts there unless `as` says otherwise. */
export function replicaOf(world: World, engine: Folding, as: Partial<Env> = {}, events = world.log): Replica {
  const replica = emptyReplica(engine, () => ({ ...world.env(), ...as }));
  replica.receive({ company: 1, epoch: 1, from: 1, to: events.length, events });
  return replica;
}
