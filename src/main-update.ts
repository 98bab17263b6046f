import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { updateMachine } from '#machines/update/update.machine.ts';
import { guardChunks } from '#services/reload/chunk-guard.ts';
import { isBuildNewer, ownBuild } from '#services/reload/newer-build.ts';
import { isWriting } from '#services/reload/writing.ts';

/** Looks for newer builds; not started. */
export function createUpdate(): ActorRefFrom<typeof updateMachine> {
  const actor = createActor(
    updateMachine.provide({
      actors: { check: fromPromise(async () => isBuildNewer(await ownBuild(document))) },
      guards: { isWriting: () => isWriting(window) },
      actions: { reloadPage: () => location.reload() },
    }),
  );
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') actor.send({ type: 'look' });
  });
  return actor;
}

/** Mends a page whose parts were replaced by a newer build. */
export function mendPage(): void {
  guardChunks({
    target: window,
    storage: sessionStorage,
    now: () => Date.now(),
    path: () => location.pathname,
    reload: () => location.reload(),
  });
}
