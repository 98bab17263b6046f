import { Readable } from 'node:stream';
import { sql, type Transaction } from 'kysely';
import { COMPANY } from '#model/values/company-document.ts';
import { LARGEST_LOGO } from '#model/areas/setup/company/company.facts.ts';
import type { Actor } from '#model/engine/actor.ts';
import { whyOnlyRead } from '#server/accounts/billing/why-only-read.ts';
import {
  asMember,
  deviceIn,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import { HttpError, refusalStatus } from '#server/platform/http/http-error.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { readApart } from '#server/untrusted/readers.ts';
import type { Uploads } from './open-uploads.ts';
import { inert } from './visible-file.ts';
import { setLogo, readLogo } from '#model/areas/setup/company/logo.api.ts';
import { serve } from '#server/platform/http/serve.ts';

type Deps = CompanyRouteDeps & Pick<Uploads, 'files'>;

const PERMISSION = 'company.edit';

/** The logo of a company: its papers and its settings show it. */
export function addLogoRoutes(app: Api, deps: Deps): void {
  addSetting(app, deps);
  addShowing(app, deps);
}

function addSetting(app: Api, deps: Deps): void {
  serve(
    app,
    setLogo,
    async (request) => {
      const { company } = request.params;
      const by = await asMember(deps, request, company, async (trx, { actor, grants }) => {
        if (!grants.may(PERMISSION))
          throw new HttpError(403, { code: 'notPermitted', params: { permission: PERMISSION } });
        const refusal = await whyOnlyRead(trx, company);
        if (refusal) throw new HttpError(409, refusal);
        return actor;
      });
      const picture = await drawn(company, Buffer.from(request.body.content, 'base64'));
      return { hash: await keep(deps, company, picture, { by, device: deviceIn(request) ?? undefined }) };
    },
    { bodyLimit: 2 * LARGEST_LOGO },
  );
}

interface LogoPicture {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

/** [LOGO2] [SGR1] */
async function drawn(company: number, content: Buffer): Promise<LogoPicture> {
  const { answer, parts } = await readApart('logo', { company, content, ask: {} });
  return { ...answer, content: Buffer.concat(parts) };
}

interface Setter {
  readonly by: Actor;
  readonly device: string | undefined;
}

async function keep(
  { files, executor }: Deps,
  company: number,
  { content, width, height }: LogoPicture,
  as: Setter,
): Promise<string> {
  const incoming = await files.receive(company, Readable.from([content]));
  try {
    const data = { logo: { hash: incoming.hash, width, height } };
    await incoming.keep();
    const command = { kind: 'company', document: COMPANY, type: 'setLogo', data };
    const [settled] = await executor.systemPropose(company, [command], as);
    if (settled && 'refusal' in settled) throw new HttpError(refusalStatus(settled.refusal), settled.refusal);
    return incoming.hash;
  } finally {
    await incoming.discard();
  }
}

function addShowing(app: Api, deps: Deps): void {
  serve(app, readLogo, async (request, reply) => {
    const { company, hash } = request.params;
    const logo = await asMember(deps, request, company, (trx) => currentLogo(trx, company));
    const found = logo === hash ? await deps.files.open(company, hash) : undefined;
    if (!found) throw new HttpError(404, { code: 'unknownFile' });
    return reply
      .headers({ 'content-type': 'image/png', 'content-length': found.size, ...lasting, ...inert })
      .serializer((payload: unknown) => payload as string) // a stream passes through
      .send(found.stream as never); // likewise
  });
}

/** [LOGO3] Every member sees it: it is on the papers that they print. */
async function currentLogo(trx: Transaction<Schema>, company: number): Promise<string | null> {
  const { rows } = await sql<{ hash: string | null }>`
    select data -> 'logo' ->> 'hash' as hash from row_company where company_id = ${company}`.execute(trx);
  return rows[0]?.hash ?? null;
}

/** [LOGO3] What a hash names never changes: once fetched it is there without a connection. */
const lasting = { 'cache-control': 'private, max-age=31536000, immutable', vary: 'cookie' };
