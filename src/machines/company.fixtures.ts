import type { Fact, LogEvent } from '#model/engine/envelope.ts';
import { World } from '#model/engine/world.fixtures.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import { engine } from './registry.ts';

/** A founded company with one warehouse (WH, three bins) and no goods. */
export function companyWorld(): World & {
  warehouse: string;
  receiving: string;
  staging: string;
  bins: string[];
} {
  const world = new World(engine);
  found(world);
  const [warehouse, receiving, staging, quarantine] = [world.id(), world.id(), world.id(), world.id()];
  world.must('warehouse', warehouse, 'create', {
    code: 'WH',
    name: 'Main warehouse',
    address: { street: '', postcode: '', city: '', country: 'SE' },
    receiving,
    staging,
    quarantine,
  });
  const bins = [1, 2, 3].map((n) => {
    const bin = world.id();
    world.must('location', bin, 'create', binFixture(warehouse, `A-0${n}`, n));
    return bin;
  });
  return Object.assign(world, { warehouse, receiving, staging, bins });
}

const founding = {
  kind: 'company',
  document: 'company',
  type: 'found',
  data: {
    name: 'Nordlager AB',
    organisationNumber: '556000-0001',
    vatNumber: 'SE556000000101',
    address: { street: 'Lagergatan 1', postcode: '111 11', city: 'Stockholm', country: 'SE' },
    timeZone: 'Europe/Stockholm',
    currency: 'SEK',
    policies: { overReceipt: 0, closedUntil: null },
  },
};
let decided: readonly Fact[] | undefined;

/** Founds the company; decided once, since its many facts are always the same. */
function found(world: World): void {
  if (decided) return void world.take(founding, decided);
  const { kind, document, type, data } = founding;
  decided = world.must(kind, document, type, data, { internal: true }).map(factOf);
}

const factOf = ({ kind, document, version, type, data, state }: LogEvent): Fact => ({
  kind,
  document,
  version,
  type,
  data,
  state,
});

export const binFixture = (warehouse: string, code: string, pickSequence: number): object => ({
  warehouse,
  code,
  name: '',
  zone: 'A',
  locationType: 'storage',
  pickable: true,
  pickSequence,
  barcode: '',
});

/** Creates an active product; returns its id. */
export function activeProduct(world: World, over: Partial<ProductForm> = {}): string {
  const id = world.id();
  world.must('product', id, 'create', productFixture(over));
  world.must('product', id, 'activate');
  return id;
}
