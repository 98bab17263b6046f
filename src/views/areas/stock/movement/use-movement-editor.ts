import { useState } from 'react';
import type { Refusal } from '#model/engine/envelope.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import type { MovementForm, MovementRow } from '#model/areas/stock/movement/movement.facts.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useFieldSentence } from '#views/kit/document/refusal-sentence.ts';
import type { LineGrammar } from '#views/kit/lines/line-editor.ts';
import { useLineEditor, type LineEditor } from '#views/kit/lines/use-line-editor.ts';
import {
  blankLine,
  draftOf,
  formOf,
  isBlank,
  movementCells,
  movementGrammar,
  type EditorLine,
  type MovementCell,
  type MovementDraft,
} from './movement-draft.ts';

export interface MovementEditor extends LineEditor<MovementDraft, EditorLine, MovementCell> {
  readonly grammar: LineGrammar<EditorLine, MovementCell, ProductRow>;
  /** Shows every message; returns the command's data if all is valid. */
  readonly check: () => MovementForm | null;
  /** A movement is saved as it is: there are no amendments. */
  readonly amending: false;
}

interface Edited {
  readonly row: MovementRow | undefined;
  /** The initial values of a new one. */
  readonly start: MovementDraft;
  /** The name of the form that its draft is stored under. */
  readonly form: string;
}

const unwritten: DocumentRow = { id: '', state: 'none', version: 0, createdAt: '', changedAt: '' };
const ways = { cells: movementCells, isBlank, whole: 'product' };

/** A movement being edited, with the one message of each field. */
export function useMovementEditor({ row, start, form }: Edited): MovementEditor {
  const model = useModel();
  const read = (): MovementDraft => (row ? draftOf(row) : start);
  const lines = useLineEditor<DocumentRow, MovementDraft, EditorLine, MovementCell>(
    row ?? unwritten,
    { ...ways, read },
    form,
    useFirstLine(),
  );
  const [tried, setTried] = useState(false);
  const { value, kept } = lines;
  const missing = (line: EditorLine, column: string): string | undefined => {
    if (!tried || isBlank(line)) return undefined;
    const isMissing =
      (column === 'product' && line.product === null) || (column === 'from' && line.from === null);
    return isMissing ? 'required' : undefined;
  };
  const placed = usePlaceProblems(lines);
  return {
    ...lines,
    change: (parts, tag) => {
      placed.forget();
      lines.change(parts, tag);
    },
    show: (refusal) => {
      lines.show(refusal);
      placed.show(refusal);
    },
    amending: false,
    grammar: movementGrammar(model.replica.view, value.warehouse),
    check: () => {
      setTried(true);
      return value.warehouse === '' ? null : formOf(value, kept);
    },
    cellError: (line, column) => {
      if (column === 'product' && placed.has(line)) return undefined;
      return placed.problem(line, column) ?? lines.cellError(line, column, missing(line, column));
    },
  };
}

/** A movement without lines shows an empty one, to type or paste into. */
function useFirstLine(): (lines: readonly EditorLine[]) => readonly EditorLine[] {
  const model = useModel();
  const [first] = useState(() => blankLine(model.newId()));
  return (lines) => (lines.length > 0 ? lines : [first]);
}

const PLACED = /^lines\.(\d+)\.(from|to|lot)$/;

/** The model's messages for chosen cells: the kit knows those that are typed. */
function usePlaceProblems({ kept }: LineEditor<MovementDraft, EditorLine, MovementCell>) {
  const sentence = useFieldSentence();
  const [codes, setCodes] = useState<Readonly<Record<string, string>>>({});
  return {
    forget: () => setCodes({}),
    show: ({ fields = {} }: Refusal): void =>
      setCodes(
        Object.fromEntries(
          Object.entries(fields).flatMap(([path, code]) => {
            const [, index, column] = PLACED.exec(path) ?? [];
            const line = index === undefined ? undefined : kept[Number(index)];
            return line && column !== undefined ? [[`${line.id}.${column}`, code]] : [];
          }),
        ),
      ),
    has: ({ id }: EditorLine): boolean => Object.keys(codes).some((cell) => cell.startsWith(`${id}.`)),
    problem: (line: EditorLine, column: string): string | undefined =>
      sentence(codes[`${line.id}.${column}`]),
  };
}
