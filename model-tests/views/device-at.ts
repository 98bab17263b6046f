import { engine } from '#machines/registry.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { Overlay } from '#model/engine/overlay.ts';
import { emptyReplica } from '#model/engine/replica.fixtures.ts';
import type { Row } from '#model/engine/rows.ts';
import { Store } from '#model/engine/store.ts';
import { modelOver } from '#views/kit/document/document.fixtures.tsx';
import { envOf, youIn } from '../model/engine-world.ts';
import type { EngineWorld } from '../model/engine-world.ts';

/** A device of the person giving commands in an explored world, with every row of that world. */
export function deviceAt(world: EngineWorld): CompanyModel {
  const env = envOf(world);
  const replica = emptyReplica(engine, () => env);
  for (const [table, rows] of rowsOf(world)) replica.load(table, rows.values());
  return modelOver(replica, { by: youIn(world), log: [], may: env.may });
}

/** A world's rows by table: those of the world beneath it, overlaid with its own. */
function rowsOf({ view, beneath }: EngineWorld): Map<string, Map<string, Row>> {
  if (view instanceof Store)
    return new Map([...engine.tables.keys()].map((name) => [name, new Map(view.all(name))]));
  if (!(view instanceof Overlay) || !beneath) throw new Error('a world that does not say what it is over');
  const tables = rowsOf(beneath);
  for (const [name, rows] of view.rows)
    for (const [id, row] of rows) {
      if (row) tables.get(name)?.set(id, row);
      else tables.get(name)?.delete(id);
    }
  return tables;
}
