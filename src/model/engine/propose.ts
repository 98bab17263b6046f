import type { z } from 'zod';
import { compare } from '../values/order.ts';
import { authored, type Actor } from './actor.ts';
import {
  EVERY_MEMBER,
  type AppliedEvent,
  type CommandSpec,
  type DecisionContext,
  type DocumentType,
} from './document-type.ts';
import { COUNTER, STOCK, type Engine } from './engine.ts';
import { isExact } from './exact.ts';
import type { Env } from './env.ts';
import type { Command, Fact, FollowUp, LogEvent, Refusal } from './envelope.ts';
import { fold } from './fold.ts';
import { takenLine } from './line-registry.ts';
import { Miss } from './miss.ts';
import { counterOf, numberText, usualForm } from './number-form.ts';
import { Overlay } from './overlay.ts';
import { typed, type RawReader } from './reader.ts';
import { outOfScope } from './scope.ts';
import type { DocumentRow } from './rows.ts';
import { hasPlace, initialState, step } from './step.ts';

export type Proposal =
  | { readonly accepted: true; readonly facts: readonly Fact[]; readonly overlay: Overlay }
  | { readonly accepted: false; readonly refusal: Refusal; readonly overlay: Overlay };

/**
 * Decides a command, and everything that follows from it, against an unchanged view: pure. If accepted, returns the
 * facts in order and an overlay with their effect; if refused, the reason, and nothing takes effect. Throws `Miss` if
 * the view cannot answer.
 */
export function propose(
  engine: Engine,
  under: RawReader,
  command: Omit<Command, 'id' | 'seen'>,
  env: Env,
): Proposal {
  const overlay = new Overlay(under, engine.tables, true);
  const facts: Fact[] = [];
  const refusal =
    decideInto({ engine, overlay, facts, depth: 0 }, command, env) ??
    (env.internal ? null : beyondPlan(engine, facts, under, env)) ??
    beyondExact(facts, overlay);
  return refusal ? { accepted: false, refusal, overlay } : { accepted: true, facts, overlay };
}

/** A plan limits what all facts of a command come to, those that follow from it too. */
function beyondPlan(
  { types, admission }: Engine,
  facts: readonly Fact[],
  under: RawReader,
  env: Env,
): Refusal | null {
  if (!admission) return null;
  for (const kind of new Set(facts.map((fact) => fact.kind))) {
    const type = types.get(kind);
    const own = facts.filter((fact) => fact.kind === kind).map((fact) => fact.type);
    const refusal = type?.countsInPlan && admission.hasRoom(type, own, typed(under), env);
    if (refusal) return refusal;
  }
  return null;
}

/** [EN27] Products and sums are kept only where a number holds them exactly. */
const beyondExact = (facts: readonly Fact[], { rows }: Overlay): Refusal | null =>
  facts.every(({ data }) => isExact(data)) &&
  [...rows.values()].every((written) => [...written.values()].every(isExact))
    ? null
    : { code: 'figureTooLarge' };

/** Assigns facts their positions in a log. */
export function stamp(
  facts: readonly Fact[],
  place: { readonly after: number; readonly at: string; readonly by: Actor; readonly command: string },
): LogEvent[] {
  return facts.map((fact, index) => ({
    ...fact,
    seq: place.after + index + 1,
    at: place.at,
    ...authored(place.by),
    command: place.command,
    index,
  }));
}

/** A command by name; names that every object has, such as `constructor`, are no commands. */
const commandOf = ({ commands }: DocumentType, name: string): CommandSpec | undefined =>
  Object.hasOwn(commands, name) ? commands[name] : undefined;

interface Unit {
  readonly engine: Engine;
  readonly overlay: Overlay;
  readonly facts: Fact[];
  readonly depth: number;
}

const DEEPEST = 6;

function decideInto(
  unit: Unit,
  command: FollowUp & { version?: number | undefined },
  env: Env,
): Refusal | null {
  if (unit.depth > DEEPEST) throw new Error(`reactions to ${command.kind}.${command.type} do not end`);
  const type = unit.engine.types.get(command.kind);
  if (!type) return { code: 'unknownKind', params: { kind: command.kind } };
  const spec = commandOf(type, command.type);
  if (!spec) return { code: 'unknownCommand', params: { kind: command.kind, command: command.type } };
  const forbidden =
    beyondOnly(command, env) ??
    forbids(type, spec, env) ??
    shutOut(unit.engine, spec, unit.overlay, env) ??
    onlyTried(env);
  if (forbidden) return forbidden;
  const parsed = spec.schema.safeParse(command.data);
  if (!parsed.success) return invalid(parsed.error);
  const row = rowOf(unit.overlay, type, command.document);
  const beyond = beyondScope(unit.overlay, type, { row, command: command.type }, env);
  if (beyond) return beyond;
  const unread = row ? notAsRead(spec, command, row, env) : null;
  if (unread) return unread;
  const sound = { ...command, data: parsed.data };
  const unfit = unit.engine.check?.(sound, row, typed(unit.overlay));
  return unfit ?? move(unit, type, sound, row, env) ?? endsBeyond(unit, type, command, env);
}

/**
 * [EN3] [EN26] A form is saved, rights are lent, and what it says is agreed to, on the version that its author has read; whoever
 * reaches one document alone commands it as it was shown. [LNK13]
 */
function notAsRead(
  { savesForm, lendsRights, endorses }: CommandSpec,
  { kind, document, type, version }: FollowUp & { version?: number | undefined },
  row: DocumentRow,
  { internal, only }: Env,
): Refusal | null {
  const wants = lendsRights === true || endorses === true;
  const asks = wants && !internal;
  if (version === undefined) return asks ? { code: 'versionNeeded', params: { actual: row.version } } : null;
  if (row.version === version || !(savesForm || wants || only)) return null;
  const stale: Refusal = { code: 'stale', params: { expected: version, actual: row.version } };
  return wants ? { ...stale, fix: { kind, document, type } } : stale;
}

function beyondScope(
  overlay: Overlay,
  { table }: DocumentType,
  { row, command }: { readonly row: DocumentRow | undefined; readonly command: string },
  env: Env,
): Refusal | null {
  return outOfScope(env, table, row, { nameOf: (id) => warehouseName(overlay, id), command });
}

/** Undefined where a device does not hold the warehouse. */
function warehouseName(overlay: Overlay, id: string): string | undefined {
  try {
    const row = overlay.getRow('warehouse', id) as { name?: string } | undefined; // its rows have names
    return row?.name;
  } catch (error) {
    if (error instanceof Miss) return undefined;
    throw error;
  }
}

/** What a command makes, or moves, has to stand in a warehouse that its author's role covers, too. */
function endsBeyond(
  { overlay }: Unit,
  type: DocumentType,
  { document, type: command }: FollowUp,
  env: Env,
): Refusal | null {
  if (env.internal || !env.warehouses) return null;
  return beyondScope(overlay, type, { row: rowOf(overlay, type, document), command }, env);
}

function move(
  unit: Unit,
  type: DocumentType,
  command: FollowUp,
  row: DocumentRow | undefined,
  env: Env,
): Refusal | null {
  const drawn: Record<string, number> = {};
  const context = contextFor(unit, row, command.document, env, false, drawn);
  const from = row?.state ?? initialState(type.chart);
  const { state, emitted } = step(type.chart, from, context, { type: command.type, data: command.data });
  if (emitted.length === 0) return whyNot(context, type, command, row);
  const taken = takenNumber(unit, drawn);
  if (taken !== null) return { code: 'drawnNumberTaken', params: { number: taken } };
  let version = row?.version ?? 0;
  for (const [index, { type: fact, data }] of emitted.entries()) {
    version += 1;
    const numbers = index === 0 && Object.keys(drawn).length > 0 ? { drawn } : {};
    const told = {
      kind: type.kind,
      document: command.document,
      version,
      type: fact,
      data,
      state,
      ...numbers,
    };
    const unfit = unit.depth === 0 ? unit.engine.judge?.(type, told, context.view) : null;
    const refusal =
      unfit ?? takenLine(unit.engine.types, told, unit.overlay, env) ?? record(unit, type, told, env);
    if (refusal) return refusal;
  }
  return null;
}

/** Writes a fact, then its stock effect, then its follow-up commands. */
function record(unit: Unit, type: DocumentType, fact: Fact, env: Env): Refusal | null {
  const event = apply(unit, fact, env);
  const view = typed(unit.overlay);
  const effect = type.stock?.[fact.type]?.(event, view, env);
  if (effect) {
    const write = (entry: { type: string; data: unknown }): void =>
      void apply(unit, { kind: STOCK, document: fact.document, version: 0, state: null, ...entry }, env);
    const refusal = unit.engine.ledger.post(effect, unit.overlay, env, write, event);
    if (refusal) return refusal;
  }
  for (const next of type.reactions?.[fact.type]?.(event, view) ?? []) {
    const refusal = decideInto({ ...unit, depth: unit.depth + 1 }, next, followingIn(env, next));
    if (refusal) return refusal;
  }
  return null;
}

/**
 * How much room there is was asked for the kind of the command that was given. What its author does in the same act
 * happens when it is decided, not when the command was given.
 */
function followingIn(env: Env, { byAuthor }: FollowUp): Env {
  if (byAuthor !== true) return { ...env, internal: true, room: null };
  const { madeAt: _, ...now } = env;
  return { ...now, room: null };
}

function apply(unit: Unit, fact: Fact, env: Env): AppliedEvent {
  const event = { ...fact, at: env.now, by: env.by, byType: env.byType };
  fold(unit.engine, unit.overlay, event);
  unit.facts.push(fact);
  return event;
}

/** Why a command is not possible on this document now, or null if it is; asked by buttons, so without data. */
export function consider(
  engine: Engine,
  under: RawReader,
  command: { readonly kind: string; readonly document: string; readonly type: string },
  env: Env,
): Refusal | null {
  const type = engine.types.get(command.kind);
  const spec = type && commandOf(type, command.type);
  if (!type || !spec)
    return { code: 'unknownCommand', params: { kind: command.kind, command: command.type } };
  const overlay = new Overlay(under, engine.tables);
  const row = rowOf(overlay, type, command.document);
  const context = contextFor({ engine, overlay }, row, command.document, env, true, {});
  const from = row?.state ?? initialState(type.chart);
  // Nobody should ask for a permission that would not help: a command with no place in this state is refused to
  // everyone.
  if (!hasPlace(type.chart, from, command.type)) return whyNot(context, type, command, row);
  const forbidden =
    forbids(type, spec, env) ??
    shutOut(engine, spec, overlay, env) ??
    beyondScope(overlay, type, { row, command: command.type }, env);
  if (forbidden) return forbidden;
  const { emitted } = step(type.chart, from, context, { type: command.type, data: undefined });
  if (emitted.length === 0) return whyNot(context, type, command, row);
  const facts = emitted.map((fact) => fact.type);
  return engine.admission?.hasRoom(type, facts, typed(overlay), env) ?? null;
}

/** [LNK3] Who comes by a link is limited to its document, whatever permissions the link was lent. */
const beyondOnly = (command: FollowUp, { only, internal, now }: Env): Refusal | null =>
  only === undefined || internal || only(command, now) ? null : { code: 'beyondLink' };

/** [EN5] [EN29] */
function forbids(type: DocumentType, spec: CommandSpec, env: Env): Refusal | null {
  if (spec.permission === null) return env.internal ? null : { code: 'internalOnly' };
  const also = (spec.alsoGives ?? []).map((name) => commandOf(type, name)?.permission ?? EVERY_MEMBER);
  const missing = [spec.permission, ...also].find(
    (permission) => permission !== EVERY_MEMBER && !env.internal && !env.may(permission),
  );
  return missing === undefined ? null : { code: 'notPermitted', params: { permission: missing } };
}

/** [RO16] A role that is tried on does nothing; buttons are what they would be, so `consider` does not ask. */
const onlyTried = (env: Env): Refusal | null => (env.tried ? { code: 'roleIsTried' } : null);

/** Whether the company can only be read. */
const shutOut = ({ admission }: Engine, spec: CommandSpec, overlay: Overlay, env: Env): Refusal | null =>
  env.internal ? null : (admission?.admits(spec, typed(overlay), env) ?? null);

function rowOf(overlay: Overlay, type: DocumentType, document: string): DocumentRow | undefined {
  return overlay.getRow(type.table.name, document) as DocumentRow | undefined; // its table holds document rows
}

function whyNot(
  context: DecisionContext<DocumentRow>,
  type: DocumentType,
  command: { readonly type: string },
  row: DocumentRow | undefined,
): Refusal {
  const reason = context.refusals[0];
  if (reason) return reason;
  if (!row) return { code: 'unknownDocument', params: { kind: type.kind } };
  const state = stateText(row.state);
  const instead = type.instead?.[command.type]?.[state];
  if (instead !== undefined) return { code: instead };
  return { code: 'notInState', params: { kind: type.kind, command: command.type, state } };
}

/**
 * A state value as text, one word per region in the order of the regions' names: `confirmed.picking`; a state that has
 * regions within it comes first: `posted.putAway.done`. Storage keeps only this form.
 */
export function stateText(state: DocumentRow['state']): string {
  if (typeof state === 'string') return state;
  const regions = Object.entries(state).sort(([a], [b]) => compare(a, b));
  const isWithin = regions.length === 1;
  return regions
    .map(([name, value]) => (isWithin ? `${name}.${stateText(value)}` : stateText(value)))
    .join('.');
}

function contextFor(
  { engine, overlay }: Pick<Unit, 'engine' | 'overlay'>,
  row: DocumentRow | undefined,
  id: string,
  env: Env,
  probe: boolean,
  drawn: Record<string, number>,
): DecisionContext<DocumentRow> {
  return {
    id,
    row,
    view: typed(overlay),
    env,
    probe,
    refusals: [],
    thrown: [],
    draw: (series) => (env.drawsNumbers ? drawFrom({ engine, overlay }, series, env.today, drawn) : null),
  };
}

function drawFrom(
  { engine: { numbering }, overlay }: Pick<Unit, 'engine' | 'overlay'>,
  series: string,
  today: string,
  drawn: Record<string, number>,
): string {
  const view = typed(overlay);
  const form = numbering?.form(series, view) ?? usualForm(series);
  const counter = counterOf(series, form, today);
  const last = drawn[counter] ?? view.get(COUNTER, counter)?.last ?? 0;
  const next = Math.max(last + 1, numbering?.first(series, counter, view) ?? 1);
  drawn[counter] = next;
  return numberText(form, counter, next);
}

/** A number that was drawn though something else has it: it came from outside before the series was written so. */
function takenNumber({ engine: { numbering }, overlay }: Unit, drawn: Record<string, number>): string | null {
  if (!numbering) return null;
  const view = typed(overlay);
  for (const [counter, number] of Object.entries(drawn)) {
    const series = counter.split('-')[0] ?? counter;
    const text = numberText(numbering.form(series, view), counter, number);
    if (numbering.isTaken(series, text, view)) return text;
  }
  return null;
}

function invalid(error: z.ZodError): Refusal {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join('.') || 'data'] ??= issueCode(issue);
  return { code: 'invalid', fields };
}

function issueCode(issue: z.core.$ZodIssue): string {
  if (issue.code === 'custom') return issue.message;
  const bound = 'minimum' in issue ? issue.minimum : 'maximum' in issue ? issue.maximum : undefined;
  return bound === undefined ? issue.code : `${issue.code}:${String(bound)}`;
}
