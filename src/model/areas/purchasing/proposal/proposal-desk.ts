import type { AskedFor } from './proposals.ts';
import type { Proposal } from './proposal.ts';

export interface ProposalsAnswer {
  /** Of all proposals: the most urgent are listed. */
  readonly count: number;
  readonly proposals: readonly Proposal[];
}

/** What is to be ordered, as the server works it out. */
export interface ProposalDesk {
  /**
   * Rejects where the server cannot be reached, or refuses.
   * @param onProgress hears how many products were looked at, while it takes longer than a moment
   */
  ask(
    question: { readonly ahead: number; readonly asked: AskedFor | null },
    onProgress: (done: number, of: number) => void,
  ): Promise<ProposalsAnswer>;
}
