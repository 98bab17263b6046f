import type {
  Commentable,
  CommentEntry,
  CommentRow,
  Mention,
  NewComment,
} from '#model/comment/comment.facts.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { Pending } from '#model/engine/replica.ts';
import { useModel, usePendingDocuments, useRow } from '../document/model-context.tsx';
import { usePropose } from '../document/use-propose.ts';
import { useAsync } from '#views/ui/use-async.ts';
import { mentionedIn } from './mention-text.ts';
import { usePeople } from './use-people.ts';

interface Conversation {
  readonly entries: readonly CommentEntry[];
  /** Ids of comments with changes that are not on the server yet. */
  readonly waiting: ReadonlySet<string>;
  /** Earlier comments are not on this device and cannot be fetched. */
  readonly isUnknown: boolean;
}

/** The comments on a document, ending with those still waiting to be sent. */
export function useConversation(document: string): Conversation {
  const model = useModel();
  const row = useRow('comment', document);
  usePendingDocuments(); // re-renders whenever a command is given or settled
  const isMissing = row === undefined;
  const asked = useAsync(`comment/${document}/${String(isMissing)}`, () =>
    isMissing ? bring(model, document) : Promise.resolve(),
  );
  const pending = model
    .pending()
    .filter(({ command }) => command.kind === 'comment' && command.document === document);
  const unshown = pending.flatMap((one) => writtenBy(one, row, model.user));
  return {
    entries: [...(row?.entries ?? []), ...unshown],
    waiting: new Set(pending.map(({ command }) => (command.data as { id: string }).id)), // every command names its comment
    isUnknown: isMissing && asked.status === 'failed',
  };
}

/** A pending comment that the row does not show: its conversation, or the member table, is not on this device. */
function writtenBy({ command, env }: Pending, row: CommentRow | undefined, user: string): CommentEntry[] {
  if (command.type !== 'write') return [];
  const { id, text } = command.data as NewComment; // validated when it was given
  if (row?.entries.some((entry) => entry.id === id)) return [];
  return [{ id, by: user, at: env.now, text, mentions: [], editedAt: null, removedAt: null }];
}

/** Requested as a list: for most documents there are no comments, which is not an error. */
async function bring(model: CompanyModel, document: string): Promise<void> {
  await model.fetchDocuments('comment', { ids: [document] });
}

interface Commenting {
  /** People who may be mentioned. */
  readonly people: readonly Mention[];
  /** Each returns whether it was accepted; a refusal is announced. */
  readonly write: (text: string) => boolean;
  readonly edit: (id: string, text: string) => boolean;
  readonly remove: (id: string) => boolean;
}

/** What a person may do with the comments on a document. */
export function useCommenting(kind: Commentable, document: string): Commenting {
  const model = useModel();
  const propose = usePropose();
  const people = usePeople(kind);
  const give = (type: string, data: object): boolean =>
    propose({ kind: 'comment', document, type, data }) === null;
  const spoken = (text: string): object => ({ text, mentions: mentionedIn(text, people) });
  return {
    people,
    write: (text) => give('write', { about: kind, id: model.newId(), ...spoken(text) }),
    edit: (id, text) => give('edit', { id, ...spoken(text) }),
    remove: (id) => give('remove', { id }),
  };
}
