import { remindOfTrial, type WritingDeps } from './letters/follow-payments.ts';
import { runDue, type DueDeps } from './run-due.ts';

const EVERY = 15 * 60_000;

interface Watching extends DueDeps, WritingDeps {
  readonly companies: () => Promise<readonly number[]>;
  readonly onFault: (error: unknown) => void;
}

/**
 * Does what is due of every company, now and then, and at once where its subscription has changed: what somebody asked to
 * pay is paid. Returns a function that stops it, once what has begun is done.
 */
export function watchDue({ companies, onFault, ...deps }: Watching): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  let isStopped = false;
  const then = (work: () => Promise<void>): void => {
    last = last.then(() => (isStopped ? undefined : work())).catch(onFault);
  };
  const look = (): void =>
    then(async () => {
      for (const company of await companies()) {
        await runDue(deps, company);
        await remindOfTrial(deps, company);
      }
    });
  const leave = deps.executor.onWritten(({ company, events }) => {
    // What the clock has done itself is followed by the clock.
    if (events.some(({ kind, by }) => kind === 'subscription' && by !== 'system'))
      then(() => runDue(deps, company));
  });
  const timer = setInterval(look, EVERY);
  timer.unref();
  look();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    leave();
    await last;
  };
}
