const ADDRESS = '/sw.js';

/** The worker that keeps the shell, as a page sees it. */
export interface ShellRegistration {
  /** Fetches a newer version; resolves once it is whole and waits, or where there is no worker. Rejects otherwise. */
  prepare(): Promise<void>;
  /** Lets the waiting version serve every tab from now on; false where none waits. */
  takeOver(): boolean;
}

interface Place {
  /** Undefined where the browser has none, or the page is not secure. */
  readonly workers: ServiceWorkerContainer | undefined;
  /** Calls back once the page has loaded and has nothing to do. */
  readonly whenIdle: (work: () => void) => void;
  /** A newer version is whole and waits. */
  readonly onReady: () => void;
  /** Another version serves this page than the one it was opened with. */
  readonly onReplaced: () => void;
}

/** Registers the worker when the page has nothing else to do, and follows it. */
export function registerShell({ workers, whenIdle, onReady, onReplaced }: Place): ShellRegistration {
  let registered: ServiceWorkerRegistration | undefined;
  if (!workers) return { prepare: () => Promise.resolve(), takeOver: () => false };
  // The first version of all takes over a page that came from the server: nothing is replaced by it.
  let isServed = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (isServed) onReplaced();
    isServed = true;
  });
  const register = async (): Promise<void> => {
    registered = await workers.register(ADDRESS, { updateViaCache: 'none' });
    if (registered.waiting && workers.controller) onReady();
    registered.addEventListener('updatefound', () => {
      if (registered && workers.controller) installed(registered).then(onReady, () => {});
    });
  };
  // A browser may refuse (private windows, policies): the page does without.
  whenIdle(() => void register().catch(() => {}));
  return {
    prepare: async () => {
      if (!workers.controller) return;
      // Asked for soon after the start, before this page has come to register by itself.
      registered ??= await workers.ready;
      await registered.update();
      // Chromium takes this for the look that it begins by itself after a page has come: that may be from before.
      if (!registered.waiting && !registered.installing) await registered.update();
      if (!registered.waiting) await installed(registered);
    },
    takeOver: () => {
      registered?.waiting?.postMessage('takeOver');
      return Boolean(registered?.waiting);
    },
  };
}

/** Resolves once the version that is being fetched waits; rejects where it is given up. */
function installed({ installing }: ServiceWorkerRegistration): Promise<void> {
  // A page that is loaded anew would be the same one again.
  if (!installing) return Promise.reject(new Error('there is no newer version'));
  return new Promise((resolve, reject) =>
    installing.addEventListener('statechange', () => {
      if (installing.state === 'installed') resolve();
      if (installing.state === 'redundant') reject(new Error('the newer version is not to be had whole'));
    }),
  );
}
