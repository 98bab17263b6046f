import type { DraftBox, KeptDraft, UnfinishedDraft } from '#model/engine/draft-box.ts';
import { compare } from '#model/values/order.ts';
import { newId } from '../ids/new-id.ts';
import { isNew, isWrittenIn, nameApart } from './document-forms.ts';
import type { DraftCalls } from './draft-calls.ts';
import type { DraftStore, StoredDraft } from './draft-store.ts';
import { ownTabDrafts, type TabDrafts } from './tab-drafts.ts';

interface Options {
  /** Null if the browser allows no database. */
  readonly store: DraftStore | null;
  readonly calls: DraftCalls;
  /** Current time, UTC ISO. */
  readonly now: () => string;
  /** This tab's drafts; from its own storage by default. */
  readonly tab?: TabDrafts;
  /** Milliseconds without a change before a draft is written to the device and to the server. */
  readonly pauses?: { readonly device: number; readonly server: number };
}

const kindOf = (form: string): string => form.split('.')[0] ?? '';

/** Long enough to outlast a burst of keystrokes; a crash loses no more than that. */
const PAUSES = { device: 150, server: 2000 };

/**
 * A person's drafts: immediately on this device, and shortly after on the server, where they survive a sign-out. The
 * server's drafts are fetched once at the start; of two copies the more recently changed one wins.
 */
export class KeptDrafts implements DraftBox {
  readonly isLasting: boolean;
  readonly #options: Options;
  readonly #tab: TabDrafts;
  readonly #drafts = new Map<string, StoredDraft>();
  readonly #listeners = new Set<() => void>();
  /** Forms with changes not yet on the device, or on the server. */
  readonly #unwritten = new Set<string>();
  readonly #unsent = new Set<string>();
  /** Existing drafts continued in a form before this tab changed anything, by form. */
  readonly #wentOn = new Map<string, string>();
  readonly #closing = new AbortController();
  #arrivals = 0;
  #writing: ReturnType<typeof setTimeout> | undefined;
  #sending: ReturnType<typeof setTimeout> | undefined;

  private constructor(options: Options, tab: TabDrafts, kept: readonly StoredDraft[]) {
    this.#options = options;
    this.#tab = tab;
    this.isLasting = options.store !== null;
    for (const draft of kept) this.#drafts.set(draft.form, draft);
    for (const draft of kept) if (!draft.isSent) this.#unsent.add(draft.form);
    // Other tabs are opened and closed while this one is unfocused or hidden.
    const { signal } = this.#closing;
    globalThis.addEventListener?.('focus', () => void this.look(), { signal });
    globalThis.document?.addEventListener('visibilitychange', () => void this.look(), { signal });
  }

  /** Reads the device's drafts; a store that fails is not used. */
  static async open(options: Options): Promise<KeptDrafts> {
    const [tab, kept] = await Promise.all([
      options.tab ?? ownTabDrafts(),
      Promise.resolve(options.store?.all()).catch(() => null),
    ]);
    if (kept === null) return new KeptDrafts({ ...options, store: null }, tab, []);
    return new KeptDrafts(options, tab, kept ?? []);
  }

  read(form: string): KeptDraft | undefined {
    if (!isNew(form, kindOf(form)) && this.#tab.form(form) === null) this.#goOnWithLast(form);
    const draft = this.#drafts.get(this.#nameOf(form) ?? '');
    return draft?.isGone ? undefined : draft;
  }

  keep(form: string, { value, base, version }: Pick<KeptDraft, 'value' | 'base' | 'version'>): void {
    const name = this.#claim(form);
    this.#drafts.set(name, { form: name, value, base, version, at: this.#options.now(), isSent: false });
    this.#changed(name);
  }

  isElsewhere(form: string): boolean {
    return this.#tab.elsewhere().some((name) => isWrittenIn(form, name));
  }

  leave(form: string): void {
    const own = isNew(form, kindOf(form)) ? null : this.#tab.form(form);
    if (own !== null) this.#tab.forget(own);
  }

  newForm(kind: string): string {
    return this.#tab.form(kind) ?? this.goOn(kind);
  }

  goOn(kind: string, form = `${kind}.new-${newId()}`): string {
    this.#tab.keep(kind, form);
    return form;
  }

  unfinished(kind: string): readonly UnfinishedDraft[] {
    const own = this.#tab.form(kind);
    return [...this.#drafts.values()]
      .filter(({ form, isGone }) => !isGone && form !== own && isNew(form, kind))
      .map((draft) => ({ ...draft, isElsewhere: this.#tab.isElsewhere(draft.form) }))
      .toSorted((a, b) => compare(b.at, a.at));
  }

  forget(form: string): void {
    const name = this.#nameOf(form) ?? form;
    this.#tab.forget(name);
    this.#wentOn.delete(form);
    const draft = this.#drafts.get(name);
    // A draft read here that another tab has since taken over is not discarded.
    if (!draft || draft.isGone || (name !== form && this.#tab.isElsewhere(name))) return;
    const gone = { form: name, value: null, base: null, version: 0, at: this.#options.now() };
    this.#drafts.set(name, { ...gone, isSent: false, isGone: true });
    this.#unwritten.add(name);
    this.#unsent.add(name);
    // Saving leaves the page: a discarded draft must not reappear when it is opened again.
    void this.flush();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  get arrivals(): number {
    return this.#arrivals;
  }

  /** How many drafts have changes the server does not have yet. */
  get unsent(): number {
    return this.#unsent.size;
  }

  /** Fetches drafts written elsewhere. Without an answer, the local ones stay. */
  async fetch(): Promise<void> {
    const theirs = await this.#options.calls.list().catch(() => null);
    if (!theirs) return;
    const there = new Set(theirs.map(({ form }) => form));
    for (const draft of theirs) {
      const own = this.#drafts.get(draft.form);
      if (this.#unsent.has(draft.form) && (own?.at ?? '') >= draft.at) continue;
      if (own?.at === draft.at) continue;
      this.#take({ ...draft, isSent: true });
    }
    for (const { form, isSent } of this.#drafts.values()) if (isSent && !there.has(form)) this.#drop(form);
    this.#tell();
    if (this.#unsent.size > 0) this.#sendLater();
  }

  /** Checks for other tabs: if one was opened or closed, its draft may have been saved by now. */
  async look(): Promise<void> {
    if (!(await this.#tab.look())) return;
    await this.#readAgain();
    await this.fetch();
    this.#tell();
  }

  /** Sends unsent changes now; for a page or a session that is about to end. */
  async flush(): Promise<void> {
    clearTimeout(this.#writing);
    clearTimeout(this.#sending);
    await Promise.all([this.#write(), this.#send()]);
  }

  /** Closes the device's store. */
  close(): void {
    this.#closing.abort();
    clearTimeout(this.#writing);
    clearTimeout(this.#sending);
    void this.#write().finally(() => this.#options.store?.close());
  }

  /** The name of the draft this tab edits or continues in a form; undefined if there is none yet. */
  #nameOf(form: string): string | undefined {
    if (isNew(form, kindOf(form))) return form;
    return this.#tab.form(form) ?? this.#wentOn.get(form);
  }

  /** Continues the latest draft of a form that no open tab is editing. */
  #goOnWithLast(form: string): void {
    const free = [...this.#drafts.values()]
      .filter((one) => !one.isGone && isWrittenIn(form, one.form) && !this.#tab.isElsewhere(one.form))
      .toSorted((a, b) => compare(b.at, a.at));
    if (free[0]) this.#wentOn.set(form, free[0].form);
    else this.#wentOn.delete(form);
  }

  /** Claims a form's draft for this tab, unless another tab has taken it since it was read. */
  #claim(form: string): string {
    const kind = kindOf(form);
    if (isNew(form, kind)) {
      // After a fresh start, the form is this tab's again with the first change.
      if (this.#tab.form(kind) !== form) this.#tab.keep(kind, form);
      return form;
    }
    const own = this.#tab.form(form);
    if (own !== null) return own;
    const before = this.#wentOn.get(form);
    const name = before === undefined || this.#tab.isElsewhere(before) ? nameApart(form) : before;
    this.#tab.keep(form, name);
    return name;
  }

  /** A draft stored by another tab is newer than the copy read earlier. */
  async #readAgain(): Promise<void> {
    const kept = await Promise.resolve(this.#options.store?.all()).catch(() => undefined);
    for (const draft of kept ?? [])
      if (draft.at > (this.#drafts.get(draft.form)?.at ?? '')) this.#drafts.set(draft.form, draft);
  }

  #tell(): void {
    this.#arrivals += 1;
    for (const listener of this.#listeners) listener();
  }

  #changed(form: string): void {
    const { device } = this.#options.pauses ?? PAUSES;
    this.#unwritten.add(form);
    this.#unsent.add(form);
    clearTimeout(this.#writing);
    this.#writing = setTimeout(() => void this.#write(), device);
    this.#sendLater();
  }

  #sendLater(): void {
    clearTimeout(this.#sending);
    this.#sending = setTimeout(() => void this.#send(), (this.#options.pauses ?? PAUSES).server);
  }

  #take(draft: StoredDraft): void {
    this.#drafts.set(draft.form, draft);
    this.#unsent.delete(draft.form);
    void this.#options.store?.put(draft).catch(() => undefined);
  }

  #drop(form: string): void {
    this.#drafts.delete(form);
    void this.#options.store?.remove(form).catch(() => undefined);
  }

  async #write(): Promise<void> {
    const { store } = this.#options;
    const forms = [...this.#unwritten];
    this.#unwritten.clear();
    await Promise.all(
      forms.map((form) => {
        const draft = this.#drafts.get(form);
        return draft && store?.put(draft).catch(() => undefined);
      }),
    );
  }

  async #send(): Promise<void> {
    await Promise.all([...this.#unsent].map((form) => this.#sendOne(form)));
  }

  /** A failed draft is sent with the next change, or at the next start. */
  async #sendOne(form: string): Promise<void> {
    const { calls, store } = this.#options;
    const draft = this.#drafts.get(form);
    if (!draft) return;
    const { value, base, version, at } = draft;
    try {
      if (draft.isGone) await calls.remove(form);
      else await calls.put({ form, value, base, version, at });
    } catch {
      return;
    }
    // Changed meanwhile: that goes with the next request.
    if (this.#drafts.get(form) !== draft) return;
    this.#unsent.delete(form);
    if (draft.isGone) return this.#drop(form);
    const sent = { ...draft, isSent: true };
    this.#drafts.set(form, sent);
    await store?.put(sent).catch(() => undefined);
  }
}
