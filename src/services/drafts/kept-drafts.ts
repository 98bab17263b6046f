import type { DraftBox, KeptDraft, UnfinishedDraft } from '#model/engine/draft-box.ts';
import { compare } from '#model/values/order.ts';
import { newId } from '../ids/new-id.ts';
import { isNew, isWrittenIn, nameApart } from './document-forms.ts';
import type { DraftCalls } from './draft-calls.ts';
import type { DraftStore, StoredDraft } from '../store/draft-store.ts';
import { ownTabDrafts, type TabDrafts } from './tab-drafts.ts';

interface Options {
  /** Null where the browser allows no database. */
  readonly store: DraftStore | null;
  readonly calls: DraftCalls;
  /** Moment, UTC ISO. */
  readonly now: () => string;
  /** What this tab writes; its own storage unless given. */
  readonly tab?: TabDrafts;
  /** Milliseconds without a change after which a draft goes to the device, and to the server. */
  readonly pauses?: { readonly device: number; readonly server: number };
}

const kindOf = (form: string): string => form.split('.')[0] ?? '';

/** Long enough to be past a burst of keys; a crash loses no more than that. */
const PAUSES = { device: 150, server: 2000 };

/**
 * The drafts of a person: at once on this device, a moment later on the server, where they outlive a sign-out. What the
 * server has is fetched once at the start; of two copies of a draft the one written last counts.
 */
export class KeptDrafts implements DraftBox {
  readonly isLasting: boolean;
  readonly #options: Options;
  readonly #tab: TabDrafts;
  readonly #drafts = new Map<string, StoredDraft>();
  readonly #listeners = new Set<() => void>();
  /** Forms that changed and are not on the device, and on the server, as they stand. */
  readonly #unwritten = new Set<string>();
  readonly #unsent = new Set<string>();
  /** Drafts that were there before this tab wrote anything in the form, by form. */
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
    // Other tabs are opened and closed while this one has not the focus, or is out of sight.
    const { signal } = this.#closing;
    globalThis.addEventListener?.('focus', () => void this.look(), { signal });
    globalThis.document?.addEventListener('visibilitychange', () => void this.look(), { signal });
  }

  /** Reads what the device kept; a store that fails keeps nothing. */
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
    // What was read here and is another tab's by now is not given up with it.
    if (!draft || draft.isGone || (name !== form && this.#tab.isElsewhere(name))) return;
    const gone = { form: name, value: null, base: null, version: 0, at: this.#options.now() };
    this.#drafts.set(name, { ...gone, isSent: false, isGone: true });
    this.#unwritten.add(name);
    this.#unsent.add(name);
    // Saving leaves the page: what is gone must not be there when it is opened again.
    void this.flush();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  get arrivals(): number {
    return this.#arrivals;
  }

  /** How many drafts the server does not have as they stand. */
  get unsent(): number {
    return this.#unsent.size;
  }

  /** Takes over what was written elsewhere. Without an answer, what is here stays. */
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

  /** Looks at the other tabs: where one has come or gone, what it wrote may be saved by now. */
  async look(): Promise<void> {
    if (!(await this.#tab.look())) return;
    await this.#readAgain();
    await this.fetch();
    this.#tell();
  }

  /** Sends what is not on the server, now; for a page or a session that is about to end. */
  async flush(): Promise<void> {
    clearTimeout(this.#writing);
    clearTimeout(this.#sending);
    await Promise.all([this.#write(), this.#send()]);
  }

  /** Lets go of the device's copy. */
  close(): void {
    this.#closing.abort();
    clearTimeout(this.#writing);
    clearTimeout(this.#sending);
    void this.#write().finally(() => this.#options.store?.close());
  }

  /** The name of what this tab writes in a form, or goes on with; undefined where that is nothing yet. */
  #nameOf(form: string): string | undefined {
    if (isNew(form, kindOf(form))) return form;
    return this.#tab.form(form) ?? this.#wentOn.get(form);
  }

  /** Of what was written in a form and no open tab writes, the last. */
  #goOnWithLast(form: string): void {
    const free = [...this.#drafts.values()]
      .filter((one) => !one.isGone && isWrittenIn(form, one.form) && !this.#tab.isElsewhere(one.form))
      .toSorted((a, b) => compare(b.at, a.at));
    if (free[0]) this.#wentOn.set(form, free[0].form);
    else this.#wentOn.delete(form);
  }

  /** Makes what is written in a form this tab's; what another tab has taken since it was read stays that tab's. */
  #claim(form: string): string {
    const kind = kindOf(form);
    if (isNew(form, kind)) {
      // Started over, it is this tab's again with the first thing that is written.
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

  /** What another tab put on the device is later than what was read there. */
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

  /** What fails is sent with the next change, or at the next start. */
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
    // Written on meanwhile: that goes with the next sending.
    if (this.#drafts.get(form) !== draft) return;
    this.#unsent.delete(form);
    if (draft.isGone) return this.#drop(form);
    const sent = { ...draft, isSent: true };
    this.#drafts.set(form, sent);
    await store?.put(sent).catch(() => undefined);
  }
}
