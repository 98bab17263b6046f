import { z } from 'zod';
import { about, LONGEST_COMMENT } from '../comment/comment.facts.ts';
import { purposeNames } from '../shared-purposes.ts';
import { LONGEST_LIFE } from '../sharing/shared-purpose.ts';
import { languages } from '../values/languages.ts';
import * as v from '../values/schemas.ts';

export const MOST_QUESTIONS = 50;
/** Characters of the name of who a link is for. */
export const LONGEST_CONTACT = 100;

/** A new link: for whom, of which document, for what, and for how many days. */
export const newLink = z.strictObject({
  about,
  of: v.id,
  purpose: z.enum(purposeNames),
  /** The person it is for. */
  contact: z.string().trim().min(1).max(LONGEST_CONTACT),
  locale: z.enum(languages),
  /** Of a document that is for several customers or suppliers: which one it is for. */
  party: v.id.optional(),
  days: z.int().min(1).max(LONGEST_LIFE),
});
export type NewLink = z.infer<typeof newLink>;

/** What somebody asks through a link: it becomes a comment with this id on the document. */
export const question = z.strictObject({
  id: v.id,
  text: z.string().trim().min(1).max(LONGEST_COMMENT),
});
export type Question = z.infer<typeof question>;

/** Facts outlive the catalogues of kinds and purposes: names that are gone stay in them and open nothing. */
const subject = z.object({ about: z.string(), of: v.id });
export type LinkSubject = z.infer<typeof subject>;

export const sharedLinkFacts = {
  made: subject.extend({
    purpose: z.string(),
    /** The person, and whom they are at, in one line. */
    name: z.string(),
    /** The customer or supplier of the document, then; absent: nobody, or it was not noted yet. */
    party: z.string().optional(),
    locale: z.enum(languages),
    owner: z.string(),
    permissions: z.array(z.string()),
    /** Of the document, then. */
    warehouse: z.string().nullable(),
    /** UTC ISO. */
    expiresAt: z.string(),
  }),
  firstOpened: subject,
  readConfirmed: subject,
  asked: subject.extend({ id: v.id, text: z.string() }),
  revoked: subject,
  expired: subject,
} as const;
export type LinkAsked = z.infer<(typeof sharedLinkFacts)['asked']>;
