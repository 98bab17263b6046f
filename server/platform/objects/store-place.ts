/** Where files, exports or backups are kept. */
export type StorePlace =
  | { readonly kind: 'folder'; /** Absolute. */ readonly folder: string }
  | {
      readonly kind: 's3';
      readonly bucket: string;
      /** Without slashes at its ends; may be empty. */ readonly prefix: string;
    };
