import type { FastifyReply } from 'fastify';
import { disposition } from '#server/files/disposition.ts';
import { inert } from '#server/files/visible-file.ts';

/** A PDF under its file name. */
interface NamedPdf {
  readonly name: string;
  readonly content: Buffer;
}

/** Answers with a PDF that the browser shows, and that the headers say who may keep. */
export const sendPdf = (
  reply: Pick<FastifyReply, 'headers'>,
  { name, content }: NamedPdf,
  kept: Readonly<Record<string, string>>,
): never =>
  reply
    .headers({
      'content-type': 'application/pdf',
      'content-disposition': disposition('inline', name),
      ...inert,
      ...kept,
    })
    .serializer((payload: unknown) => payload as string) // bytes pass through
    .send(content) as never; // likewise
