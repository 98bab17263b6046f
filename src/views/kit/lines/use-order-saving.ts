import { useState } from 'react';
import type { Refusal } from '#model/engine/envelope.ts';
import type { DocumentRow, TableName } from '#model/engine/rows.ts';
import { useFormName } from '../document/use-form-name.ts';
import { useVerdict } from '../document/use-verdict.ts';
import { useModel } from '../document/model-context.tsx';
import { usePropose } from '../document/use-propose.ts';
import { isUndecided, whenDecided } from '../document/when-decided.ts';

/** The order that a form writes. */
interface Written {
  readonly kind: TableName;
  /** Undefined for a new one. */
  readonly row: DocumentRow | undefined;
  /** The id of a new one. */
  readonly fresh: string;
  /** Whether what this tab left unsaved is what is being begun. */
  readonly goesOn?: ((value: unknown) => boolean) | undefined;
}

/** An order being written: the first save creates it, and its draft is then stored like that of any other order. */
export function useOrderMaking({ kind, row, fresh, goesOn }: Written) {
  const id = row?.id ?? fresh;
  const name = useFormName({ kind, row, goesOn });
  const [isMade, setMade] = useState(row !== undefined);
  return { kind, row, id, isMade, onMade: () => setMade(true), form: isMade ? `${kind}.${id}` : name };
}

/** Whether an order is amended rather than edited, and why neither is possible. */
export function useOrderManner({
  kind,
  row,
  id,
}: Pick<ReturnType<typeof useOrderMaking>, 'kind' | 'row' | 'id'>) {
  const update = useVerdict(kind, id, 'update');
  const amend = useVerdict(kind, id, 'amend');
  const isFixed = row !== undefined && update !== null;
  return { refused: isFixed ? amend : null, amending: isFixed && amend === null };
}

/** What saving needs of an order's editor. */
interface SavedEditor {
  readonly amending: boolean;
  readonly version: number;
  /** Somebody else has saved a newer version. */
  readonly isBehind: boolean;
  /** The command's data; null after it has shown what is missing. */
  readonly check: () => object | null;
  readonly show: (refusal: Refusal) => void;
  readonly saved: () => void;
}

interface Onward {
  /** The command that may follow the saving at once. */
  readonly onward: string;
  /** Everything that was asked for is done. */
  readonly onDone: () => void;
}

/** Saves an order, and takes it one step further if asked to. What this device cannot decide is waited for. */
export function useOrderSaving(
  editor: SavedEditor,
  { kind, row, id, isMade, onMade, onward, onDone }: ReturnType<typeof useOrderMaking> & Onward,
) {
  /** The further step was refused: the draft is there, and is what the form writes. */
  const [staysDraft, setStaysDraft] = useState(false);
  const { refusal, setRefusal, isWaiting, give, isLeft, decided } = useDeciding(editor, { kind, id });
  const save = async (goesOnward: boolean): Promise<void> => {
    const data = isWaiting ? null : editor.check();
    setRefusal(null);
    setStaysDraft(false);
    if (!data) return;
    const type = editor.amending ? 'amend' : isMade ? 'update' : 'create';
    if (!give(type, data, row ? { version: editor.version } : undefined)) return;
    const isThere = isLeft() ? await decided() : true;
    if (isThere === false) return;
    onMade();
    editor.saved();
    const isDone = !goesOnward || !isThere || give(onward, {});
    setStaysDraft(!isDone);
    if (isDone) onDone();
  };
  // Once the newer version is shown, what was refused is no longer there.
  const [wasBehind, setBehind] = useState(editor.isBehind);
  if (wasBehind !== editor.isBehind) {
    setBehind(editor.isBehind);
    if (wasBehind) setRefusal(null);
  }
  return { save: (goesOnward: boolean) => void save(goesOnward), refusal, staysDraft };
}

/** Gives an order's commands, and shows why they are refused, here or by the server. */
function useDeciding(editor: SavedEditor, { kind, id }: { readonly kind: TableName; readonly id: string }) {
  const model = useModel();
  const propose = usePropose();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const isTaken = (why: Refusal | null): boolean => {
    if (why) editor.show(why);
    setRefusal(why);
    return why === null;
  };
  const give = (type: string, data: object, version?: { readonly version: number }): boolean =>
    isTaken(propose({ kind, document: id, type, data, ...version }, { quiet: true }));
  /** Whether the server took what was left to it; undefined while it has not answered. */
  const decided = async (): Promise<boolean | undefined> => {
    setWaiting(true);
    const why = await whenDecided(model, id);
    setWaiting(false);
    return why === undefined ? undefined : isTaken(why);
  };
  return { refusal, setRefusal, isWaiting, give, isLeft: () => isUndecided(model, id), decided };
}
