import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { travels } from '#model/areas/stock/movement/movement.lines.ts';
import { useModel, useRows } from '#views/kit/document/model-context.tsx';
import { LineSheet } from '#views/kit/lines/line-sheet.tsx';
import { useLineActions } from '#views/kit/lines/use-line-actions.ts';
import { useProductCodes } from '#views/areas/products/product/product-search.ts';
import { Button } from '#views/ui/button.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { isBlank } from './movement-draft.ts';
import { useMovementLineColumns } from './movement-line-columns.tsx';
import { NoBinNotice } from './no-bin-notice.tsx';
import { proposedLines, type ProposedLine } from './proposed-lines.ts';
import type { MovementEditor } from './use-movement-editor.ts';

/** The lines of a movement being edited. */
export function MovementLinesEditor({ editor }: { readonly editor: MovementEditor }) {
  const { t } = useLingui();
  const { propose, reasons, isEmpty } = useProposals(editor);
  const actions = useLineActions(editor, useProductCodes());
  const isTransfer = editor.value.purpose === 'transfer';
  return (
    <LineSheet
      title={t`Lines`}
      editor={editor}
      actions={actions}
      columns={useMovementLineColumns(editor, reasons)}
      scanLabel={t`Scan or type a code`}
      notice={
        isEmpty ? (
          <Notice>
            <Trans>There is nothing to propose: nothing waits for this in the warehouse.</Trans>
          </Notice>
        ) : (
          !isTransfer && <NoBinNotice warehouse={editor.value.warehouse} />
        )
      }
      foot={
        isTransfer ? (
          travels(editor.value) && <span>{t`Without a place, goods come to receiving.`}</span>
        ) : (
          <Button size="sm" icon="sparkles" data-testid="propose-lines" onClick={propose}>
            {t`Propose lines`}
          </Button>
        )
      }
    />
  );
}

/** Fills in what the kind of movement suggests, and remembers why each place was chosen. */
function useProposals(editor: MovementEditor) {
  const model = useModel();
  const products = useRows('product');
  const [found, setFound] = useState<readonly ProposedLine[] | null>(null);
  const propose = (): void => {
    const source = { view: model.replica.view, products, newId: () => model.newId() };
    const proposed = proposedLines(source, editor.value);
    setFound(proposed);
    if (proposed.length === 0) return;
    const kept = editor.value.lines.filter(
      (line) => !isBlank(line) && !proposed.some(({ line: other }) => isSame(line, other)),
    );
    editor.change({ lines: [...kept, ...proposed.map(({ line }) => line)] });
  };
  const reasons = new Map((found ?? []).map(({ line, because }) => [`${line.id} ${line.to ?? ''}`, because]));
  return { propose, reasons, isEmpty: found?.length === 0 };
}

type Line = ProposedLine['line'];

const isSame = (one: Line, other: Line): boolean =>
  one.product === other.product && one.from === other.from && one.lot === other.lot;
