import { bolt, copy, done, pairingParams } from '#model/areas/integrations/pairing/pairing.api.ts';
import { z } from 'zod';
import {
  matchAnswer,
  matchDecisions,
  MOST_SHOWN,
  type MatchAnswer,
} from '#model/areas/integrations/pairing/pairing-answer.ts';
import { syncKinds } from '#model/areas/integrations/pairing/sync-kinds.ts';
import { defineEndpoint } from '#model/api/endpoint.ts';

/** Answers as the description of the API shows them. */
const matchExample: MatchAnswer = {
  sure: [
    {
      ours: { id: bolt, name: { en: 'Hex bolt M8', sv: '' }, code: 'BOLT-M8' },
      theirs: { id: copy, name: { en: 'Bolt M8', sv: '' }, code: 'bolt-m8' },
      by: ['sku'],
      yes: null,
    },
  ],
  maybe: [],
  here: [],
  there: [],
  counts: { sure: 1, maybe: 0, here: 0, there: 0 },
  makesNew: true,
};

export const readMatches = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/pairings/:pairing/matches/',
  tag: 'pairings',
  summary: `The records of a kind that are the same, may be, or are in one company alone; up to ${MOST_SHOWN} of each`,
  access: 'pairing.manage',
  params: pairingParams,
  query: z.object({ kind: z.enum(syncKinds) }),
  answer: matchAnswer.meta({ examples: [matchExample] }),
  fails: [409],
  example: { query: { kind: 'product' } },
});

const decisionExample = {
  kind: 'product',
  decisions: [{ ours: bolt, theirs: copy, yes: true }],
} as const;

export const decideMatches = defineEndpoint({
  method: 'POST',
  path: '/core/companies/:company/pairings/:pairing/matches/',
  tag: 'pairings',
  summary: 'Decides which records are the same, and which are made in the other company',
  access: 'pairing.manage',
  params: pairingParams,
  body: matchDecisions.meta({ examples: [decisionExample] }),
  answer: done,
  fails: [409],
});
