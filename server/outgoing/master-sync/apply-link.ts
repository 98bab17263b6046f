import { asAgent } from '#model/engine/actor.ts';
import { isArchived } from '#model/engine/archived.ts';
import { led } from '#model/areas/integrations/pairing/record-values.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import type { Registers } from '#model/areas/integrations/pairing/registers.ts';
import { STATE, syncField, syncFields, wayTo } from '#model/areas/integrations/pairing/sync-kinds.ts';
import { namesOf, type SyncLink } from './link-store.ts';
import { LinkWork } from './link-work.ts';
import { lookAtLink, type Place, type Seen } from './look-at-link.ts';
import { blankOf, finished, formOf, type FormDraft } from './record-forms.ts';
import { allRows, rowOf } from './sync-deps.ts';

/** How often a record that somebody changes meanwhile is looked at again at once. */
const MOST_ROUNDS = 6;
const MOST_DEEP = 20;

/**
 * [MS7, MS8] Makes of a record what the registers of both companies say, by commands of the pairing that this company's
 * rules and rights judge. What they refuse stands until it is tried again. Rejects where the record does not come to rest.
 */
export async function applyLink(place: Place, id: string, depth = 0): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const seen = await lookAtLink(place, id);
    if (!seen?.link.pending) return;
    const awaited = depth < MOST_DEEP ? awaitedOf(seen) : undefined;
    if (awaited) await applyLink(place, awaited.id, depth + 1);
    else if (await isWritten(place, seen)) return;
  }
  throw new Error(`the record of link ${id} is changed again and again`);
}

/** [MS3] What a record refers to is made before it. */
function awaitedOf({ link: { kind }, merged, references }: Seen): SyncLink | undefined {
  for (const [field, { value }] of Object.entries(merged.wanted)) {
    const refersTo = syncField(kind, field)?.refersTo;
    const meant = refersTo && references.meant(refersTo, value);
    if (meant && 'awaits' in meant && meant.awaits.pending) return meant.awaits;
  }
  return undefined;
}

/** Writes the fields, then leads the record to its state; false where somebody has changed it meanwhile. */
export async function isWritten(
  place: Place,
  seen: Seen,
  work = new LinkWork(place, seen, asAgent(place.pairing.id)),
): Promise<boolean> {
  const isCurrent = seen.row ? await writeFields(work, seen, seen.row) : await bear(place, work, seen);
  if (!isCurrent) return false;
  await leadToState(place, work, seen);
  await work.keep();
  return true;
}

/** What is wanted of the fields, as this company says it; what it has no word for is a problem of its field. */
function translated({ link, row, merged, references, leader }: Seen, work: LinkWork): FormDraft {
  const form: FormDraft = {};
  for (const [name, { value }] of Object.entries(merged.wanted)) {
    const field = syncField(link.kind, name);
    if (!field) continue;
    const meant = field.refersTo ? references.meant(field.refersTo, value) : { id: value };
    if ('id' in meant) form[name] = meant.id;
    // Of a new record, what is each company’s own is left to this one.
    else if (row || leader(name) !== 'own') {
      const missing = 'missing' in meant ? meant.missing : namesOf(meant.awaits).en;
      work.problems[name] = { code: 'pairingMissing', params: { name: missing } };
    }
  }
  return form;
}

const pick = (registers: Registers, fields: readonly string[]): Registers =>
  Object.fromEntries(Object.entries(registers).filter(([field]) => fields.includes(field)));

/** [MS8] What the company refuses of some fields does not hold up the others; false where the record is another by now. */
async function writeFields(work: LinkWork, seen: Seen, row: DocumentRow): Promise<boolean> {
  const { link, merged } = seen;
  const wanted = translated(seen, work);
  const before = formOf(link.kind, row);
  let fields = Object.keys(wanted);
  while (fields.length > 0) {
    const form = { ...before, ...only(wanted, fields) };
    const refusal = await work.give('update', form, fields.join(), pick(merged.wanted, fields), row.version);
    if (!refusal) return true;
    if (refusal.code === 'stale') return false;
    const wrong = new Set(Object.keys(refusal.fields ?? {}).map((path) => path.split('.')[0]));
    const named = fields.filter((field) => wrong.has(field));
    const refused = named.length > 0 ? named : fields;
    for (const field of refused) work.problems[field] = refusal;
    fields = fields.filter((field) => !refused.includes(field));
  }
  return true;
}

const only = (form: FormDraft, fields: readonly string[]): FormDraft =>
  Object.fromEntries(fields.map((field) => [field, form[field]]));

/** Makes a record that is in the other company alone: whole, or not at all. */
async function bear({ deps, side, pairing }: Place, work: LinkWork, seen: Seen): Promise<boolean> {
  const { link, merged, maker } = seen;
  // Nothing was said yet: it is there alone.
  if (Object.keys(link.theirs).length === 0) return true;
  const wanted = translated(seen, work);
  if (maker.company.currency !== pairing.partner.currency)
    for (const { name, isMoney } of syncFields[link.kind]) if (isMoney) delete wanted[name];
  const form = finished(link.kind, { ...blankOf(link.kind, maker), ...wanted }, maker);
  const said = led(pick(merged.wanted, Object.keys(wanted)), seen.leader, {
    at: deps.now(),
    by: side.company,
  });
  const refusal = await work.give('create', form, 'create', said);
  if (refusal) work.problems['name'] = refusal;
  return true;
}

/** [MS9] Leads a record to the state that it has in the other company. */
async function leadToState(place: Place, work: LinkWork, { link, merged, leader }: Seen): Promise<void> {
  const wanted = merged.wanted[STATE];
  const { deps, side } = place;
  const now = await deps.database.withCompany(side.company, async (trx) => ({
    row: await rowOf(trx, deps.layouts, side.company, link.kind, link.document),
    reasons: wanted?.value === 'blocked' ? await allRows(trx, deps.layouts, side.company, 'reason') : [],
  }));
  if (!wanted || !now.row || leader(STATE) === 'own') return;
  const way = wayTo(link.kind, String(now.row.state), String(wanted.value));
  if (!way) work.problems[STATE] = { code: 'pairingNoWay' };
  const reason = now.reasons.find((one) => one.action === 'block' && !isArchived(one))?.code ?? '';
  for (const [step, command] of (way ?? []).entries()) {
    const isLast = step === (way?.length ?? 0) - 1;
    const data = command === 'block' ? { reason } : {};
    const refusal = await work.give(command, data, `${step} ${command}`, isLast ? { [STATE]: wanted } : {});
    if (!refusal) continue;
    work.problems[STATE] = refusal;
    return;
  }
}
