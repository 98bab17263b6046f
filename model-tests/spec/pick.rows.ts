import type { Ask, PickObserved } from './document-observed.ts';
import { modelAndApi as layers, quoted } from './quotes.ts';
import { rowKit } from './row-kit.ts';

const { row, keeps } = rowKit<PickObserved>({
  figures: ['scanned', 'short', 'staged', 'hardReserved', 'doubted'],
  layers,
});

const picking = quoted('→ picking → scanned …');
const stopping = quoted('released, picking → paused, resumed, cancelled [nothing in hand, else put back]');
const missed = quoted('shortPicked {release; re-allocate from another bin; a count task for this one}');
const takenOver = {
  decision: 'Another takes a pick over by claiming it; who has it need not claim it again.',
};
const mistaken = {
  decision: 'What was scanned by mistake is put back into its bin while the pick goes on.',
};

const otherLot = {
  decision: 'Another lot of the same bin may be taken instead of the one on the list, with a reason.',
};

const found = {
  decision: 'What was reported missing by mistake is taken back as long as nothing was fetched in its place.',
};

const left = (seen: PickObserved): number => seen.asked - seen.scanned - seen.short;
const some = ({ quantity = 0 }: Ask): number => quantity;
const asker = (ask: Ask): PickObserved['claimed'] => (ask.byAnother ? 'another' : 'you');
/** Only the person who has claimed a pick works on it. */
const isTheirs = (o: PickObserved, ask: Ask): boolean => o.claimed === asker(ask);
const isLeft = (o: PickObserved, ask: Ask): boolean => isTheirs(o, ask) && some(ask) <= left(o);
const claims = (ask: Ask): Partial<PickObserved> => ({ claimed: asker(ask) });
/** Free in bins where nothing was missing, as before, and as it is if the miss itself rules a bin out. */
const elsewhereFor = (before: PickObserved, after: PickObserved): number =>
  after.asked > before.asked ? before.elsewhere : after.elsewhere;

const resumes = (before: PickObserved, after: PickObserved, ask: Ask): boolean =>
  keeps(before, after, before.claimed === 'nobody' ? { claimed: 'nobody' } : claims(ask));
const isClaimed = ({ claimed }: PickObserved): boolean => claimed !== 'nobody';

const lostToCount = {
  decision: 'CN11: what a posted count misses is fetched elsewhere, or removed from the pick.',
};

export const pickStart = { at: 'none' };
export const pickRows = [
  row('PK-01', 'create', 'none → released', 'created', quoted('→ released {hard reservation}'), {
    then: (_, after) =>
      after.asked > 0 &&
      after.hardReserved === after.asked &&
      after.staged === 0 &&
      after.claimed === 'nobody',
  }),
  row('PK-02', 'claim', 'released → claimed', 'claimed', quoted('→ claimed → picking'), { makes: claims }),
  row('PK-02b', 'claim', 'claimed, picking', 'claimed', takenOver, {
    when: (o, ask) => !isTheirs(o, ask),
    makes: claims,
  }),
  row('PK-03', 'scan', 'claimed, picking → picking', 'scanned', picking, {
    when: isLeft,
    then: (before, after, ask) => keeps(before, after, { scanned: before.scanned + some(ask) }),
  }),
  row('PK-03c', 'takeOtherLot', 'claimed, picking → picking', 'lotTaken', otherLot, {
    when: (o, ask) => isLeft(o, ask) && some(ask) <= o.otherLot,
    then: (before, after, ask) => keeps(before, after, { scanned: before.scanned + some(ask) }),
  }),
  row('PK-03b', 'unscan', 'picking', 'unscanned', mistaken, {
    when: (o, ask) => isTheirs(o, ask) && some(ask) <= o.scanned,
    then: (before, after, ask) => keeps(before, after, { scanned: before.scanned - some(ask) }),
  }),
  row('PK-04', 'shortPick', 'claimed, picking → picking', 'shortPicked', missed, {
    when: isLeft,
    then: (before, after, ask) => {
      const found = Math.min(some(ask), after.asked - before.asked);
      return (
        after.short === before.short + some(ask) &&
        after.scanned === before.scanned &&
        after.asked === before.asked + Math.min(some(ask), elsewhereFor(before, after)) &&
        after.hardReserved === before.hardReserved - some(ask) + found &&
        after.doubted > 0
      );
    },
  }),
  row('PK-04b', 'withdrawShort', 'picking', 'shortWithdrawn', found, {
    when: isTheirs,
    then: (before, after, ask) =>
      after.short === before.short - some(ask) &&
      after.scanned === before.scanned &&
      after.hardReserved - after.asked === before.hardReserved - before.asked + some(ask) &&
      after.doubted === before.doubted - 1,
  }),
  row('PK-04c', 'lose', 'released, claimed, picking, paused', 'lost', lostToCount, {
    when: (o, ask) => some(ask) <= left(o),
    then: (before, after, ask) => {
      const found = after.asked - before.asked + some(ask);
      return (
        keeps(before, after, {
          hardReserved: before.hardReserved - some(ask) + found,
          doubted: after.doubted,
        }) &&
        found >= 0 &&
        found <= some(ask) &&
        after.doubted > 0
      );
    },
  }),
  row('PK-05', 'finish', 'picking → picked', 'finished', quoted('→ finished → picked {bin → staging}'), {
    when: (o, ask) => isTheirs(o, ask) && left(o) === 0 && o.scanned > 0,
    then: (before, after) => after.staged === before.scanned && after.hardReserved === before.scanned,
  }),
  row('PK-06', 'pause', 'released, claimed, picking → paused', 'paused', stopping, {
    then: (before, after) => keeps(before, after, { claimed: before.claimed }),
  }),
  row('PK-07', 'resume', 'paused → released', 'resumed', stopping, {
    when: (o) => !isClaimed(o),
    then: resumes,
  }),
  row('PK-07b', 'resume', 'paused → claimed', 'resumed', stopping, {
    when: (o) => isClaimed(o) && o.scanned === 0,
    then: resumes,
  }),
  row('PK-07c', 'resume', 'paused → picking', 'resumed', stopping, {
    when: (o) => isClaimed(o) && o.scanned > 0,
    then: resumes,
  }),
  row('PK-08', 'cancel', 'released, claimed, picking, paused → cancelled', 'cancelled', stopping, {
    then: (before, after) =>
      after.hardReserved === 0 && after.scanned === 0 && after.staged === before.staged,
  }),
];
