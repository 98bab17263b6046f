import { useState } from 'react';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import type {
  QuoteRequestForm,
  QuoteRequestRow,
} from '#model/areas/purchasing/quote-request/quote-request.facts.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import type { UnitGrammar } from '#views/kit/lines/line-editor.ts';
import { useLineEditor, type LineEditor } from '#views/kit/lines/use-line-editor.ts';
import {
  blankLine,
  draftOf,
  formOf,
  isBlank,
  requestCells,
  requestGrammar,
  type EditorLine,
  type RequestCell,
  type RequestDraft,
} from './request-draft.ts';
import { useModel } from '#views/kit/document/model-context.tsx';

export interface RequestEditor extends LineEditor<RequestDraft, EditorLine, RequestCell> {
  readonly grammar: UnitGrammar<EditorLine, RequestCell, ProductRow>;
  /** Shows every message; returns the command's data if all is valid. */
  readonly check: () => QuoteRequestForm | null;
  /** A request is edited as a draft alone. */
  readonly amending: false;
}

interface Edited {
  readonly row: QuoteRequestRow | undefined;
  /** The initial values of a new one. */
  readonly start: RequestDraft;
  /** The name of the form that its draft is stored under. */
  readonly form: string;
}

const unwritten: DocumentRow = { id: '', state: 'none', version: 0, createdAt: '', changedAt: '' };
const ways = { cells: requestCells, isBlank, whole: 'product' };

/** A request being edited, with the one message of each field. */
export function useRequestEditor({ row, start, form }: Edited): RequestEditor {
  const read = (): RequestDraft => (row ? draftOf(row) : start);
  const lines = useLineEditor<DocumentRow, RequestDraft, EditorLine, RequestCell>(
    row ?? unwritten,
    { ...ways, read },
    form,
    useFirstLine(),
  );
  const [tried, setTried] = useState(false);
  const { value, kept } = lines;
  const missing = (line: EditorLine, column: string): string | undefined =>
    tried && column === 'product' && line.product === null && !isBlank(line) ? 'required' : undefined;
  return {
    ...lines,
    amending: false,
    grammar: requestGrammar,
    check: () => {
      setTried(true);
      return value.warehouse === '' ? null : formOf(value, kept);
    },
    error: (field) =>
      lines.error(field, tried && field === 'warehouse' && value.warehouse === '' ? 'required' : undefined),
    cellError: (line, column) => lines.cellError(line, column, missing(line, column)),
  };
}

/** A request without lines shows an empty one, to type or paste into. */
function useFirstLine(): (lines: readonly EditorLine[]) => readonly EditorLine[] {
  const model = useModel();
  const [first] = useState(() => blankLine(model.newId()));
  return (lines) => (lines.length > 0 ? lines : [first]);
}
