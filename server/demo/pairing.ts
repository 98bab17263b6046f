import { asUser } from '#model/engine/actor.ts';
import type { Engine } from '#model/engine/engine.ts';
import { isArchived } from '#model/engine/archived.ts';
import type { MatchDecision } from '#model/areas/integrations/pairing/decisions.ts';
import type { SyncedKind } from '#model/areas/integrations/pairing/pairing.choice.ts';
import { syncPermissions } from '#model/areas/integrations/pairing/pairing.facts.ts';
import type { ProductForm, ProductRow } from '#model/areas/products/product/product.facts.ts';
import { keepDecisions } from '#server/outgoing/master-sync/decision-store.ts';
import { syncCompany } from '#server/outgoing/master-sync/sync-company.ts';
import { allRows } from '#server/outgoing/master-sync/sync-deps.ts';
import type { SystemCommand } from '#server/platform/commands/executor.ts';
import { createAccessReader } from '#server/platform/model/company-access.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';
import type { SeedDeps, SeededCompany } from './companies.ts';
import { demoPeople } from './company-list.ts';
import { demoId } from './demo-id.ts';
import { freshProduct } from '#model/areas/products/product/fresh-product.ts';

/** The id of each company's side. */
const sides = { inviter: demoId('pairing'), accepter: demoId('pairing/accepter') };
const IN_STEP = 30;
/** Of them, how many the other company has under the same SKU already. */
const TWINS = 3;

const rule: SyncedKind = {
  kind: 'product',
  leader: 'inviter',
  fields: { category: 'own', weight: 'ask' },
  states: true,
  newOnes: false,
};

const choice = { kinds: [rule] };

/** Gives a company commands that are repeatable. Throws if one is refused. */
const giving =
  ({ executor }: SeedDeps, by: string) =>
  async (to: SeededCompany, commands: readonly SystemCommand[]): Promise<void> => {
    const repeatable = commands.map((one) => ({
      ...one,
      id: demoId(`${to.company.key}/paired/${one.document}/${one.type}`),
    }));
    const settled = await executor.systemPropose(to.id, repeatable, { by: asUser(by) });
    const refused = settled.find((one) => 'refusal' in one);
    if (refused) throw new Error(`a pairing was refused: ${JSON.stringify(refused)}`);
  };

/** Chosen products are made in the other company; one is said to be another than the one with its barcode. */
async function decide(
  { database }: SeedDeps,
  company: number,
  chosen: readonly ProductRow[],
  apart: MatchDecision,
): Promise<void> {
  const decisions = [...chosen.map(({ id }) => ({ ours: id, theirs: null, yes: true })), apart];
  await database.withCompany(company, (trx) =>
    keepDecisions(trx, { company, pairing: sides.inviter }, 'product', decisions),
  );
}

/** The first company keeps products in step with the second one; one waits in conflict, one was refused. [DE8] */
export async function seedPairing(
  deps: SeedDeps & { readonly engine: Engine },
  [one, other]: readonly SeededCompany[],
): Promise<void> {
  const by = demoPeople.find(({ role, founder }) => role === 'Administrator' && !founder)?.user;
  if (!one || !other || by === undefined) return;
  const layouts = await readRowLayouts(deps.database.app.kysely, deps.engine);
  const syncing = { ...deps, layouts, access: createAccessReader(deps.engine, layouts) };
  const give = giving(deps, by);
  const rows = await deps.database.withCompany(one.id, (trx) => allRows(trx, layouts, one.id, 'product'));
  const chosen = rows.filter(isSimple).slice(0, IN_STEP + 1);
  const [refused, ...kept] = chosen;
  if (!refused) return;
  const twins = kept
    .slice(0, TWINS)
    .map((row, n) => twin(other, row.sku, row.name, row.weight + (n === 0 ? 40 : 0)));
  const taken = twin(other, 'SPARE-BIN', { en: 'Spare bin', sv: 'Reservlåda' }, 400, refused.barcodes);
  await give(
    other,
    [...twins, taken].flatMap((create) => [create, { ...create, type: 'activate', data: {} }]),
  );
  await give(one, [
    invited('invite', { name: other.company.form.name, permissions: syncPermissions, code: keptCode }),
  ]);
  await give(other, [
    accepted('accept', { permissions: syncPermissions, partner: partnerOf(one, 'inviter') }),
  ]);
  await give(one, [invited('answer', { partner: partnerOf(other, 'accepter') }), invited('choose', choice)]);
  await give(other, [
    accepted('noteChosen', { ...choice, revision: 1, chosenBy: 'inviter' }),
    accepted('match'),
  ]);
  await give(one, [invited('match')]);
  await decide(deps, one.id, chosen, { ours: refused.id, theirs: taken.document, yes: false });
  await give(one, [invited('confirm', { revision: 1 })]);
  await give(other, [accepted('confirm', { revision: 1 })]);
  for (const { id } of [one, other, one, other]) await syncCompany(syncing, id);
}

/** Nobody has the code: what is kept is of none. */
const keptCode = { hash: '0'.repeat(64), lastFour: '0000' };

const commandOf =
  (document: string) =>
  (type: string, data: object = {}): SystemCommand => ({ kind: 'pairing', document, type, data });
const invited = commandOf(sides.inviter);
const accepted = commandOf(sides.accepter);

const partnerOf = ({ id, company: { form } }: SeededCompany, side: keyof typeof sides) => ({
  company: id,
  name: form.name,
  currency: form.currency,
  pairing: sides[side],
});

/** Goods with a barcode, and with nothing that the other company does not know. */
const isSimple = (row: ProductRow): boolean =>
  !isArchived(row) &&
  row.kind === 'stocked' &&
  (row.type ?? null) === null &&
  (row.tracking ?? 'none') === 'none' &&
  (row.variantOf ?? null) === null &&
  row.barcodes.length > 0 &&
  row.category !== null;

const twin = (
  { company: { key } }: SeededCompany,
  sku: string,
  name: ProductForm['name'],
  weight: number,
  barcodes: ProductForm['barcodes'] = [],
): SystemCommand => ({
  kind: 'product',
  document: demoId(`${key}/product/${sku} of its own`),
  type: 'create',
  data: { ...freshProduct, sku, name, weight, barcodes },
});
