import { z } from 'zod';
import { auditTypes } from '#model/audit/audit-answer.ts';
import { actorTypes } from '#model/engine/actor.ts';
import { MOST_VALUES } from '#model/engine/ledger-answer.ts';
import * as v from '#model/values/schemas.ts';
import { isStorable } from '#server/platform/commands/storable.ts';
import {
  asMember,
  companyParams,
  documentId,
  failures,
  problem,
  sessionOf,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import { lineAnswers } from '#server/platform/http/line-answers.ts';
import { auditLines } from './audit-export.ts';
import { noteExport } from '../platform/http/note-export.ts';
import { auditPage, mustAudit } from './audit-page.ts';
import { cursorIn, cursorShape } from './audit-cursor.ts';

const some = z.array(documentId).max(MOST_VALUES).default([]);
const auditAsked = {
  types: z.array(z.enum(auditTypes)).max(auditTypes.length).default([]),
  people: some.describe('Accounts, or `system`.'),
  kinds: some.describe('Of the documents that were worked on.'),
  documents: some,
  number: z
    .string()
    .trim()
    .max(60)
    .refine(isStorable)
    .default('')
    .describe('Number, code or SKU of a document.'),
  command: z.uuid().nullable().default(null),
  from: v.day.nullable().default(null).describe('The first day, in the company’s time zone.'),
  to: v.day.nullable().default(null).describe('The last one.'),
};

const subject = z.object({ kind: z.string(), document: z.string(), name: z.string().nullable() });
const param = z.union([z.string(), z.number()]);
const entry = z.object({
  id: z.string(),
  at: z.string(),
  type: z.enum(auditTypes),
  by: z.string().nullable(),
  byType: z.enum(actorTypes).nullish().describe('What that is the id of, where that was said.'),
  byName: z.string(),
  byKind: z.string().nullish().describe('The kind of agent, of none for people and the system.'),
  isImport: z.boolean(),
  device: z.object({ browser: z.string().nullable(), system: z.string().nullable() }).nullable(),
  address: z.string().nullable(),
  what: z.string(),
  about: subject.nullable(),
  command: z.string().nullable(),
  facts: z
    .array(
      subject.extend({
        seq: z.int(),
        type: z.string(),
        reason: z.object({ action: z.string(), code: z.string() }).nullable(),
      }),
    )
    .readonly(),
  isConsequence: z.boolean(),
  changes: z
    .array(
      z.object({
        kind: z.string(),
        path: z.array(z.string()).readonly(),
        within: z.looseObject({}).nullable(),
        owner: z.looseObject({}),
        before: z.unknown(),
        after: z.unknown(),
      }),
    )
    .readonly(),
  moreChanges: z.int(),
  refusal: z.object({ code: z.string(), params: z.record(z.string(), param).optional() }).nullable(),
  filters: z.record(z.string(), z.string()).nullable(),
  calls: z
    .object({ count: z.int(), status: z.int(), code: z.string(), lastAt: z.string() })
    .nullable()
    .describe('Calls of an API client that were alike, within an hour.'),
});

/** The audit log of a company. */
export function addAuditRoutes(app: Api, deps: CompanyRouteDeps): void {
  addPages(app, deps);
  addExport(app, deps);
}

function addPages(app: Api, deps: CompanyRouteDeps): void {
  app.route({
    method: 'POST',
    url: '/core/companies/:company/audit/',
    config: { reads: true },
    schema: {
      tags: ['audit'],
      summary: 'What happened in the company, newest first',
      params: companyParams,
      body: z.strictObject({
        ...auditAsked,
        after: z.string().regex(cursorShape).optional().describe('`next` of the page before.'),
        limit: z.int().min(1).max(200).default(100),
      }),
      response: {
        200: z.object({ entries: z.array(entry).readonly(), next: z.string().nullable() }),
        ...failures,
      },
    },
    handler: async (request) => {
      const { after, limit, ...ask } = request.body;
      return asMember(deps, request, request.params.company, async (trx, access) => {
        mustAudit(access, 'view');
        const part = { after: after === undefined ? null : cursorIn(after), limit };
        return auditPage(trx, deps, access, ask, part);
      });
    },
  });
}

function addExport(app: Api, deps: CompanyRouteDeps): void {
  const answer = lineAnswers(deps);
  app.route({
    method: 'POST',
    url: '/core/companies/:company/audit/export/',
    config: { reads: true },
    schema: {
      tags: ['audit'],
      summary:
        'The same in one snapshot, as lines: `{ head }`, `{ rows }` …, `{ end }`, or as JSONL an entry a line. It is in the log itself.',
      params: companyParams,
      body: z.strictObject({ ...auditAsked, format: z.enum(['pieces', 'jsonl']).default('pieces') }),
      response: { 200: z.any().describe('application/x-ndjson'), ...failures, 429: problem },
    },
    handler: async (request, reply) => {
      const viewer = await sessionOf(deps, request);
      const { company } = request.params;
      const { format, ...ask } = request.body;
      const isPlain = format === 'jsonl';
      return answer(reply, {
        reader: { ...viewer, company },
        linesOf: (trx, access) => auditLines(deps, trx, access, { ask, isPlain }),
        begun: (trx) =>
          noteExport(trx, request, { at: deps.now(), company, actor: viewer.actor, about: 'audit', ask }),
      });
    },
  });
}
