import type { documentParams } from '#model/api/params.ts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { commentable, type Commentable } from '#model/comment/comment.facts.ts';
import type { FileEntry, FileRow } from '#model/file/file.facts.ts';
import { entryOf } from '#model/file/file.rules.ts';
import {
  asMember,
  visibleById,
  visibleKind,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import type { CompanyAccess } from '#server/platform/model/company-access.ts';
import { layoutFor } from '#server/platform/model/row-layout.ts';
import { rowsById } from '#server/platform/model/row-storage.ts';
import type { fileParams } from '#model/file/file.api.ts';

/** The document of a file. */
export type Place = z.output<typeof documentParams>;

/** [FS5] Headers by which a browser that opens a file runs no script and makes no requests, whatever it contains. */
export const inert = {
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** The member, if they may see the document; otherwise answers as if it did not exist. */
export async function seeing(
  deps: CompanyRouteDeps,
  request: FastifyRequest,
  place: Place,
): Promise<CompanyAccess> {
  const { company, kind, document } = place;
  return asMember(deps, request, company, async (trx, access) => {
    const layout = visibleKind(deps, access, kind);
    const [row] = await visibleById(trx, deps, access, layout, document);
    if (!row || !isAttachable(kind)) throw new HttpError(404, { code: 'unknownDocument', params: { kind } });
    return access;
  });
}

export const isAttachable = (kind: string): kind is Commentable => Object.hasOwn(commentable, kind);

/** [FS4] A file that is there for the member; otherwise answers as if it did not exist. [FS6] Nor does a removed one. */
export async function visibleFile(
  deps: CompanyRouteDeps,
  request: FastifyRequest,
  place: z.output<typeof fileParams>,
): Promise<FileEntry> {
  const { company, kind, document, file } = place;
  const { grants } = await seeing(deps, request, place);
  const entry = await deps.database.withCompany(company, async (trx) => {
    const [row] = await rowsById(trx, company, layoutFor(deps.layouts, 'file'), [document]);
    const files = row as FileRow | undefined; // table file holds FileRow
    // A document of another kind may have the same id.
    return files?.about === kind ? entryOf(files, file) : undefined;
  });
  if (entry?.removedAt !== null) throw new HttpError(404, { code: 'unknownFile' });
  // [FI5] Prices are on it that not everybody who sees the document may see.
  const { needs: permission } = entry;
  if (permission !== undefined && !grants.may(permission))
    throw new HttpError(403, { code: 'notPermitted', params: { permission } });
  return entry;
}
