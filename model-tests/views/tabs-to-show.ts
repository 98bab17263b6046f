import { engine } from '#machines/registry.ts';
import type { Commentable } from '#model/comment/comment.facts.ts';
import { Overlay } from '#model/engine/overlay.ts';
import { propose } from '#model/engine/propose.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import { survey } from '../model/document-case.ts';
import { ofDocument } from '../model/document-cases.ts';
import { envOf } from '../model/engine-world.ts';
import type { EngineWorld } from '../model/engine-world.ts';

/** An entry on a tab of a document's page: a comment or a file. */
export interface TabEntry {
  readonly id: string;
  readonly by: string;
  /** Its visible text. */
  readonly text: string;
  readonly isEdited: boolean;
  readonly isRemoved: boolean;
  /** Whether the engine lets the viewer change or remove it. */
  readonly mayEdit: boolean;
  readonly mayRemove: boolean;
}

/** A document's world, by what its page shows on the tab. */
export interface ShownTab {
  readonly world: EngineWorld;
  readonly entries: readonly TabEntry[];
  readonly mayWrite: boolean;
}

interface KeptEntry {
  readonly id: string;
  readonly by: string;
  readonly removedAt: string | null;
  readonly editedAt?: string | null;
  readonly text?: string;
  readonly name?: string;
}

export type TabKind = 'comment' | 'file';
const said = { text: 'As agreed.', mentions: [] };

/** Every reachable state of a product's comments or files, once for each distinct appearance. */
export function tabsToShow(kind: TabKind): ShownTab[] {
  const { graph } = ofDocument(kind, (subject) => survey(subject));
  const shown = graph.nodes
    .map(({ state }) => state)
    .filter((world) => world.view.getRow('product', world.subject) !== undefined)
    .map((world) => shownOf(kind, world));
  return [...new Map(shown.map((one) => [keyOf(one), one])).values()];
}

/** Leaves out ids, which differ between worlds. */
const keyOf = ({ entries, mayWrite }: ShownTab): string =>
  JSON.stringify([entries.map((entry) => ({ ...entry, id: '' })), mayWrite]);

function shownOf(kind: TabKind, world: EngineWorld, about: Commentable = 'product'): ShownTab {
  const row = world.view.getRow(kind, world.subject) as (DocumentRow & { entries: KeptEntry[] }) | undefined; // both tables hold entries
  const takes = (type: string, data: object): boolean =>
    propose(engine, world.view, { kind, document: world.subject, type, data }, envOf(world)).accepted;
  const entries = (row?.entries ?? []).map(({ id, by, text, name, editedAt, removedAt }) => ({
    id,
    by,
    text: text ?? name ?? '',
    isEdited: (editedAt ?? null) !== null,
    isRemoved: removedAt !== null,
    mayEdit: takes('edit', { ...said, id }),
    mayRemove: takes('remove', { id }),
  }));
  const fresh = world.subject.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  return { world, entries, mayWrite: takes('write', { ...said, about, id: fresh }) };
}

/** A document's world with empty tabs, and with every sort of entry: own and another's, changed and removed. */
export function tabsOver(
  about: Commentable,
  world: EngineWorld,
): Readonly<Record<TabKind, readonly ShownTab[]>> {
  const full = withEntries(about, world);
  const of = (kind: TabKind): readonly ShownTab[] => [world, full].map((one) => shownOf(kind, one, about));
  return { comment: of('comment'), file: of('file') };
}

const photo = { name: 'damage.jpg', type: 'image/jpeg', size: 3, hash: 'a'.repeat(64) };

function withEntries(about: Commentable, world: EngineWorld): EngineWorld {
  const view = new Overlay(world.view, engine.tables);
  const idOf = (nth: number): string => `00000000-0000-7000-8000-00000000000${nth}`;
  const give = (kind: TabKind, type: string, data: object, by: Parameters<typeof envOf>[1] = {}): void => {
    const proposal = propose(engine, view, { kind, document: world.subject, type, data }, envOf(world, by));
    if (!proposal.accepted) throw new Error(`${kind}.${type}: ${proposal.refusal.code}`);
    proposal.overlay.commitTo(view);
  };
  const byAnother = { byAnother: true };
  for (const [nth, by] of [{}, byAnother, {}, {}].entries()) {
    give('comment', 'write', { ...said, about, id: idOf(nth) }, by);
    give('file', 'attach', { ...photo, about, id: idOf(nth + 4) }, { ...by, internal: true });
  }
  give('comment', 'edit', { text: 'As agreed later.', mentions: [], id: idOf(2) });
  give('comment', 'remove', { id: idOf(3) });
  give('file', 'remove', { id: idOf(7) });
  return { ...world, view, beneath: world };
}
