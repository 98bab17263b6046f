import { expect, it } from 'vitest';
import { z } from 'zod';
import { purchasingWorld } from '#machines/areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import { deviceWith, showAt } from '../document/document.fixtures.tsx';
import { click } from '#views/ui/ui.fixtures.tsx';
import type { EditedLine } from './line-editor.ts';
import { useLineEditor, type LineEditor } from './use-line-editor.ts';

type Line = EditedLine<'quantity'>;
interface Sheet {
  readonly supplier: string;
  readonly lines: readonly Line[];
}

const line = (id: string, over: Partial<Line> = {}): Line => ({
  id,
  product: id,
  quantity: 1,
  wrong: {},
  ...over,
});
const row: DocumentRow = { id: 'one', state: 'draft', version: 1, createdAt: '', changedAt: '' };
const lines = [line('blank', { product: null }), line('bolt'), line('nut', { wrong: { quantity: 'many' } })];
const ways = {
  read: (): Sheet => ({ supplier: 'Ada', lines }),
  cells: { quantity: { kind: 'number', schema: z.int(), digits: 0 } },
  isBlank: ({ product }: Line) => product === null,
  whole: 'product',
} as const;
const refusal = {
  code: 'invalid',
  fields: {
    supplier: 'unknownSupplier',
    'lines.0.quantity': 'notAboveZero',
    'lines.0.tolerance': 'required',
    'lines.1': 'unknownProduct',
  },
};

function Written({ onEditor }: { readonly onEditor: (editor: LineEditor<Sheet, Line, 'quantity'>) => void }) {
  const editor = useLineEditor<DocumentRow, Sheet, Line, 'quantity'>(row, ways);
  onEditor(editor);
  return (
    <>
      <button type="button" data-testid="refuse" onClick={() => editor.show(refusal)}>
        Refuse
      </button>
      <button type="button" data-testid="write" onClick={() => editor.change({ supplier: 'Bo' })}>
        Write
      </button>
      <button type="button" data-testid="theirs" onClick={editor.takeTheirs}>
        Theirs
      </button>
    </>
  );
}

it('[LS1] what the model refuses is said in its cell, or of the whole line, until something is written', async () => {
  let editor: LineEditor<Sheet, Line, 'quantity'> | undefined;
  await showAt(deviceWith(purchasingWorld()), '/en/here', () => (
    <Written onEditor={(next) => (editor = next)} />
  ));
  /** Where messages are shown. */
  const marked = (): string[] => [
    ...(editor?.error('supplier') === undefined ? [] : ['supplier']),
    ...lines.flatMap((one) =>
      ['product', 'quantity']
        .filter((column) => editor?.cellError(one, column) !== undefined)
        .map((column) => `${one.id}.${column}`),
    ),
  ];
  expect(marked()).toEqual(['nut.quantity']);
  click('[data-testid=refuse]');
  // The blank line is not sent: `lines.0` is the first of the others.
  expect(marked()).toEqual(['supplier', 'bolt.product', 'bolt.quantity', 'nut.product', 'nut.quantity']);
  click('[data-testid=write]');
  expect(marked()).toEqual(['nut.quantity']);
  click('[data-testid=refuse]');
  click('[data-testid=theirs]');
  expect(marked()).toEqual(['nut.quantity']);
});
