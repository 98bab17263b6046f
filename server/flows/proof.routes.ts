import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { asMember, type Api, type CompanyRouteDeps } from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { mustWatch } from './must-watch.ts';
import type { Picture, ProofStore } from './proof-store.ts';
import { readProof, readChartProof, readProofPicture } from '#model/flows/proof.api.ts';
import { serve } from '#server/platform/http/serve.ts';

export interface ProofRouteDeps extends CompanyRouteDeps {
  readonly proof: ProofStore;
}

/**
 * The last report of the path tests. It concerns the product, not a company: anyone who may see flows in the company
 * sees it.
 */
export function proofRoutes(deps: ProofRouteDeps): FastifyPluginAsyncZod {
  return async (app) => {
    addSummary(app, deps);
    addChart(app, deps);
    addPicture(app, deps);
  };
}

function addSummary(app: Api, deps: ProofRouteDeps): void {
  serve(app, readProof, async (request, reply) => {
    await asWatcher(deps, request, request.params.company);
    const { mark, summary } = await deps.proof.last();
    return isKnown(request, reply, mark) ? reply.status(304).send(null) : summary;
  });
}

function addChart(app: Api, deps: ProofRouteDeps): void {
  serve(app, readChartProof, async (request, reply) => {
    await asWatcher(deps, request, request.params.company);
    const { mark, charts } = await deps.proof.last();
    if (isKnown(request, reply, mark)) return reply.status(304).send(null);
    return charts.get(request.params.chart) ?? { told: null };
  });
}

function addPicture(app: Api, deps: ProofRouteDeps): void {
  serve(app, readProofPicture, async (request, reply) => {
    await asWatcher(deps, request, request.params.company);
    const picture = await deps.proof.picture(request.params.file);
    if (!picture) throw new HttpError(404, { code: 'unknownFile' });
    if (isKnown(request, reply, picture.mark)) return reply.status(304).send(null);
    return hand(reply, picture);
  });
}

function hand(reply: FastifyReply, { size, open }: Picture): FastifyReply {
  return reply
    .headers({
      'content-type': 'image/png',
      'content-length': size,
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
    })
    .serializer((payload: unknown) => payload as string) // a stream passes through
    .send(open());
}

const asWatcher = (deps: ProofRouteDeps, request: FastifyRequest, company: number): Promise<void> =>
  asMember(deps, request, company, async (_, access) => mustWatch(access));

/** Sets the answer's ETag, and returns whether the client already has it. */
function isKnown(request: FastifyRequest, reply: FastifyReply, mark: string): boolean {
  const etag = `W/"${mark}"`;
  void reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie' });
  return request.headers['if-none-match'] === etag;
}
