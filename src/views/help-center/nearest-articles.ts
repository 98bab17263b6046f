import type { ArticleHead } from '../article/article.ts';

const SHOWN = 3;

/** The articles whose address or title is most like a slug that no article has. */
export function nearestArticles(slug: string, heads: readonly ArticleHead[]): readonly ArticleHead[] {
  const asked = pairsOf(slug);
  const likeness = (text: string): number => {
    const pairs = pairsOf(text);
    return (2 * asked.intersection(pairs).size) / (asked.size + pairs.size || 1);
  };
  return heads
    .map((head) => ({ head, like: Math.max(likeness(head.slug), likeness(head.title)) }))
    .toSorted((one, other) => other.like - one.like)
    .slice(0, SHOWN)
    .map(({ head }) => head);
}

/** The pairs of neighbouring letters: two texts that share many are alike. */
function pairsOf(text: string): ReadonlySet<string> {
  const letters = ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return new Set([...letters].slice(1).map((letter, at) => `${letters[at]}${letter}`));
}
