import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { asAgent } from '#model/engine/actor.ts';
import type { Command } from '#model/engine/envelope.ts';
import {
  actThroughShared,
  previewShared,
  readShared,
  readSharedPdf,
  sendSharedFile,
} from '#model/shared-link/shared-link.api.ts';
import type { Language } from '#model/values/languages.ts';
import type { FileRow } from '#model/file/file.facts.ts';
import { VIEW_COST } from '#model/stock/costs.ts';
import { MOST_LINK_FILES } from '#model/sharing/shared-purpose.ts';
import { uuidv7 } from '#model/values/ids.ts';
import { ownValue } from '#model/values/own-value.ts';
import { tooManyRequests, type LimitRequests } from '#server/accounts/identity/request-limits.ts';
import type { Executor } from '#server/platform/commands/executor.ts';
import { oneFile, takeFile, type TakeDeps } from '#server/files/take-file.ts';
import { languageOf } from '#server/platform/http/language.ts';
import { paperPdf } from '#server/papers/paper-pdf.ts';
import { sendPdf } from '#server/papers/send-pdf.ts';
import { deviceIn, type Api } from '#server/platform/http/company-request.ts';
import { HttpError, refusalStatus } from '#server/platform/http/http-error.ts';
import { serve } from '#server/platform/http/serve.ts';
import { unsharedHeaders } from '#server/platform/http/unshared-headers.ts';
import { layoutFor } from '#server/platform/model/row-layout.ts';
import { rowsById } from '#server/platform/model/row-storage.ts';
import { countOpening, tokenKey } from './link-tokens.ts';
import { offeredAct } from './offered-act.ts';
import { openLink, type OpenedLink, type OpenLinkDeps } from './open-link.ts';

export interface SharedPageDeps extends OpenLinkDeps, Pick<TakeDeps, 'files' | 'scanner' | 'quota'> {
  readonly executor: Executor;
  readonly limitRequests: LimitRequests;
}

/** What people outside a company see and do by a link: without a session, a cookie, or anything that is kept. */
export const sharedPageRoutes =
  (deps: SharedPageDeps): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(multipart, oneFile);
    addReading(app, deps);
    addPdf(app, deps);
    addActing(app, deps);
    addPreview(app, deps);
    addSending(app, deps);
  };

/** Answers of these routes are kept and listed by nobody, and say to no other page where somebody came from. */
const means = {
  onRequest: async (_: FastifyRequest, reply: FastifyReply) => void reply.headers(unsharedHeaders),
};

function addReading(app: Api, deps: SharedPageDeps): void {
  serve(
    app,
    readShared,
    async (request) => {
      const { token } = request.params;
      await limited(deps, 'sharedLink', token, request.ip);
      return (await openOr404(deps, token, spokenIn(request))).answer;
    },
    means,
  );
}

/** [LNK4] The same paper as a file; drawing it costs more than a look, and is limited as acting is. */
function addPdf(app: Api, deps: SharedPageDeps): void {
  serve(
    app,
    readSharedPdf,
    async (request, reply) => {
      const { token } = request.params;
      await limited(deps, 'sharedAct', token, request.ip);
      const { language = spokenIn(request) } = request.query;
      const { company, paper } = await openOr404(deps, token, language);
      return sendPdf(reply, await paperPdf(deps.files, company, paper), unsharedHeaders);
    },
    means,
  );
}

/** The language that the page asks in. */
const spokenIn = ({ headers }: Pick<FastifyRequest, 'headers'>): Language =>
  languageOf(headers['accept-language']);

function addActing(app: Api, deps: SharedPageDeps): void {
  serve(
    app,
    actThroughShared,
    async (request) => {
      const { token } = request.params;
      const { act } = request.body;
      await limited(deps, act === 'open' ? 'sharedLink' : 'sharedAct', token, request.ip);
      const open = await openOr404(deps, token, spokenIn(request));
      if (act === 'open') await noteOpening(deps, open, request);
      else await give(deps, open, request.body, request);
      return (await openOr404(deps, token, spokenIn(request))).answer;
    },
    means,
  );
}

/** [LNK14] Limited as a look is: it shows a paper, and answers nothing. */
function addPreview(app: Api, deps: SharedPageDeps): void {
  serve(
    app,
    previewShared,
    async (request) => {
      const { token } = request.params;
      await limited(deps, 'sharedLink', token, request.ip);
      const open = await openOr404(deps, token, spokenIn(request), request.body);
      return { paper: open.answer.paper };
    },
    means,
  );
}

/** [LNK17] A file that an answer will name: of a document that can be answered now, and few of one link. */
function addSending(app: Api, deps: SharedPageDeps): void {
  serve(
    app,
    sendSharedFile,
    async (request) => {
      const { token } = request.params;
      await limited(deps, 'sharedAct', token, request.ip);
      const { company, link, purpose, answer } = await openOr404(deps, token, spokenIn(request));
      const isAnswered = answer.acts.some((act) => Object.hasOwn(purpose.acts, act));
      if (!purpose.takesFiles || !isAnswered) throw new HttpError(409, { code: 'notThroughLink' });
      await refuseMany(deps, company, link);
      // [SBL15] What somebody asks for goods is in what they send with it.
      const place = {
        company,
        kind: purpose.kind,
        document: link.of,
        by: asAgent(link.id),
        needs: VIEW_COST,
      };
      const { id, name } = await takeFile(deps, request, place);
      return { file: { id, name } };
    },
    means,
  );
}

async function refuseMany(
  { database, layouts }: SharedPageDeps,
  company: number,
  { id, of }: OpenedLink['link'],
): Promise<void> {
  const [row] = await database.withCompany(company, (trx) =>
    rowsById(trx, company, layoutFor(layouts, 'file'), [of]),
  );
  const { entries = [] } = (row as Partial<FileRow> | undefined) ?? {}; // table file holds FileRow
  if (entries.filter(({ by }) => by === id).length >= MOST_LINK_FILES)
    throw new HttpError(409, { code: 'tooManyFiles', params: { most: MOST_LINK_FILES } });
}

/** [LNK9] By address, by token from one address, and by token from all of them. */
async function limited(
  { limitRequests }: SharedPageDeps,
  what: 'sharedLink' | 'sharedAct',
  token: string,
  ip: string,
): Promise<void> {
  const isWithin = await limitRequests(what, { ip, account: tokenKey(token) });
  if (!isWithin) throw tooManyRequests(HOUR);
}

const HOUR = 3600;

/** [LNK8] Whatever leads nowhere is answered alike. */
async function openOr404(
  deps: OpenLinkDeps,
  token: string,
  language: Language,
  answered?: Parameters<typeof openLink>[3],
): Promise<OpenedLink> {
  const open = await openLink(deps, token, language, answered);
  if (!open) throw new HttpError(404, { code: 'sharedLinkUnknown' });
  return open;
}

/** [LNK6] Each opening is counted; the first is a fact, which its maker is notified of. */
async function noteOpening(deps: SharedPageDeps, open: OpenedLink, request: FastifyRequest): Promise<void> {
  const { company, link } = open;
  await deps.database.withCompany(company, (trx) => countOpening(trx, company, link.id, deps.now()));
  if (link.openedAt !== null) return;
  const first = { kind: 'sharedLink', document: link.id, type: 'open', data: {} };
  // Of two at once one is the first, and a company that is only read notes nothing: who reads is shown the page all the same.
  await command(deps, open, first, request).catch((error: unknown) => {
    if (!(error instanceof HttpError)) throw error;
  });
}

type Wanted = Pick<Command, 'kind' | 'document' | 'type' | 'data' | 'version'>;

/** What the page sends. */
type Sent = z.infer<typeof actThroughShared.body>;

/** Gives the command that an act becomes, or what is done where that is refused for no reason of the reader's. */
async function give(
  deps: SharedPageDeps,
  open: OpenedLink,
  sent: Sent,
  request: FastifyRequest,
): Promise<void> {
  const wanted = commandOf(open, sent);
  const otherwise = ownValue(open.purpose.acts, sent.act)?.otherwise;
  try {
    await command(deps, open, wanted, request);
  } catch (error) {
    if (!otherwise || !(error instanceof HttpError) || !otherwise.codes.includes(error.refusal.code))
      throw error;
    await command(deps, open, { ...wanted, type: otherwise.command }, request);
  }
}

/** The command that an act becomes. Throws an HttpError 422 for one that the link does not offer. */
function commandOf({ link, purpose, besides, answer }: OpenedLink, { act, data, version }: Sent): Wanted {
  const own = { kind: 'sharedLink', document: link.id };
  if (act === 'confirmRead') return { ...own, type: 'confirmRead', data };
  if (act === 'ask') return { ...own, type: 'ask', data: { ...data, id: randomUUID() } };
  const { offered, read } = offeredAct({ purpose, answer }, { act, data });
  // [LNK13] Nobody agrees to what was not shown to them.
  if (version === undefined) throw new HttpError(422, { code: 'invalid', fields: { version: 'required' } });
  const asked = { ...offered.dataOf(read as never), ...besides[act] }; // read by its own schema
  return {
    kind: purpose.kind,
    document: link.of,
    type: offered.command,
    // [LNK16] What others answer meanwhile makes nothing stale of what one of several was shown.
    ...(purpose.several ? { data: { ...asked, shown: version } } : { data: asked, version }),
  };
}

/** Gives a command as the link, which is judged by what it was lent of what its maker may do now. */
async function command(
  { executor, now }: SharedPageDeps,
  { company, link }: OpenedLink,
  wanted: Wanted,
  request: FastifyRequest,
): Promise<void> {
  const id = uuidv7(Date.parse(now()), crypto.getRandomValues(new Uint8Array(10)));
  const from = { device: deviceIn(request) ?? undefined, address: request.ip };
  const [settled] = await executor.submit(company, asAgent(link.id), [{ ...wanted, id, seen: 0 }], from);
  if (settled && 'refusal' in settled) throw new HttpError(refusalStatus(settled.refusal), settled.refusal);
}
