import type { ThumbnailSize } from './file.facts.ts';

/** The document a file belongs to. */
export interface FilePlace {
  readonly company: number;
  readonly kind: string;
  readonly document: string;
}

/** Why an upload failed: the server's code and message, or that there was no answer. */
export interface UploadFailure {
  readonly code: string;
  /** In the reader's language; null if there was no answer. */
  readonly detail: string | null;
}

export interface UploadOptions {
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: {
    readonly aborted: boolean;
    addEventListener(type: 'abort', listener: () => void): void;
  };
}

/** Files that wait on this device for a connection. A device that keeps nothing answers as if there were none. */
export interface WaitingFiles<Content> {
  /** Those of a document, oldest first. */
  of(place: FilePlace): Promise<readonly { readonly id: string; readonly file: Content }[]>;
  /** Whether it is kept here now. */
  keep(place: FilePlace, id: string, file: Content): Promise<boolean>;
  forget(place: FilePlace, id: string): Promise<void>;
}

/** Uploads and downloads files; `Content` is the device's own file type. */
export interface FileTransfers<Content> {
  readonly waiting: WaitingFiles<Content>;
  /** Resolves with null once attached, with the failure otherwise; with `stopped` if aborted. */
  upload(place: FilePlace, file: Content, options: UploadOptions): Promise<UploadFailure | null>;
  /** A file in the device's own type; rejects if it cannot be fetched. */
  fetch(place: FilePlace, file: string, name: string): Promise<Content>;
  /** URL of a file's content; inline for pictures shown in a page. */
  address(place: FilePlace, file: string, inline: boolean): string;
  /** Sets a company's logo; resolves with null once it is set, with the failure otherwise. */
  setLogo(company: number, file: Content): Promise<UploadFailure | null>;
  /** URL of a company's logo, by its hash. */
  logo(company: number, hash: string): string;
  /** URL of a picture in small. */
  thumbnail(place: FilePlace, file: string, size: ThumbnailSize): string;
}
