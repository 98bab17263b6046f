import { randomBytes, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile as contentOf } from 'node:fs/promises';
import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { importTarget } from '#machines/areas/integrations/data-import/import-targets.ts';
import {
  type ImportMapping,
  type ImportTable,
} from '#model/areas/integrations/data-import/data-import.facts.ts';
import { LARGEST_IMPORT } from '#model/areas/integrations/data-import/import-size.ts';
import { guessMapping } from '#model/areas/integrations/data-import/guess-mapping.ts';
import type { ImportTarget } from '#model/areas/integrations/data-import/import-target.ts';
import { headsKey } from '#model/areas/integrations/data-import/heads/known-heads.ts';
import type { Actor } from '#model/engine/actor.ts';
import { uuidv7 } from '#model/values/ids.ts';
import type { Incoming } from '#server/files/file-store.ts';
import type { Uploads } from '#server/files/open-uploads.ts';
import { receiveUpload } from '#server/files/receive-upload.ts';
import type { Alongside } from '#server/platform/commands/job.ts';
import {
  deviceIn,
  originIn,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import { fileNameOf } from '#server/platform/http/file-part.ts';
import { HttpError, refusalStatus } from '#server/platform/http/http-error.ts';
import { UnreadableFile } from '#server/platform/http/unreadable-file.ts';
import { whoBegins, whoImports } from './import-access.ts';
import { addLineRoutes } from './import-line.routes.ts';
import {
  fileContent,
  forgetVerdicts,
  keepFile,
  keepLines,
  keepTemplate,
  linesOfImport,
  progressOf,
  templateFor,
} from './import-store.ts';
import { guessedTable, LOOKED_AT, proposedMapping } from './proposed-mapping.ts';
import { linesIn, readFile, type ReadFile } from './read-file.ts';
import type { mappingBody } from '#model/areas/integrations/data-import/import.api.ts';
import {
  beginImport,
  readImport,
  mapImport,
  readImportSheet,
  importSteps,
} from '#model/areas/integrations/data-import/import.api.ts';
import { serve } from '#server/platform/http/serve.ts';

export interface ImportRouteDeps extends CompanyRouteDeps, Pick<Uploads, 'files'> {}

/** Files on their way into a company: read, mapped, checked, taken, and taken back. What they are is a row like any other. */
export function importRoutes(deps: ImportRouteDeps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(multipart, {
      throwFileSizeLimit: false,
      limits: { fileSize: LARGEST_IMPORT, files: 1, fields: 1, fieldSize: 100, parts: 2, headerPairs: 20 },
    });
    addBegin(app, deps);
    addProgress(app, deps);
    addMapping(app, deps);
    addSheet(app, deps);
    for (const step of ['check', 'run', 'stop', 'undo', 'discard'] as const) addStep(app, deps, step);
    addLineRoutes(app, deps);
  };
}

function addBegin(app: Api, deps: ImportRouteDeps): void {
  serve(app, beginImport, async (request) => {
    const { company } = request.params;
    const by = await whoBegins(deps, request, company);
    const part = await partOf(deps, request, company);
    try {
      return { id: await begin(deps, request, { company, by }, part) };
    } finally {
      await part.incoming.discard();
    }
  });
}

interface Beginning {
  readonly company: number;
  readonly by: Actor;
}

async function begin(
  deps: ImportRouteDeps,
  request: FastifyRequest<{ Querystring: { target?: string | undefined } }>,
  { company, by }: Beginning,
  { name, incoming: { path, size }, field }: Part,
): Promise<string> {
  const content = async () => ({ size, stream: createReadStream(path) });
  const read = await readFile({ company, name, content }).catch(asProblem);
  const asked = targetOf(request.query.target ?? field);
  const proposed = await proposedFor(deps, company, read, asked);
  const id = uuidv7(Date.parse(deps.now()), randomBytes(10));
  const { file, table, parts } = read;
  const data = { file, table, ...proposed };
  await within(deps, request, { company, id, by, type: 'begin', data }, async (trx) => {
    await keepFile(trx, company, id, await contentOf(path));
    await keepLines(trx, company, id, parts);
  });
  return id;
}

/** How a table that was read is taken, until somebody says so. */
const proposedFor = (
  deps: CompanyRouteDeps,
  company: number,
  read: ReadFile,
  asked: ImportTarget | undefined,
) =>
  proposedMapping(
    read.table,
    () => guessedTable(deps, company, read.table, linesIn(read, LOOKED_AT)),
    asked,
    (target, heads) => deps.database.withCompany(company, (trx) => templateFor(trx, company, target, heads)),
  );

interface Part {
  readonly name: string;
  /** On disk: nothing that waits to be read is in memory. */
  readonly incoming: Incoming;
  readonly field: string | undefined;
}

async function partOf(deps: ImportRouteDeps, request: FastifyRequest, company: number): Promise<Part> {
  const { part, incoming } = await receiveUpload(deps, request, company, LARGEST_IMPORT);
  const given = part.fields['target'];
  const field = given && !Array.isArray(given) && given.type === 'field' ? String(given.value) : undefined;
  return { name: fileNameOf(part) || 'import', incoming, field };
}

function asProblem(error: unknown): never {
  if (error instanceof UnreadableFile)
    throw new HttpError(422, { ...error.refusal, fields: { file: error.refusal.code } });
  throw error;
}

function targetOf(name: string | undefined): ImportTarget | undefined {
  if (name === undefined || name === '') return undefined;
  const target = importTarget(name);
  if (!target) throw new HttpError(422, { code: 'invalid', fields: { target: 'invalid_value' } });
  return target;
}

interface Within {
  readonly company: number;
  readonly id: string;
  readonly by: Actor;
  readonly type: string;
  readonly data: unknown;
}

/** A command of the server's own, in the name of who asked, with what is written beside it. */
async function within(
  deps: CompanyRouteDeps,
  request: FastifyRequest,
  { company, id, by, type, data }: Within,
  alongside: Alongside,
): Promise<void> {
  const command = { kind: 'dataImport', document: id, type, data };
  const as = { by, device: deviceIn(request) ?? undefined, alongside };
  const [settled] = await deps.executor.systemPropose(company, [command], as);
  if (settled && 'refusal' in settled) throw new HttpError(refusalStatus(settled.refusal), settled.refusal);
}

function addProgress(app: Api, deps: CompanyRouteDeps): void {
  serve(app, readImport, async (request) =>
    whoImports(deps, request, request.params, async (trx, { row }) => {
      const progress = await progressOf(trx, request.params.company, row.id);
      return { id: row.id, state: String(row.state), progress };
    }),
  );
}

type MappingBody = z.infer<typeof mappingBody>;

function addMapping(app: Api, deps: CompanyRouteDeps): void {
  serve(app, mapImport, async (request) => {
    const target = targetOf(request.body.target);
    if (!target) throw new HttpError(422, { code: 'invalid', fields: { target: 'required' } });
    return { mapping: await mapAs(deps, request, target) };
  });
}

type MappingRequest = FastifyRequest<{ Params: z.output<typeof mapImport.params>; Body: MappingBody }>;
async function mapAs(
  deps: CompanyRouteDeps,
  request: MappingRequest,
  target: ImportTarget,
): Promise<ImportMapping> {
  const { company, id } = request.params;
  const { actor, row, sample } = await whoImports(deps, request, request.params, async (trx, importing) => ({
    ...importing,
    sample: await linesOfImport(trx, company, id, { limit: LOOKED_AT }),
  }));
  const { table } = row;
  const lines = sample.map(({ line, cells }) => ({ number: line, cells }));
  const guessed = guessMapping(target, await guessedTable(deps, company, table, lines));
  const mapping = mappingOf(request.body, guessed);
  refuseUnfit(target, mapping, table);
  const data = { table, mapping, recalled: false };
  await within(deps, request, { company, id, by: actor, type: 'map', data }, async (trx) => {
    await forgetVerdicts(trx, company, id);
    const kept = { ...mapping, heads: table.heads };
    if (request.body.columns) await keepTemplate(trx, company, headsKey(table.heads), kept, deps.now());
  });
  return mapping;
}

const mappingOf = (said: MappingBody, guessed: ImportMapping): ImportMapping => ({
  ...guessed,
  ...(Object.fromEntries(
    Object.entries(said).filter(([, value]) => value !== undefined),
  ) as Partial<ImportMapping>), // what is left out is guessed
});

/** Whether a field's text may come from several columns. */
const mayBeJoined = ({ fields }: ImportTarget, name: string): boolean =>
  fields.find((field) => field.name === name)?.kind.is === 'text';

function refuseUnfit(
  target: ImportTarget,
  { key, mode, columns, fixed }: ImportMapping,
  table: ImportTable,
): void {
  const isField = (name: string): boolean =>
    target.fields.some((field) => field.name === name) ||
    (target.name === 'products' && name.startsWith('attr.'));
  const fields: Record<string, string> = {};
  if (!target.keys.includes(key)) fields['key'] = 'invalid_value';
  if (!target.modes.includes(mode)) fields['mode'] = 'invalid_value';
  const seen = new Map<string, number>();
  for (const [index, { column, field }] of columns.entries()) {
    if (column >= table.heads.length) fields[`columns.${index}.column`] = 'too_big';
    else if (!isField(field)) fields[`columns.${index}.field`] = 'invalid_value';
    else if (seen.has(field) && !mayBeJoined(target, field))
      fields[`columns.${index}.field`] = 'importFieldTwice';
    seen.set(field, column);
  }
  for (const name of Object.keys(fixed)) if (!isField(name)) fields[`fixed.${name}`] = 'invalid_value';
  if (Object.keys(fields).length > 0) throw new HttpError(422, { code: 'invalid', fields });
}

function addSheet(app: Api, deps: CompanyRouteDeps): void {
  serve(app, readImportSheet, async (request) => {
    const { company, id } = request.params;
    const { sheet, target } = request.body;
    const asked = targetOf(target);
    const { actor, row } = await whoImports(deps, request, request.params, async (_, importing) => importing);
    const content = async () =>
      (await deps.database.withCompany(company, (trx) => fileContent(trx, company, id))) ?? Buffer.alloc(0);
    const read = await readFile({ company, name: row.file.name, content, sheet }).catch(asProblem);
    const proposed = await proposedFor(deps, company, read, asked);
    const data = { table: read.table, ...proposed };
    await within(deps, request, { company, id, by: actor, type: 'map', data }, (trx) =>
      keepLines(trx, company, id, read.parts),
    );
    return { mapping: proposed.mapping };
  });
}

function addStep(app: Api, deps: CompanyRouteDeps, step: keyof typeof importSteps): void {
  serve(app, importSteps[step], async (request) => {
    const { company, id } = request.params;
    const { actor } = await whoImports(deps, request, request.params, async (_, importing) => importing);
    const command = { id: randomUUID(), kind: 'dataImport', document: id, type: step, data: {}, seen: 0 };
    const [settled] = await deps.executor.submit(company, actor, [command], originIn(request));
    if (!settled || 'refusal' in settled) {
      const refusal = settled?.refusal ?? { code: 'internalError' };
      throw new HttpError(refusalStatus(refusal), refusal);
    }
    return { seq: settled.seq };
  });
}
