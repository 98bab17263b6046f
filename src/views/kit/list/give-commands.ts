import type { CompanyModel } from '#model/engine/company-model.ts';
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
  const verdicts = new Map<string, BulkVerdict>();
  const waiting = new Map<string, string>();
  for (const document of documents) {
    const before = new Set(model.pending().map(({ command }) => command.id));
    const version = model.replica.versionAskedBy({ kind, document, type });
    const read = version === undefined ? {} : { version };
    const given = model.propose({ kind, document, type, data: { ...data, ...extra?.() }, ...read });
    if (!given.queued) {
      verdicts.set(document, { is: 'refused', refusal: given.refusal });
      continue;
    }
    const own = model
      .pending()
      .find(({ command }) => !before.has(command.id) && command.document === document);
    if (own) waiting.set(own.command.id, document);
    else verdicts.set(document, { is: 'done' });
  }
  await settled(model, waiting, verdicts, signal);
  return documents.map((document) => ({ document, verdict: verdicts.get(document) ?? { is: 'waiting' } }));
}

/** Resolves once none of the commands is pending. */
function settled(
  model: CompanyModel,
  waiting: Map<string, string>,
  verdicts: Map<string, BulkVerdict>,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      const open = new Set(model.pending().map(({ command }) => command.id));
      for (const [id, document] of waiting) {
        if (open.has(id)) continue;
        waiting.delete(id);
        const conflict = model.conflicts().find(({ command }) => command.id === id);
        verdicts.set(document, conflict ? { is: 'refused', refusal: conflict.refusal } : { is: 'done' });
        if (conflict) queueMicrotask(() => model.dismissConflict(id));
      }
      if (waiting.size === 0) end();
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
