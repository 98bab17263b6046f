import { isPicture } from '#model/values/file-types.ts';
import { type Api, type CompanyRouteDeps } from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import type { Uploads } from './open-uploads.ts';
import { inert, visibleFile } from './visible-file.ts';
import { readThumbnail } from '#model/file/file.api.ts';
import { serve } from '#server/platform/http/serve.ts';

interface ThumbnailDeps extends CompanyRouteDeps, Pick<Uploads, 'thumbnails'> {}

/** The thumbnails of pictures, beside their download and for the same people. */
export function addThumbnail(app: Api, deps: ThumbnailDeps): void {
  serve(app, readThumbnail, async (request, reply) => {
    const { company, size } = request.params;
    const { name, type, hash } = await visibleFile(deps, request, request.params);
    if (!isPicture({ type })) throw new HttpError(415, { code: 'noPicture', params: { name } });
    const etag = `"${hash}-${size}"`;
    void reply.headers({ ...lasting, etag });
    if (request.headers['if-none-match'] === etag) return reply.status(304).send(null);
    const thumbnail = await deps.thumbnails.of(company, hash, size);
    if (!thumbnail) throw new HttpError(404, { code: 'unknownFile' });
    return reply
      .headers({ 'content-type': 'image/webp', 'content-length': thumbnail.length, ...inert })
      .serializer((payload: unknown) => payload as string) // bytes pass through
      .send(thumbnail as unknown as string); // see above
  });
}

/** The content of a file never changes; whoever signs in after another person in this browser asks anew. [IMG6] */
const lasting = { 'cache-control': 'private, max-age=31536000, immutable', vary: 'cookie' };
