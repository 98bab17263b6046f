/** Where a file belongs. */
export interface FilePlace {
  readonly company: number;
  readonly kind: string;
  readonly document: string;
}

/** Why a file was not taken: the server's code and sentence, or that there was no answer. */
export interface UploadFailure {
  readonly code: string;
  /** In the reader's language; null where nothing came. */
  readonly detail: string | null;
}

export interface UploadOptions {
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: { addEventListener(type: 'abort', listener: () => void): void };
}

/** How files go to the server and come from it; `Content` is what a device takes for a file. */
export interface FileTransfers<Content> {
  /** Resolves with null once it is attached, with the reason where it is not; with `stopped` where it was told to stop. */
  upload(place: FilePlace, file: Content, options: UploadOptions): Promise<UploadFailure | null>;
  /** A file as a device takes it; rejects where it does not come. */
  fetch(place: FilePlace, file: string, name: string): Promise<Content>;
  /** Address of a file's content; inline for pictures that are shown in a page. */
  address(place: FilePlace, file: string, inline: boolean): string;
}
