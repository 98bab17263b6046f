/** What the worker or the server tells for itself. */
const told = /^\/(sw\.js|index\.html|build\.json|\.vite\/.*|\..*)$/;
/** Fonts of scripts that are not ours. */
const foreign = /inter-(cyrillic|greek|vietnamese).*\.woff2$/;
/** Drawings of charts, in two languages and two directions each: few ever open them. */
const rare = /^\/assets\/[\w-]+\.[a-z]{2}\.(tall|wide)-[\w-]{8}\.js$/;

/** Whether a file of a build is kept on every device ahead of its use; the others are kept when they are first used. */
export const isKeptAhead = (path: string): boolean =>
  ![told, foreign, rare].some((apart) => apart.test(path));

/** Whether it is one of those others: the font of another script, a drawing. */
export const isKeptLater = (path: string): boolean => foreign.test(path) || rare.test(path);
