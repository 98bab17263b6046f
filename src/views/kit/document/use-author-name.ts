import { useLingui } from '@lingui/react/macro';
import type { Author } from '#model/engine/author.ts';
import { SYSTEM } from '#model/engine/actor.ts';
import { wordsOf } from '#views/words-of-kinds.ts';

/** [AG4] Who did something, with what they are where they are no person; empty where that is not known. */
export function useAuthorName(): (author: Author) => string {
  const { t, i18n } = useLingui();
  return ({ by, byType, byName, byKind }) => {
    if (byType === 'system' || (!byType && by === SYSTEM)) return t`Lagra itself`;
    if (byKind === 'sharedLink') return t`by link, for ${byName}`;
    const words = byKind ? wordsOf(byKind) : undefined;
    return words ? `${i18n._(words.one)} ${byName}` : byName;
  };
}
