/** Files that the worker or the server handles itself. */
const told = /^\/(sw\.js|index\.html|build\.json|\.vite\/.*|\..*)$/;
/** Fonts for scripts that we do not use. */
const foreign = /inter-(cyrillic|greek|vietnamese).*\.woff2$/;
/** Drawings of charts, and the articles of the help, each in two languages: few people ever open them. */
const rare = /^\/assets\/([\w-]+\.[a-z]{2}\.(tall|wide)|help\.[a-z]{2})-[\w-]{8}\.js$/;
/** The reader for barcodes before a camera: a megabyte, for phones whose browser has none. */
const reader = /^\/assets\/zxing_reader-[\w-]{8}\.wasm$/;

/** Of the public site: pictures of the application, and what previews show. */
const shown = /^\/(pictures\/|icons\/preview\.png$)/;

/** Whether a build file is cached on every device in advance; the others are cached when first used. */
export const isKeptAhead = (path: string): boolean =>
  ![told, foreign, rare, reader, shown].some((apart) => apart.test(path));

/** Whether it is cached on first use: another script's font, a drawing, the help in a language, the reader for barcodes. */
export const isKeptLater = (path: string): boolean =>
  [foreign, rare, reader].some((later) => later.test(path));
