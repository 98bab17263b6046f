/** Accepted content types, as the server detects them from the bytes. */
export const fileTypes = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/heic',
  'application/pdf',
  'application/zip',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
  'text/plain',
  'text/csv',
  'application/xml',
] as const;
export type FileType = (typeof fileTypes)[number];

/** The pictures that browsers show everywhere, and of which thumbnails are made. */
const pictureTypes: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);
export const isPicture = ({ type }: { readonly type: string }): boolean => pictureTypes.has(type);
