import type { ListName, ListSetting, ListView, ListViewBox, OwnedView } from '#model/list-view/list-view.ts';
import { plainSetting } from '#model/list-view/plain-setting.ts';
import type { ListViewAnswer, ListViewCalls } from './list-view-calls.ts';
import { openListViewStore, type ListViewStore } from './list-view-store.ts';

interface Options {
  readonly calls: ListViewCalls;
  /** Null if the browser allows no database. */
  readonly store: ListViewStore | null;
  /** Milliseconds without a change before a setting is sent to the server. */
  readonly pause?: number;
}

const PAUSE = 1000;

interface Owner {
  readonly user: string;
  readonly company: number;
}

/** One person's views in one company: the device's now, the server's once fetched; flushed when the page closes. */
export async function openListViews(
  { user, company }: Owner,
  calls: ListViewCalls,
  signal: AbortSignal,
): Promise<KeptListViews> {
  const store = await openListViewStore(user, company).catch(() => null);
  const views = await KeptListViews.open({ store, calls });
  void views.fetch();
  addEventListener('pagehide', () => void views.flush(), { signal });
  return views;
}

/** List views and settings: from the device immediately, from the server shortly after; changes go to both. */
export class KeptListViews implements ListViewBox {
  version = 0;
  readonly #options: Options;
  readonly #views = new Map<string, OwnedView>();
  readonly #settings = new Map<ListName, ListSetting>();
  readonly #listeners = new Set<() => void>();
  /** Settings the server does not have yet. */
  readonly #unsent = new Set<ListName>();
  #sending: ReturnType<typeof setTimeout> | undefined;

  private constructor(options: Options) {
    this.#options = options;
  }

  /** Reads the device's copy. */
  static async open(options: Options): Promise<KeptListViews> {
    const box = new KeptListViews(options);
    const kept = await options.store?.read().catch(() => null);
    if (kept) box.#take(kept);
    return box;
  }

  views(list: ListName): readonly OwnedView[] {
    return [...this.#views.values()].filter((view) => view.list === list);
  }

  setting(list: ListName): ListSetting {
    return this.#settings.get(list) ?? plainSetting(list);
  }

  async save(view: ListView): Promise<void> {
    await this.#options.calls.put(view);
    this.#views.set(view.id, { ...view, isOwn: true });
    this.#changed();
  }

  async remove(id: string): Promise<void> {
    await this.#options.calls.remove(id);
    this.#views.delete(id);
    this.#changed();
  }

  keepSetting(setting: ListSetting): void {
    this.#settings.set(setting.list, setting);
    this.#unsent.add(setting.list);
    this.#changed();
    clearTimeout(this.#sending);
    this.#sending = setTimeout(() => void this.flush(), this.#options.pause ?? PAUSE);
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Fetches the server's views; without an answer, the local ones stay. */
  async fetch(): Promise<void> {
    await this.flush();
    const answer = await this.#options.calls.all().catch(() => null);
    if (!answer) return;
    this.#take(answer);
    this.#changed();
  }

  /**
   * Sends unsent settings in parallel: a closing page waits for no answer. Failed ones are sent again with the next
   * flush.
   */
  async flush(): Promise<void> {
    clearTimeout(this.#sending);
    await Promise.all([...this.#unsent].map((list) => this.#send(list)));
  }

  async #send(list: ListName): Promise<void> {
    const setting = this.setting(list);
    const isTaken = await this.#options.calls.putSetting(setting).then(
      () => true,
      () => false,
    );
    if (isTaken && this.setting(list) === setting) this.#unsent.delete(list);
  }

  #take({ views, settings }: ListViewAnswer): void {
    this.#views.clear();
    for (const view of views) this.#views.set(view.id, view);
    for (const setting of settings)
      if (!this.#unsent.has(setting.list)) this.#settings.set(setting.list, setting);
  }

  #changed(): void {
    this.version += 1;
    const kept = { views: [...this.#views.values()], settings: [...this.#settings.values()] };
    void this.#options.store?.write(kept).catch(() => undefined);
    for (const listener of this.#listeners) listener();
  }
}
