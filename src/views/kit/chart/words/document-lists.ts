import { chartList } from '#machines/chart-list.ts';
import { messageOf } from '#i18n/i18n.ts';
import type { KindTexts } from '#words/kind-texts.ts';
import { textsOfKinds } from '#words/kinds.ts';
import { messagesOf } from '#views/kit/document/document-words.ts';
import { kinds } from '#views/kinds.ts';
import { wordsOf } from '#views/words-of-kinds.ts';
import type { StateLook, WordList } from './word-list.ts';

/** The words of the documents' charts, by slug. */
export const documentLists: Readonly<Record<string, WordList>> = Object.fromEntries(
  chartList.flatMap(({ slug, id, kind }) => {
    const texts = kind === 'document' ? textsOfKinds.get(id) : undefined;
    return texts ? [[slug, documentList(texts)] as const] : [];
  }),
);

/** The words of a kind, with its pages' tones for its states; the company has no pages, and no look. */
function documentList(texts: KindTexts): WordList {
  const look = wordsOf(texts.kind);
  return {
    name: kinds.find(({ kind }) => kind === texts.kind)?.one ?? { id: texts.kind },
    about: messageOf(texts.about),
    states: each({ ...texts.states, ...texts.regions }, (label, name): StateLook => ({
      label: messageOf(label),
      tone: look ? (look.states[name]?.tone ?? 'neutral') : 'success',
    })),
    events: messagesOf({ ...texts.commands, ...texts.events }),
    guards: each(texts.guards, ({ is, needs }) => ({ is: messageOf(is), needs: messageOf(needs) })),
    actions: messagesOf(texts.facts),
  };
}

function each<T, R>(
  record: Readonly<Record<string, T>>,
  make: (value: T, name: string) => R,
): Readonly<Record<string, R>> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, make(value, name)]));
}
