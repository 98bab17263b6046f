import type { Actor } from '#model/engine/actor.ts';
import { settled } from '#model/areas/integrations/pairing/registers.ts';
import type { Settlement } from '#model/areas/integrations/pairing/pairing-answer.ts';
import { HttpError, refusalStatus } from '#server/platform/http/http-error.ts';
import { isWritten } from './apply-link.ts';
import { LinkWork } from './link-work.ts';
import { lookAtLink, type Place } from './look-at-link.ts';

/**
 * [MS6] Settles conflicts of a record by the values of one company. Where they are the other one's, who settles it writes
 * them here, with their own rights; it travels as any change does, and ends the conflict there.
 */
export async function settleConflict(
  place: Place,
  { link, field, side }: Settlement,
  by: Actor,
): Promise<void> {
  const seen = await lookAtLink(place, link);
  const chosen = (seen?.merged.conflicts ?? []).filter((one) => field === null || one === field);
  if (!seen || chosen.length === 0) throw new HttpError(409, { code: 'pairingNoConflict' });
  const made = { at: place.deps.now(), by: place.side.company };
  const registers = Object.fromEntries(
    chosen.flatMap((name) => {
      const [ours, theirs] = [seen.own[name], seen.link.theirs[name]];
      return ours && theirs
        ? [[name, settled(ours, theirs, (side === 'ours' ? ours : theirs).value, made)]]
        : [];
    }),
  );
  const conflicts = seen.merged.conflicts.filter((one) => !chosen.includes(one));
  const { adopted, wanted } = seen.merged;
  const merged =
    side === 'ours'
      ? { adopted: { ...adopted, ...registers }, wanted: {}, conflicts }
      : { adopted, wanted: registers, conflicts };
  const settling = { ...seen, merged };
  const work = new LinkWork(place, settling, by);
  if (!(await isWritten(place, settling, work))) throw new HttpError(409, { code: 'stale' });
  const [problem] = Object.values(work.problems);
  // What was refused is a conflict still, and what else was wanted is wanted as before.
  if (problem || seen.link.pending || Object.keys(wanted).length > 0) await work.keep(true);
  if (problem) throw new HttpError(refusalStatus(problem), problem);
}
