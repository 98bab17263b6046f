import { asAgent } from '#model/engine/actor.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import type { LogEvent } from '#model/engine/envelope.ts';
import { idWithin } from '#model/values/ids.ts';
import { noteCauses } from '../run-store.ts';
import type { Acting } from './outcome.ts';

interface Given {
  readonly kind: string;
  readonly document: string;
  readonly type: string;
  readonly data: unknown;
  /** The version that its data was made of: newer ones are not overwritten. */
  readonly version?: number;
}

/**
 * [WKF2] [WKF7] [WKF8] Gives a command in the workflow's name, as a person does: every guard asks what it may at this moment. Given twice,
 * as after a crash, it is answered as it was; what follows from it knows its cause.
 * @param attempt tells commands of one step from each other
 */
export async function give(
  { deps: { executor, database, now }, company, run, workflow }: Acting,
  command: Given,
  attempt = 0,
): Promise<{ readonly events: readonly LogEvent[] } | { readonly refusal: Refusal }> {
  const id = idWithin(run.id, `${run.step}/${run.tries}/${attempt}`);
  const known = executor.idOf(company, id);
  await database.withCompany(company, (trx) => noteCauses(trx, company, run, [known], now()));
  const [settled] = await executor.submit(company, asAgent(workflow.id), [{ ...command, id, seen: 0 }], {
    namesCommands: true,
  });
  if (!settled) throw new Error('a command was not settled');
  if (!('refusal' in settled)) return { events: settled.events };
  // Not a decision: it is tried again.
  if (settled.refusal.code === 'internalError')
    throw new Error('a command of a workflow could not be decided');
  return { refusal: settled.refusal };
}
