/** Where scheduled backups go. */
export type BackupPlace =
  | { readonly kind: 'folder'; /** Absolute. */ readonly folder: string }
  | {
      readonly kind: 's3';
      readonly bucket: string;
      /** Without slashes at its ends; may be empty. */ readonly prefix: string;
    };

/** How an S3-compatible store is reached. */
export interface S3Settings {
  /** Undefined: that of Amazon in the region. */
  readonly endpoint: string | undefined;
  readonly region: string;
  /** Undefined: those of the machine, as Amazon's client finds them. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
}
