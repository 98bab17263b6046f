import { openNotice, showNotice, type NoticeShelf, type OpenPages } from './push-notice.ts';
import {
  answerFile,
  answerPage,
  answerPicture,
  answerSite,
  askedFor,
  carryOn,
  fill,
  routesOf,
  tidy,
  type Shell,
} from './shell-cache.ts';

/** Replaced when the worker is built. */
declare const SHELL: Shell;
const shell = SHELL;

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asking extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null;
}
interface Clicked extends Lasting {
  readonly notification: { readonly data: unknown; close(): void };
}
interface Installing extends Lasting {
  /** Only in newer browsers. */
  addRoutes?(routes: ReturnType<typeof routesOf>): Promise<void>;
}
interface Events {
  install: Installing;
  activate: Lasting;
  fetch: Asking;
  message: Lasting & { readonly data: unknown };
  push: Pushed;
  notificationclick: Clicked;
}
/** The part of a worker's global scope used here: worker and page types cannot be combined in one program. */
interface WorkerScope {
  readonly clients: OpenPages & { claim(): Promise<void> };
  readonly registration: NoticeShelf;
  skipWaiting(): Promise<void>;
  addEventListener<E extends keyof Events>(type: E, listener: (event: Events[E]) => void): void;
}
const worker = globalThis as unknown as WorkerScope; // see above

const shelf = { caches, fetch: globalThis.fetch.bind(globalThis) };

worker.addEventListener('install', (event) => {
  event.waitUntil(fill(shell, shelf).then(() => carryOn(shell, shelf)));
  // Without routes the worker handles every request, as in browsers that do not support them.
  event.waitUntil(Promise.resolve(event.addRoutes?.(routesOf(shell))).catch(() => {}));
});

worker.addEventListener('activate', (event) =>
  event.waitUntil(tidy(shell, shelf).then(() => worker.clients.claim())),
);

worker.addEventListener('message', (event) => {
  if (event.data === 'takeOver') event.waitUntil(worker.skipWaiting());
});

worker.addEventListener('push', (event) =>
  event.waitUntil(showNotice(event.data?.json() ?? null, worker.registration)),
);

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNotice(event.notification.data, worker.clients, location.origin));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const asked = askedFor(request, shell, location.origin);
  switch (asked) {
    case 'page':
      return event.respondWith(answerPage(request, shell, shelf));
    case 'site':
      return event.respondWith(answerSite(request, shell, shelf));
    case 'file':
      return event.respondWith(answerFile(request, shell, shelf));
    case 'picture':
      return event.respondWith(answerPicture(request, shelf));
    case 'elsewhere':
      return;
    default:
      return asked satisfies never;
  }
});
