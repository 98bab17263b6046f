import type { ListedLink } from './shared-link.api.ts';
import type { NewLink } from './shared-link.facts.ts';

/** Links of a company for people outside it; each call rejects with the reason. */
export interface SharedLinkDesk {
  /** Those of a document, newest first. */
  list(document: string): Promise<readonly ListedLink[]>;
  /** Resolves with the address of the new link, which is answered this once. */
  make(link: NewLink): Promise<string>;
  /** Resolves with a new address; the one before ends. */
  renew(link: string): Promise<string>;
}
