import type { Messages } from '@lingui/core';

/** What a written page tells the script that enlivens it. */
export interface SitePageData {
  /** The path of its view. */
  readonly view: string;
  readonly params: Readonly<Record<string, string>>;
  /** The words of the page in its language. */
  readonly words: Messages;
}
