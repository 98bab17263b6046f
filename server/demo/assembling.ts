import type { AssemblyForm } from '#model/areas/stock/assembly/assembly.facts.ts';
import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import { componentsOf } from '#model/areas/products/product/product.bundle.ts';
import { placeKey } from '#model/stock/stock.tables.ts';
import { addDays } from '#model/values/moments.ts';
import { checkDigitOf } from '#model/gs1/check-digit.ts';
import { costOf } from './costs.ts';
import { freshProduct } from '#model/areas/products/product/fresh-product.ts';
import type { Trading } from './trading.ts';

const ONE = 1000;
const BLADES = 'BLD-25-10';

/** A toolbox that is packed of what else is sold; blades for the knife go in where there are some. */
const toolbox = {
  sku: 'BOX-TOOLS',
  name: { en: 'Starter toolbox, packed', sv: 'Verktygslåda för nybörjare, packad' },
  components: ['BOX-E2', 'HAM-20', 'SCD-SET6', 'PLR-180', 'TAP-8', 'CUT-25', BLADES],
} as const;

type End = 'draft' | 'released' | 'partlyBuilt' | 'built' | 'closedShort' | 'reversed' | 'cancelled';

interface Scene {
  readonly name: string;
  readonly boxes: number;
  readonly end: End;
  readonly over?: Partial<AssemblyForm>;
}

/** A bundle that is built before it is sold, with an assembly in every state, and one taken apart again. */
export function planAssemblies(trading: Trading): void {
  const { agenda, calendar } = trading;
  const parts = toolbox.components.flatMap((sku) => idOf(trading, sku) ?? []);
  if (parts.length < toolbox.components.length) return;
  let bundle = '';
  const note = (days: number, hour: number, scene: Scene): void =>
    agenda.note(calendar.ago(days, hour), (at) => assemble(trading, bundle, scene, at));
  agenda.note(calendar.ago(12, 9), (at) => void (bundle = describe(trading, parts, at)));
  note(8, 14, { name: 'first', boxes: 3, end: 'built' });
  note(6, 14, { name: 'mistake', boxes: 1, end: 'reversed' });
  note(5, 14, { name: 'called-off', boxes: 1, end: 'cancelled' });
  note(4, 14, { name: 'apart', boxes: 1, end: 'built', over: { mode: 'unbuild' } });
  note(3, 14, { name: 'short', boxes: 2, end: 'closedShort' });
  note(2, 14, { name: 'going-on', boxes: 3, end: 'partlyBuilt' });
  note(1, 14, { name: 'next', boxes: 2, end: 'released' });
  agenda.note(calendar.morning(0.55), (at) =>
    assemble(trading, bundle, { name: 'morning', boxes: 4, end: 'draft' }, at),
  );
}

const idOf = ({ model }: Trading, sku: string): string | undefined =>
  model.view.by('product', 'sku', sku.toLowerCase())[0]?.id;

/** The bundle, in use. */
function describe(trading: Trading, parts: readonly string[], at: string): string {
  const { model, staff, seeded } = trading;
  const as = { by: staff.purchasing, at };
  const id = model.id('product/toolbox', at);
  const blades = idOf(trading, BLADES);
  const digits = `20${String(seeded.id).padStart(4, '0').slice(-4)}900001`;
  const form: ProductForm = {
    ...freshProduct,
    sku: toolbox.sku,
    name: toolbox.name,
    kind: 'bundle',
    category: model.view.get('product', parts[1] ?? '')?.category ?? null,
    barcodes: [{ code: `${digits}${checkDigitOf(digits)}`, quantity: ONE }],
    price: 0,
    weight: 4400,
    bundle: {
      mode: 'assembled',
      components: parts.map((product) => ({ product, quantity: ONE, optional: product === blades })),
      pricing: 'sumLess',
      less: 1_000,
      buildCost: 25_0000,
    },
  };
  model.must('product', id, 'create', form, as);
  model.must('product', id, 'activate', {}, as);
  return id;
}

function assemble(
  trading: Trading,
  bundle: string,
  { name, boxes, end, over = {} }: Scene,
  at: string,
): void {
  const { model, staff, seeded, calendar } = trading;
  const as = { by: staff.warehouse, at };
  const document = model.id(`assembly/${name}`, at);
  const give = (type: string, data: object = {}): void => model.must('assembly', document, type, data, as);
  const blades = idOf(trading, BLADES);
  give('create', {
    product: bundle,
    quantity: boxes * ONE,
    warehouse: seeded.warehouse,
    dueOn: addDays(calendar.day(Date.parse(at)), 2),
    // What was packed without blades is taken apart without them.
    ...(over.mode === 'unbuild' && blades !== undefined && { without: [blades] }),
    ...over,
  });
  if (end === 'draft') return;
  if (over.mode !== 'unbuild') supply(trading, { bundle, boxes, name }, at);
  give('release');
  if (end === 'released') return;
  if (end === 'cancelled') return give('cancel', { reason: 'other' });
  const isPart = end === 'partlyBuilt' || end === 'closedShort';
  give('build', { quantity: (isPart ? 1 : boxes) * ONE });
  if (end === 'closedShort') give('closeShort', { reason: 'other' });
  if (end === 'reversed') give('reverse', { reason: 'enteredByMistake' });
}

interface Wanted {
  readonly bundle: string;
  readonly boxes: number;
  readonly name: string;
}

/** What is lacking of the parts that a box needs comes in, with what others wait for. */
function supply(trading: Trading, { bundle, boxes, name }: Wanted, at: string): void {
  const { model, staff, seeded } = trading;
  const as = { by: staff.warehouse, at };
  const needed = componentsOf(model.view.get('product', bundle) ?? { kind: 'bundle' });
  const lines = needed.flatMap(({ product, optional }) => {
    const key = placeKey(product, seeded.warehouse);
    const { onHand = 0, reserved = 0 } = model.view.get('availability', key) ?? {};
    const waiting = model.view
      .by('reservation', 'waiting', key)
      .reduce((sum, { open, soft, hard }) => sum + open - soft - hard, 0);
    const quantity = boxes * ONE - (onHand - reserved);
    if (optional || quantity <= 0) return [];
    const id = model.id(`receipt-line/boxes/${name}/${product}`, at);
    const unitCost = costOf(trading, product, at);
    const place = { orderLine: null, rejected: 0, location: seeded.bins[0] ?? null };
    return [{ ...place, id, product, quantity: quantity + waiting, unitCost }];
  });
  if (lines.length === 0) return;
  const receipt = model.id(`receipt/boxes/${name}`, at);
  const head = { warehouse: seeded.warehouse, order: null, supplier: null, source: 'blind' };
  model.must('goodsReceipt', receipt, 'create', head, as);
  model.must('goodsReceipt', receipt, 'count', { lines }, as);
  model.must('goodsReceipt', receipt, 'post', {}, as);
}
