import type { Ask, AssemblyObserved } from './document-observed.ts';
import { modelAndApi as layers, quoted } from './quotes.ts';
import { rowKit } from './row-kit.ts';

const { row, around, keeps } = rowKit<AssemblyObserved>({
  figures: ['asked', 'built', 'there', 'kept', 'free', 'made', 'coming'],
  layers,
});

const released = quoted('draft –release→ released [components free] {reserve}');
const built = quoted(
  '–build(quantity)→ partlyBuilt / built {components bin → production; bundle production → bin at component cost + build cost}',
);
const reversed = quoted('–reverse→ reversed');
const cancelled = quoted('draft, released –cancel→ cancelled {release}');
const drafted = { decision: 'A draft is changed until it is released.' };
const short = { decision: 'Of what was built in part, the rest is given up with a reason.' };
const taken = { decision: 'What an order has is not free.' };
const givenBack = { decision: 'What an order no longer wants is free again.' };
const gone = { decision: 'What was built and is on a pick list is not taken back.' };
const blocked = { decision: 'Nothing is built of what is blocked.' };
const closed = { decision: 'In a closed period nothing is built or taken back.' };

/** Two components make one bundle. */
const perTaken = (o: AssemblyObserved): number => (o.unbuilds ? 1 : 2);
const perMade = (o: AssemblyObserved): number => (o.unbuilds ? 2 : 1);
const left = (o: AssemblyObserved): number => o.asked - o.built;
const asks = ({ quantity = 0 }: Ask): number => quantity;

const builds = (before: AssemblyObserved, after: AssemblyObserved, ask: Ask): boolean => {
  const [out, into] = [asks(ask) * perTaken(before), asks(ask) * perMade(before)];
  return keeps(before, after, {
    built: before.built + asks(ask),
    there: before.there - out,
    kept: before.kept - out,
    made: before.made + into,
    coming: before.coming - into,
  });
};
const givesUp = (before: AssemblyObserved): Partial<AssemblyObserved> => ({
  kept: 0,
  coming: 0,
  free: before.free + before.kept,
});

export const assemblyStart = { at: 'none' };
export const assemblyRows = [
  row('AS-01', 'create', 'none → draft', 'created', drafted, {
    then: (_, after, { quantity }) =>
      after.asked === quantity && after.built === 0 && after.kept === 0 && !after.numbered,
  }),
  row('AS-02', 'update', 'draft', 'updated', drafted, { makes: (ask) => ({ asked: asks(ask) }) }),
  row('AS-03', 'release', 'draft → released', 'released', released, {
    when: (o) => !o.blocked && o.free >= o.asked * perTaken(o),
    then: (before, after) => {
      const kept = before.asked * perTaken(before);
      const coming = before.asked * perMade(before);
      return keeps(before, after, { kept, coming, free: before.free - kept, numbered: true });
    },
  }),
  row('AS-04', 'build', 'released, partlyBuilt → built', 'built', built, {
    when: (o, ask) => o.periodOpen && asks(ask) === left(o),
    then: builds,
  }),
  row('AS-05', 'build', 'released, partlyBuilt → partlyBuilt', 'built', built, {
    when: (o, ask) => o.periodOpen && asks(ask) < left(o),
    then: builds,
  }),
  row('AS-06', 'closeShort', 'partlyBuilt → built', 'closedShort', short, {
    then: (before, after) => keeps(before, after, givesUp(before)),
  }),
  row('AS-07', 'cancel', 'draft, released → cancelled', 'cancelled', cancelled, {
    then: (before, after) => keeps(before, after, givesUp(before)),
  }),
  row('AS-08', 'reverse', 'partlyBuilt, built → reversed', 'reversed', reversed, {
    when: (o) => o.periodOpen && o.isLeft,
    then: (before, after) => {
      const back = before.built * perTaken(before);
      return keeps(before, after, {
        ...givesUp(before),
        there: before.there + back,
        free: before.free + before.kept + back,
        made: before.made - before.built * perMade(before),
      });
    },
  }),
  around('AS-10', 'goods are taken', 'draft', taken, { makes: { taken: 'yes', free: 0 } }),
  around('AS-11', 'goods are let go', 'draft', givenBack, {
    then: (before, after) => keeps(before, after, { taken: 'let go', free: after.there }),
  }),
  around('AS-14', 'what it takes is blocked', 'draft', blocked, { makes: { blocked: true } }),
  around('AS-12', 'what was made is picked', 'built', gone, { makes: { isLeft: false } }),
  around('AS-13', 'books are closed', 'released, partlyBuilt, built', closed, {
    makes: { periodOpen: false },
  }),
];
