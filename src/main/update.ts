import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { updateMachine } from '#machines/app/update/update.machine.ts';
import { guardChunks } from '#services/reload/chunk-guard.ts';
import { isLoadingAhead } from '#services/reload/load-ahead.ts';
import { isBuildNewer, ownBuild } from '#services/reload/newer-build.ts';
import { storages } from '#services/storage/browser-storages.ts';
import { isWriting } from '#services/reload/writing.ts';
import { registerShell } from '#services/shell/shell-registration.ts';

/** Looks for newer builds; not started. */
export function createUpdate(): ActorRefFrom<typeof updateMachine> {
  const shell = registerShell({
    // The development server answers this URL with a worker that unregisters itself.
    workers: import.meta.env.PROD && isSecureContext ? navigator.serviceWorker : undefined,
    whenIdle: afterLoad,
    onReady: () => actor.send({ type: 'look' }),
    onReplaced: () => actor.send({ type: 'replaced' }),
  });
  const actor = createActor(
    updateMachine.provide({
      actors: {
        check: fromPromise(async () => {
          const isNewer = await isBuildNewer(await ownBuild(document));
          if (isNewer) await shell.prepare();
          return isNewer;
        }),
      },
      guards: { isWriting: () => isWriting(window) },
      actions: {
        takeOver: () => {
          if (!shell.takeOver()) queueMicrotask(() => actor.send({ type: 'replaced' }));
        },
        reloadPage: () => location.reload(),
      },
    }),
  );
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') actor.send({ type: 'look' });
  });
  return actor;
}

/** Caching for later must not slow down what is shown now. */
function afterLoad(work: () => void): void {
  const idle = globalThis.requestIdleCallback ?? ((soon: () => void) => setTimeout(soon, 2000));
  const wait = (): void => void idle(work, { timeout: 20_000 });
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/** Recovers a page whose chunks were replaced by a newer build. */
export function mendPage(): void {
  guardChunks({
    target: window,
    storage: storages.own,
    now: () => Date.now(),
    path: () => location.pathname,
    reload: () => location.reload(),
    isAhead: isLoadingAhead,
  });
}
