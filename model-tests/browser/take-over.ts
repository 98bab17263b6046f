interface Manner {
  /** Milliseconds. */
  readonly patience: number;
  /** Whether to keep asking meanwhile which build there is. */
  readonly isAsked: boolean;
}

/**
 * Runs in a page: fetches the newest version, if it is not there yet, and lets it serve every tab. Resolves with its
 * final state: `activated` once it serves them, `none` if there is nothing newer.
 */
export async function takeOver({ patience, isAsked }: Manner): Promise<string> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  if (!registration) throw new Error('no worker is registered');
  // The first may be answered by an earlier check of the browser's own.
  for (let look = 0; look < 2 && !registration.waiting && !registration.installing; look += 1)
    await registration.update();
  const { waiting, installing } = registration;
  const worker = waiting ?? installing;
  if (!worker) return 'none';
  const until = (state: string): Promise<void> =>
    new Promise((resolve) => {
      const check = (): void => void (worker.state === state && resolve());
      worker.addEventListener('statechange', check);
      check();
    });
  if (!waiting) await until('installed');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  worker.postMessage('takeOver');
  const asking = isAsked ? setInterval(() => void fetch('/build.json'), 4) : undefined;
  setTimeout(() => clearInterval(asking), 500);
  await Promise.race([until('activated'), new Promise((resolve) => void setTimeout(resolve, patience))]);
  return worker.state;
}
