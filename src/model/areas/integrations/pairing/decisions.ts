import type { MatchItem, MatchLists, MatchPair } from './match.ts';

/** What people decided: of two records whether they are the same, of one (the other null) whether it is made in the other company. */
export interface MatchDecision {
  readonly ours: string | null;
  readonly theirs: string | null;
  readonly yes: boolean;
}

/** What begins to be in step. */
export interface Matched {
  readonly pairs: readonly MatchPair[];
  /** Made in the other company. */
  readonly here: readonly MatchItem[];
  readonly there: readonly MatchItem[];
  /** Pairs that nobody has decided on: they are left as they are. */
  readonly undecided: number;
}

const keyOf = (ours: string | null, theirs: string | null): string => `${ours ?? ''}/${theirs ?? ''}`;

/** Looks decisions up by their records. */
export function decisionsBy(
  decisions: readonly MatchDecision[],
): (ours: string | null, theirs: string | null) => boolean | undefined {
  const known = new Map(decisions.map(({ ours, theirs, yes }) => [keyOf(ours, theirs), yes]));
  return (ours, theirs) => known.get(keyOf(ours, theirs));
}

/** [MS4] Sure pairs are in step unless somebody said no, others where somebody said yes; what is only here is made there unless somebody said no. */
export function decided(lists: MatchLists, decisions: readonly MatchDecision[], makesNew: boolean): Matched {
  const said = decisionsBy(decisions);
  const taken = new Set<string>();
  const pairs: MatchPair[] = [];
  const take = (pair: MatchPair): void => {
    const keys = [`o${pair.ours.id}`, `t${pair.theirs.id}`];
    if (keys.some((key) => taken.has(key))) return;
    for (const key of keys) taken.add(key);
    pairs.push(pair);
  };
  for (const pair of lists.sure) if (said(pair.ours.id, pair.theirs.id) ?? true) take(pair);
  for (const pair of lists.maybe) if (said(pair.ours.id, pair.theirs.id) ?? false) take(pair);
  const open = lists.maybe.filter(
    ({ ours, theirs }) =>
      said(ours.id, theirs.id) === undefined && !taken.has(`o${ours.id}`) && !taken.has(`t${theirs.id}`),
  );
  const held = new Set(open.flatMap(({ ours, theirs }) => [`o${ours.id}`, `t${theirs.id}`]));
  const alone = (side: 'ours' | 'theirs', key: string): readonly MatchItem[] => {
    const refused = [...lists.sure, ...lists.maybe].map((pair) => pair[side]);
    const single = side === 'ours' ? lists.here : lists.there;
    const all = new Map([...single, ...refused].map((item) => [item.id, item]));
    return [...all.values()].filter(({ id }) => {
      if (taken.has(key + id) || held.has(key + id)) return false;
      return (side === 'ours' ? said(id, null) : said(null, id)) ?? makesNew;
    });
  };
  return { pairs, here: alone('ours', 'o'), there: alone('theirs', 't'), undecided: open.length };
}
