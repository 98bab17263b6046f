import {
  joined,
  plainSettings,
  withChange,
  type NotificationBox,
  type NotificationChange,
  type NotificationSettings,
} from '#model/notifications/notification-settings.ts';
import { HttpError } from '../http/http-error.ts';
import type { NotificationStore } from '../store/notification-store.ts';
import type { NotificationCalls } from './notification-calls.ts';

interface Options {
  readonly calls: NotificationCalls;
  /** Null if the browser allows no database. */
  readonly store: NotificationStore | null;
}

/**
 * A person's notification settings: from the device at once, from the server once it answers. A change holds here at
 * once; without a connection it waits on the device.
 */
export class KeptNotifications implements NotificationBox {
  version = 0;
  readonly #options: Options;
  readonly #listeners = new Set<() => void>();
  #settings: NotificationSettings | null = null;
  /** What the server does not have yet; what is on its way is part of it until answered. */
  #unsent: NotificationChange | null = null;
  #sending: Promise<void> = Promise.resolve();

  private constructor(options: Options) {
    this.#options = options;
  }

  /** Reads the device's copy. */
  static async open(options: Options): Promise<KeptNotifications> {
    const box = new KeptNotifications(options);
    const kept = await options.store?.read().catch(() => null);
    if (kept) {
      box.#settings = kept.settings;
      box.#unsent = kept.unsent;
    }
    return box;
  }

  settings(): NotificationSettings {
    const known = this.#settings ?? plainSettings;
    return this.#unsent ? withChange(known, this.#unsent) : known;
  }

  isKnown(): boolean {
    return this.#settings !== null;
  }

  isWaiting(): boolean {
    return this.#unsent !== null;
  }

  async change(change: NotificationChange): Promise<void> {
    this.#unsent = joined(this.#unsent ?? {}, change);
    this.#changed();
    await this.send();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Sends what waits, then asks for what the server has; without an answer, what is known here stays. */
  async fetch(): Promise<void> {
    await this.send().catch(() => undefined); // it was refused: the person is told where they made it
    const answer = await this.#options.calls.ask().catch(() => null);
    if (!answer) return;
    this.#settings = answer;
    this.#changed();
  }

  /** One request after the other, so that the last change wins on the server too. Rejects with a refusal alone. */
  send(): Promise<void> {
    const next = this.#sending.catch(() => undefined).then(() => this.#sendNow());
    this.#sending = next;
    return next;
  }

  async #sendNow(): Promise<void> {
    const sent = this.#unsent;
    if (!sent) return;
    try {
      this.#settings = await this.#options.calls.change(sent);
      this.#take(sent);
    } catch (error) {
      if (!isRefusal(error)) return;
      this.#take(sent);
      throw error;
    }
  }

  /** What was answered waits no longer; what was changed meanwhile does. */
  #take(sent: NotificationChange): void {
    if (this.#unsent === sent) this.#unsent = null;
    this.#changed();
  }

  #changed(): void {
    this.version += 1;
    const settings = this.#settings;
    if (settings) void this.#options.store?.write({ settings, unsent: this.#unsent }).catch(() => undefined);
    for (const listener of this.#listeners) listener();
  }
}

/** Whether the server has read it and will never take it. */
const isRefusal = (error: unknown): boolean =>
  error instanceof HttpError && error.status >= 400 && error.status < 500 && error.status !== 429;
