import { z } from 'zod';

const word = z.string().regex(/^[A-Za-z]{1,40}$/);

/** The company that a path is below. */
export const companyParams = z.object({ company: z.coerce.number().int().min(1).max(2_147_483_647) });
export const kindParams = companyParams.extend({ kind: word });
/** Ids are made by the creator of a document; they are part of compound keys, so their alphabet is small. */
export const documentId = z.string().regex(/^[A-Za-z0-9-]{1,64}$/);
export const documentParams = kindParams.extend({ document: documentId });
export const commandName = word;
