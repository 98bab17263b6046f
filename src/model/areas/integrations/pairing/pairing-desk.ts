import type { MatchDecision } from './decisions.ts';
import type { MatchAnswer, PairingOffer, PairingStanding, Settlement } from './pairing-answer.ts';
import type { SyncKind } from './sync-kinds.ts';

/** Calls about the pairings of a company; each rejects with the reason. */
export interface PairingDesk {
  /** Who invites with a code. */
  look(code: string): Promise<PairingOffer>;
  /** Accepts for this company; resolves with the pairing. */
  accept(code: string, permissions: readonly string[]): Promise<string>;
  standing(pairing: string): Promise<PairingStanding>;
  matches(pairing: string, kind: SyncKind): Promise<MatchAnswer>;
  decide(pairing: string, kind: SyncKind, decisions: readonly MatchDecision[]): Promise<void>;
  settle(pairing: string, settlement: Settlement): Promise<void>;
  /** Tries again what was refused: of one record, or (null) of all. */
  retry(pairing: string, link: string | null): Promise<void>;
}
