import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { isStorable } from '#model/values/storable.ts';
import { HttpError } from './http-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route judges each part of its body by itself. */
    readonly judgesItsBody?: true;
  }
}

/**
 * Refuses requests that no statement could take: text with a zero character or half a surrogate pair, nesting without
 * end. The answer names the first such field; a path with one leads nowhere.
 */
export function refuseUnreadable(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body, routeOptions }) => {
    if (!isStorable(params)) throw new HttpError(404, { code: 'unknownPath' });
    const field = unreadableIn(query) ?? (routeOptions.config.judgesItsBody ? undefined : unreadableIn(body));
    if (field !== undefined)
      throw new HttpError(422, { code: 'invalid', fields: { [field]: 'unreadableText' } });
  });
}

/** The first field that cannot be stored; files and streams are not looked into. */
function unreadableIn(part: unknown): string | undefined {
  if (typeof part === 'string') return isStorable(part) ? undefined : 'data';
  if (typeof part !== 'object' || part === null || isBinary(part)) return undefined;
  const found = Object.entries(part).find(([name, value]) => !isStorable(name) || !isStorable(value));
  return found && (isStorable(found[0]) ? found[0] : 'data');
}

/** Whatever else an object is made of, as parsers of queries make theirs of a class of their own, its fields are read. */
const isBinary = (value: object): boolean => ArrayBuffer.isView(value) || value instanceof Readable;
