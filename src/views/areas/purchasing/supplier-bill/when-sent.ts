import type { CompanyModel } from '#model/engine/company-model.ts';

/** Milliseconds after which nobody waits for the server any more. */
const PATIENCE = 5000;

/** Resolves once the server has decided all that this device wants of a document, or after a while. */
export function whenSent({ replica }: CompanyModel, document: string): Promise<void> {
  const waits = (): boolean => replica.pending.some(({ command }) => command.document === document);
  return new Promise((resolve) => {
    if (!waits()) return resolve();
    const timer = setTimeout(done, PATIENCE);
    const stop = replica.subscribe(() => {
      if (!waits()) done();
    });
    function done(): void {
      clearTimeout(timer);
      stop();
      resolve();
    }
  });
}
