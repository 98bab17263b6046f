/** What the help is asked for: the keys of the page, an article, or the one about the page. */
export interface HelpRequest {
  readonly tab: 'article' | 'keys';
  /**
   * A refusal to explain, of a command on a kind of document; for several reasons at once the command alone. Default: the
   * page's own article.
   */
  readonly refusal?: {
    readonly kind: string;
    /** What was lacking, if it was a permission: others may have it. */
    readonly permission?: string;
  } & ({ readonly code: string } | { readonly command: string });
}

let asked: HelpRequest | null = null;
const heard = new Set<() => void>();

function ask(request: HelpRequest | null): void {
  asked = request;
  for (const tell of heard) tell();
}

/** Opens the help beside the page from anywhere: a key, a button, a refusal. The shell shows it. */
export const helpDesk = {
  subscribe: (tell: () => void): (() => void) => {
    heard.add(tell);
    return () => heard.delete(tell);
  },
  snapshot: (): HelpRequest | null => asked,
  open: (request: HelpRequest): void => ask(request),
  /** Opens it where it explains a refusal of a command on a kind of document. */
  explain: (refusal: NonNullable<HelpRequest['refusal']>): void => ask({ tab: 'article', refusal }),
  close: (): void => ask(null),
};
