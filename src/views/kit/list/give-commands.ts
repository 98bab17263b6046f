import type { CompanyModel } from '#model/engine/company-model.ts';
import type { Outcome } from '#model/engine/envelope.ts';
import type { BulkChunk, BulkResult, BulkVerdict } from '#machines/bulk-run/bulk-run.machine.ts';

/**
 * Sends one command to several documents of a kind and resolves once the server has decided each; `signal` ends the
 * waiting. A refusal reported here is not also kept as a conflict.
 */
export async function giveCommands(
  model: CompanyModel,
  { kind, extra }: { readonly kind: string; readonly extra?: (() => object) | undefined },
  { type, data, documents }: BulkChunk,
  signal: AbortSignal,
): Promise<readonly BulkResult[]> {
  const commands = documents.map((document) => [{ document, type, data: { ...data, ...extra?.() } }]);
  const verdicts = await giveEach(model, kind, commands, signal);
  return documents.map((document, index) => ({ document, verdict: verdicts[index]?.[0] ?? WAITING }));
}

/** One of many commands. */
export interface OneCommand {
  readonly document: string;
  readonly type: string;
  readonly data: object;
  /** The version of the document that it was worked out from. */
  readonly version?: number;
}

const WAITING: BulkVerdict = { is: 'waiting' };
const LEFT: BulkVerdict = { is: 'left' };

/**
 * Sends commands that may belong together: after one that is refused at once, the others of its group are left. Resolves
 * with the verdict on each, as `giveCommands` does.
 */
export async function giveEach(
  model: CompanyModel,
  kind: string,
  groups: readonly (readonly OneCommand[])[],
  signal: AbortSignal,
): Promise<readonly (readonly BulkVerdict[])[]> {
  const verdicts = groups.map((group) => group.map(() => LEFT));
  const waiting = new Map<string, (verdict: BulkVerdict) => void>();
  model.replica.together(() => {
    for (const [index, group] of groups.entries())
      for (const [at, command] of group.entries()) {
        const note = (verdict: BulkVerdict): void =>
          void (verdicts[index] as BulkVerdict[]).splice(at, 1, verdict); // one a group
        const verdict = giveOne(model, { kind, ...command }, (id) => waiting.set(id, note));
        note(verdict);
        if (verdict.is === 'refused') break;
      }
  });
  await settled(model, waiting, signal);
  return verdicts;
}

/**
 * As `giveEach`, of so many that predicting them here would take longer than having them decided: while the server can be
 * reached they are not, and all of a group are decided, whatever becomes of the first.
 */
export async function decideEach(
  model: CompanyModel,
  kind: string,
  groups: readonly (readonly OneCommand[])[],
  signal: AbortSignal,
): Promise<readonly (readonly BulkVerdict[])[]> {
  const sent = groups.map((group) =>
    group.map((one) => {
      const version = one.version ?? model.replica.versionAskedBy({ kind, ...one });
      return { kind, ...one, id: model.newId(), ...(version !== undefined && { version }) };
    }),
  );
  const outcomes = await model.decideNow(sent.flat(), signal);
  if (outcomes === null) return giveEach(model, kind, groups, signal);
  const waiting = new Map<string, (verdict: BulkVerdict) => void>();
  const answers = outcomes.values();
  const verdicts = sent.map((group) => {
    const own: BulkVerdict[] = [];
    for (const [at, { id }] of group.entries()) {
      const outcome = answers.next().value;
      if (!outcome) waiting.set(id, (verdict) => void own.splice(at, 1, verdict));
      own.push(outcome ? verdictOf(outcome) : WAITING);
    }
    return own;
  });
  await settled(model, waiting, signal);
  return verdicts;
}

const verdictOf = (outcome: Outcome): BulkVerdict =>
  'refusal' in outcome ? { is: 'refused', refusal: outcome.refusal } : { is: 'done' };

/** @param onWaiting receives the id of the command, if the server is still to decide it */
function giveOne(
  model: CompanyModel,
  command: OneCommand & { readonly kind: string },
  onWaiting: (id: string) => void,
): BulkVerdict {
  const lastOf = () => model.pending().findLast((own) => own.command.document === command.document);
  const before = lastOf();
  const version = command.version ?? model.replica.versionAskedBy(command);
  const outcome = model.propose({ ...command, ...(version !== undefined && { version }) });
  if (!outcome.queued) return { is: 'refused', refusal: outcome.refusal };
  const own = lastOf();
  if (!own || own === before) return { is: 'done' };
  onWaiting(own.command.id);
  return WAITING;
}

/** Resolves once none of the commands is pending, or the waiting ends. */
function settled(
  model: CompanyModel,
  waiting: Map<string, (verdict: BulkVerdict) => void>,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      const open = new Set(model.pending().map(({ command }) => command.id));
      for (const [id, note] of waiting) {
        if (open.has(id)) continue;
        waiting.delete(id);
        const conflict = model.conflicts().find(({ command }) => command.id === id);
        note(conflict ? { is: 'refused', refusal: conflict.refusal } : { is: 'done' });
        if (conflict) queueMicrotask(() => model.dismissConflict(id));
      }
      if (waiting.size === 0 || signal.aborted) end();
    };
    const unsubscribe = model.replica.subscribe(look);
    const end = (): void => {
      unsubscribe();
      resolve();
    };
    signal.addEventListener('abort', end, { once: true });
    look();
  });
}
