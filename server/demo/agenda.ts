/** Scheduled work, done in order of time; entries at the same time in the order they were added. */
export class Agenda {
  #entries: { readonly at: number; readonly order: number; readonly work: (at: string) => void }[] = [];
  #noted = 0;

  /** @param at milliseconds since the epoch */
  note(at: number, work: (at: string) => void): void {
    const entry = { at, order: this.#noted++, work };
    let low = 0;
    for (let high = this.#entries.length; low < high;) {
      const middle = (low + high) >> 1;
      if ((this.#entries[middle]?.at ?? 0) <= at) low = middle + 1;
      else high = middle;
    }
    this.#entries.splice(low, 0, entry);
  }

  /**
   * Runs everything up to and including `until` (milliseconds since the epoch), including what that work adds; the rest is
   * not run. Work that throws is left out, and `onFault` told why.
   */
  play(until: number, onFault: (error: unknown) => void): void {
    for (let next = this.#entries[0]; next && next.at <= until; next = this.#entries[0]) {
      this.#entries.shift();
      try {
        next.work(new Date(next.at).toISOString());
      } catch (error) {
        onFault(error);
      }
    }
  }
}
