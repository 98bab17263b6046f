/** Where a browser shows notices. */
export interface NoticeShelf {
  showNotification(title: string, options: object): Promise<void>;
}

interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

/** The pages that the browser has open. */
export interface OpenPages {
  matchAll(options: object): Promise<readonly OpenPage[]>;
  openWindow(url: string): Promise<unknown>;
}

interface Message {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly tag: string;
}

/** Anything else than what our server sends is nothing to show. */
function messageIn(data: unknown): Message | null {
  const { title, body, path, tag }: Partial<Record<keyof Message, unknown>> = { ...(data as object | null) };
  const isWhole = [title, body, path, tag].every((part) => typeof part === 'string');
  return isWhole ? ({ title, body, path, tag } as Message) : null; // by the line before
}

/** [SHL14] Shows what a push service brought; one with the same tag takes the place of the earlier. */
export async function showNotice(data: unknown, shelf: NoticeShelf): Promise<void> {
  const message = messageIn(data);
  if (!message) return;
  const { title, body, path, tag } = message;
  await shelf.showNotification(title, {
    body,
    tag,
    renotify: true,
    icon: '/icons/app-192.png',
    data: { path },
  });
}

/** [SHL14] Leads to the document of a notice: in a page that is open, else in a new one. Other sites are not opened. */
export async function openNotice(data: unknown, pages: OpenPages, origin: string): Promise<void> {
  const { path }: { path?: unknown } = { ...(data as object | null) };
  const url = new URL(typeof path === 'string' ? path : '/', origin);
  if (url.origin !== origin) return;
  const open = await pages.matchAll({ type: 'window', includeUncontrolled: false });
  const [page] = open;
  if (!page) return void (await pages.openWindow(url.href));
  await page.focus();
  if (page.url !== url.href) await page.navigate(url.href);
}
