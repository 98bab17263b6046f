import type { CompanyModel } from '#model/engine/company-model.ts';

/** How many ids one question may have (the server's limit). */
const AT_ONCE = 100;

/** Names of who did something that the device has no row of: asked of the server once, together, as they are shown. */
class NamesElsewhere {
  readonly #model: CompanyModel;
  readonly #names = new Map<string, string>();
  readonly #asked = new Set<string>();
  readonly #listeners = new Set<() => void>();
  #waiting: string[] = [];

  constructor(model: CompanyModel) {
    this.#model = model;
  }

  /** Undefined while it is not known, or nobody has this id. */
  nameOf(id: string): string | undefined {
    const known = this.#names.get(id);
    if (known === undefined && !this.#asked.has(id)) this.#want(id);
    return known;
  }

  /** Grows with what is known. */
  readonly size = (): number => this.#names.size;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #want(id: string): void {
    this.#asked.add(id);
    this.#waiting.push(id);
    if (this.#waiting.length === 1) queueMicrotask(() => void this.#ask());
  }

  async #ask(): Promise<void> {
    const ids = this.#waiting.splice(0, AT_ONCE);
    const rest = this.#waiting.splice(0);
    try {
      for (const { id, name } of await this.#model.authors(ids)) this.#names.set(id, name);
      for (const listener of this.#listeners) listener();
    } catch {
      // Without a connection: asked again when they are shown again.
      for (const id of ids) this.#asked.delete(id);
    }
    for (const id of rest) this.#want(id);
  }
}

const ofModels = new WeakMap<CompanyModel, NamesElsewhere>();

/** The names of a company that were asked for so far, by any page. */
export function namesElsewhere(model: CompanyModel): NamesElsewhere {
  const found = ofModels.get(model) ?? new NamesElsewhere(model);
  ofModels.set(model, found);
  return found;
}
