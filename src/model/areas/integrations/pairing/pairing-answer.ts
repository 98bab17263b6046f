import { z } from 'zod';
import { matchMarks } from './match.ts';
import { syncKinds } from './sync-kinds.ts';

const moment = z.string();
const kind = z.enum(syncKinds);

/** [MS1] What a code reveals to its holder. */
export const pairingOffer = z.object({
  /** The name of the company that invites. */
  company: z.string(),
  expiresAt: moment,
});
export type PairingOffer = z.infer<typeof pairingOffer>;

/** What people call a record, in both languages. */
const named = z.object({ en: z.string(), sv: z.string() });
const item = z.object({ id: z.string(), name: named, code: z.string() });
/** What somebody decided; null: nobody has. */
const said = { yes: z.boolean().nullable() };
const pair = z.object({ ours: item, theirs: item, by: z.array(z.enum(matchMarks)), ...said });
export type ShownPair = z.infer<typeof pair>;
const single = z.object({ ...item.shape, ...said });
export type ShownSingle = z.infer<typeof single>;

/** Entries that a list shows; its count tells of all. */
export const MOST_SHOWN = 500;

/** [MS4] The lists of a kind, as the company that asks sees them. */
export const matchAnswer = z.object({
  sure: z.array(pair),
  maybe: z.array(pair),
  here: z.array(single),
  there: z.array(single),
  counts: z.object({ sure: z.int(), maybe: z.int(), here: z.int(), there: z.int() }),
  /** Whether what is only in one company is made in the other unless somebody says no. */
  makesNew: z.boolean(),
});
export type MatchAnswer = z.infer<typeof matchAnswer>;

/** What people decide; of one company's record alone the other is null. */
const matchDecision = z.strictObject({
  ours: z.uuid().nullable(),
  theirs: z.uuid().nullable(),
  yes: z.boolean(),
});
export const matchDecisions = z.strictObject({
  kind,
  decisions: z.array(matchDecision).min(1).max(MOST_SHOWN),
});

const refusal = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

/** [MS6] A field that both companies changed. */
const conflict = z.object({
  field: z.string(),
  ours: z.unknown(),
  theirs: z.unknown(),
  oursAt: moment,
  theirsAt: moment,
});
export type ShownConflict = z.infer<typeof conflict>;

/** A record that somebody has to do something about. */
const trouble = z.object({
  link: z.string(),
  kind,
  document: z.string(),
  /** Whether it is in this company yet. */
  isHere: z.boolean(),
  name: named,
  code: z.string(),
  conflicts: z.array(conflict),
  problems: z.array(z.object({ field: z.string(), refusal })),
});
export type Trouble = z.infer<typeof trouble>;

/** How a pairing stands. */
export const pairingStanding = z.object({
  /** The state of the other side; null: it has not answered, or is no more. */
  partnerState: z.string().nullable(),
  /** Both have confirmed the same, and their records have been brought together. */
  isBegun: z.boolean(),
  records: z.array(z.object({ kind, count: z.int() })),
  /** Records whose changes wait to go out, and to be made here. */
  waitingOut: z.int(),
  waitingIn: z.int(),
  /** Seconds that the oldest of those that go out has waited; 0: none waits. */
  lag: z.int(),
  sentAt: moment.nullable(),
  receivedAt: moment.nullable(),
  /** Records of which the other company refused something. */
  refusedThere: z.int(),
  troubles: z.array(trouble),
});
export type PairingStanding = z.infer<typeof pairingStanding>;

/** [MS6] Whose value settles a conflict: of one field, or (null) of all of the record. */
export const settlement = z.strictObject({
  link: z.uuid(),
  field: z.string().max(40).nullable(),
  side: z.enum(['ours', 'theirs']),
});
export type Settlement = z.infer<typeof settlement>;
