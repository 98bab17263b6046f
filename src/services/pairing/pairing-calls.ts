import { z } from 'zod';
import {
  matchAnswer,
  pairingOffer,
  pairingStanding,
} from '#model/areas/integrations/pairing/pairing-answer.ts';
import type { PairingDesk } from '#model/areas/integrations/pairing/pairing-desk.ts';
import type { HttpClient } from '../http/http-client.ts';

const accepted = z.object({ id: z.uuid() });
const done = z.unknown();

/** The pairings of a company at the server. */
export function pairingCalls(http: HttpClient, company: number): PairingDesk {
  const at = (rest: string): string => `core/companies/${company}/pairings/${rest}`;
  const act = async (path: string, json: object): Promise<void> =>
    void (await http.send('post', at(path), done, { json }));
  return {
    look: (code) => http.send('post', at('look/'), pairingOffer, { json: { code } }),
    accept: async (code, permissions) =>
      (await http.send('post', at('accept/'), accepted, { json: { code, permissions } })).id,
    standing: (pairing) => http.send('get', at(`${pairing}/`), pairingStanding),
    matches: (pairing, kind) =>
      http.send('get', at(`${pairing}/matches/`), matchAnswer, { search: { kind } }),
    decide: (pairing, kind, decisions) => act(`${pairing}/matches/`, { kind, decisions }),
    settle: (pairing, settlement) => act(`${pairing}/settle/`, settlement),
    retry: (pairing, link) => act(`${pairing}/retry/`, { link }),
  };
}
