import type { CompanyModel } from '#model/engine/company-model.ts';
import type { Refusal } from '#model/engine/envelope.ts';

/** Milliseconds after which nobody waits for the server any more. */
const PATIENCE = 5000;

/** Whether this device left something of a document to the server, since it does not hold what that takes. */
export const isUndecided = ({ replica }: CompanyModel, document: string): boolean =>
  replica.pending.some(({ command, predicted }) => command.document === document && !predicted);

/**
 * Why the server refused what this device wants of a document: null once all of it is done, undefined where there is no
 * answer for a while, so that it waits in the outbox. A refusal is taken from the list of what was refused.
 */
export async function whenDecided(
  model: CompanyModel,
  document: string,
): Promise<Refusal | null | undefined> {
  const isAnswered = await settled(model, document);
  const refused = model.conflicts().find(({ command }) => command.document === document);
  if (!refused) return isAnswered ? null : undefined;
  model.dismissConflict(refused.command.id);
  return refused.refusal;
}

function settled({ replica }: CompanyModel, document: string): Promise<boolean> {
  const waits = (): boolean => replica.pending.some(({ command }) => command.document === document);
  return new Promise((resolve) => {
    if (!waits()) return resolve(true);
    const end = (isAnswered: boolean): void => {
      clearTimeout(timer);
      stop();
      resolve(isAnswered);
    };
    const timer = setTimeout(() => end(false), PATIENCE);
    const stop = replica.subscribe(() => {
      if (!waits()) end(true);
    });
  });
}
