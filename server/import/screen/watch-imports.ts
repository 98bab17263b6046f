import { busyImports, forgetDiscarded } from './import-store.ts';
import { workOn } from './import-work.ts';
import type { ImportWorkDeps } from './import-context.ts';

const EVERY = 30_000;
const waking: ReadonlySet<string> = new Set(['checkStarted', 'runStarted', 'undoStarted', 'discarded']);

interface Watching extends ImportWorkDeps {
  readonly companies: () => Promise<readonly number[]>;
  readonly onFault: (error: unknown) => void;
}

/** Does what imports wait for, one after the other in a company. */
export interface ImportWatch {
  /** Resolves when all that is known to be waiting was done. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Works on imports as they ask for it, and now and then on those of a process that has ended. */
export function watchImports({ companies, onFault, ...deps }: Watching): ImportWatch {
  const turns = new Map<number, Promise<void>>();
  let closed = false;
  const work = async (company: number): Promise<void> => {
    if (closed) return;
    const busy = await deps.database.withCompany(company, async (trx) => {
      await forgetDiscarded(trx, company);
      return busyImports(trx, company);
    });
    for (const id of busy) if (!closed) await workOn(deps, company, id, () => !closed);
  };
  const wake = (company: number): void => {
    const turn = (turns.get(company) ?? Promise.resolve()).then(() => work(company)).catch(onFault);
    turns.set(company, turn);
  };
  const stopListening = deps.executor.onWritten(({ company, events }) => {
    if (events.some(({ kind, type }) => kind === 'dataImport' && waking.has(type))) wake(company);
  });
  const lookAtAll = (): void => void companies().then((all) => all.forEach(wake), onFault);
  const timer = setInterval(lookAtAll, EVERY);
  timer.unref();
  lookAtAll();
  const settled = async (): Promise<void> => void (await Promise.all(turns.values()));
  return {
    settled,
    close: async () => {
      closed = true;
      clearInterval(timer);
      stopListening();
      await settled();
    },
  };
}
