import type { Engine } from '#model/engine/engine.ts';
import type { RowLayouts } from '#server/platform/model/row-layout.ts';
import { seedCompanies, type SeedDeps } from './companies.ts';

export interface DemoDeps extends SeedDeps {
  readonly engine: Engine;
  readonly layouts: RowLayouts;
}

/** Puts the demonstration into a database without people. */
export async function seedDemo(deps: DemoDeps): Promise<void> {
  await seedCompanies(deps);
}
