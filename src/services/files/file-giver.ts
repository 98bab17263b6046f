interface GiverOptions {
  /** The share sheet; null if the browser's own downloads are available. */
  readonly sharing: Pick<Navigator, 'share' | 'canShare'> | null;
  readonly download: (name: string, content: Blob) => void;
}

/** Gives files to the person: through the browser's downloads or, if there are none, the share sheet. */
export class FileGiver {
  readonly #options: GiverOptions;
  readonly #listeners = new Set<() => void>();
  #waiting: File | null = null;

  constructor(options: GiverOptions) {
    this.#options = options;
  }

  readonly give = (name: string, content: Blob): void =>
    void this.#hand(new File([content], name, { type: content.type }), true);

  /** A file that took too long to create: the browser shares it only on a new press. */
  readonly waiting = (): File | null => this.#waiting;

  readonly subscribe = (heard: () => void): (() => void) => {
    this.#listeners.add(heard);
    return () => void this.#listeners.delete(heard);
  };

  /** Shares the waiting file; called on a press. */
  readonly giveWaiting = (): void => {
    const file = this.#waiting;
    this.#wait(null);
    if (file) void this.#hand(file, false);
  };

  readonly drop = (): void => this.#wait(null);

  async #hand(file: File, mayWait: boolean): Promise<void> {
    const { sharing, download } = this.#options;
    const files = [file];
    if (!sharing?.canShare?.({ files })) return download(file.name, file);
    try {
      await sharing.share({ files });
    } catch (error) {
      const why = error instanceof DOMException ? error.name : '';
      if (why === 'AbortError') return; // the person closed the sheet
      if (why === 'NotAllowedError' && mayWait) this.#wait(file);
      else download(file.name, file);
    }
  }

  #wait(file: File | null): void {
    this.#waiting = file;
    for (const heard of this.#listeners) heard();
  }
}
