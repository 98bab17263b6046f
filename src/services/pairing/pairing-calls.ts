import { decideMatches, readMatches } from '#model/areas/integrations/pairing/match.api.ts';
import type { PairingDesk } from '#model/areas/integrations/pairing/pairing-desk.ts';
import {
  acceptPairing,
  lookAtPairing,
  readPairing,
  retryPairing,
  settleConflict,
} from '#model/areas/integrations/pairing/pairing.api.ts';
import type { HttpClient } from '../http/http-client.ts';

/** The pairings of a company at the server. */
export function pairingCalls(http: HttpClient, company: number): PairingDesk {
  const params = { company };
  const of = (pairing: string) => ({ params: { company, pairing } });
  return {
    look: (code) => http.call(lookAtPairing, { params, body: { code } }),
    accept: async (code, permissions) =>
      (await http.call(acceptPairing, { params, body: { code, permissions } })).id,
    standing: (pairing) => http.call(readPairing, of(pairing)),
    matches: (pairing, kind) => http.call(readMatches, { ...of(pairing), query: { kind } }),
    decide: async (pairing, kind, decisions) =>
      void (await http.call(decideMatches, { ...of(pairing), body: { kind, decisions } })),
    settle: async (pairing, body) => void (await http.call(settleConflict, { ...of(pairing), body })),
    retry: async (pairing, link) => void (await http.call(retryPairing, { ...of(pairing), body: { link } })),
  };
}
