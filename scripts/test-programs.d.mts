/** What the person at the terminal can do about a browser that is not there. */
export function missing(browser: {
  readonly name: string;
  readonly variable: string;
  readonly packages: readonly string[];
}): string;
