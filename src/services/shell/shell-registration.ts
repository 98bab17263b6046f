const ADDRESS = '/sw.js';

/** The service worker of the app shell, as a page sees it. */
export interface ShellRegistration {
  /** Fetches a newer version; resolves once it is complete and waiting, or if there is no worker. Rejects otherwise. */
  prepare(): Promise<void>;
  /** Makes the waiting version serve every tab; false if none is waiting. */
  takeOver(): boolean;
}

interface Place {
  /** Undefined if the browser has none, or in insecure contexts. */
  readonly workers: ServiceWorkerContainer | undefined;
  /** Calls back once the page has loaded and is idle. */
  readonly whenIdle: (work: () => void) => void;
  /** A newer version is complete and waiting. */
  readonly onReady: () => void;
  /** Another version now serves this page than the one it was opened with. */
  readonly onReplaced: () => void;
}

/** Registers the worker when the page is idle, and follows its updates. */
export function registerShell({ workers, whenIdle, onReady, onReplaced }: Place): ShellRegistration {
  let registered: ServiceWorkerRegistration | undefined;
  if (!workers) return { prepare: () => Promise.resolve(), takeOver: () => false };
  // The very first version takes over a page that came from the server: nothing is replaced.
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
  // A browser may refuse (private windows, policies): the page works without.
  whenIdle(() => void register().catch(() => {}));
  return {
    prepare: async () => {
      if (!workers.controller) return;
      // May be called before this page has registered the worker itself.
      registered ??= await workers.ready;
      await registered.update();
      // Chromium may merge the call into the update check it started after the page load, whose result can be out of
      // date.
      if (!registered.waiting && !registered.installing) await registered.update();
      if (!registered.waiting) await installed(registered);
    },
    takeOver: () => {
      registered?.waiting?.postMessage('takeOver');
      return Boolean(registered?.waiting);
    },
  };
}

/** Resolves once the version being fetched is waiting; rejects if it is discarded. */
function installed({ installing }: ServiceWorkerRegistration): Promise<void> {
  // A reload would load the same version again.
  if (!installing) return Promise.reject(new Error('there is no newer version'));
  return new Promise((resolve, reject) =>
    installing.addEventListener('statechange', () => {
      if (installing.state === 'installed') resolve();
      if (installing.state === 'redundant') reject(new Error('the newer version is not to be had whole'));
    }),
  );
}
