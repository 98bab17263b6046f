import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { purposes, type MovementRow } from '#model/areas/stock/movement/movement.facts.ts';
import { isReserved } from '#model/areas/stock/movement/movement.kind.ts';
import { alreadyReserved } from '#model/areas/stock/movement/movement.rules.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { unheldOf } from '#model/stock/stock.tables.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { FormPage } from '#views/kit/document/form-page.tsx';
import { useModel, useRows } from '#views/kit/document/model-context.tsx';
import { SavingNotice } from '#views/kit/lines/saving-notice.tsx';
import { useOrderMaking, useOrderSaving } from '#views/kit/lines/use-order-saving.ts';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { blankLine, editorLine, freshDraft, stockOf, type MovementDraft } from './movement-draft.ts';
import { MovementHeaderFields } from './movement-header-fields.tsx';
import { MovementLinesEditor } from './movement-lines-editor.tsx';
import { useMovementTitle } from './movement-title.ts';
import { movementWords } from './movement.look.ts';
import { MOVEMENTS, pathOf } from './movement-paths.ts';
import { proposedLines } from './proposed-lines.ts';
import { useMovementEditor } from './use-movement-editor.ts';
import { useMovableWarehouses } from './movable-warehouses.ts';

/** Writes a movement: a new one, or one that has not reserved its goods. */
export function MovementFormPage({ row }: { readonly row?: MovementRow }) {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const titleOf = useMovementTitle();
  const model = useModel();
  const [start] = useState(useStart());
  const making = useOrderMaking({ kind: 'movement', row, fresh: start.id });
  const isHeld = row !== undefined && isReserved(row);
  const verdict = useVerdict('movement', making.id, 'update') ?? (isHeld ? alreadyReserved(row.id) : null);
  const editor = useMovementEditor({ row, start: start.draft, form: making.form });
  const saving = useOrderSaving(editor, {
    ...making,
    onward: 'reserve',
    onDone: () => paths.go(pathOf(making.id)),
  });
  const back = row ? pathOf(row.id) : MOVEMENTS;
  const isOnward = model.may('movement.reserve') && !isHeld && !editor.value.asksApproval;
  const title = row ? t`Edit ${titleOf(row)}` : t`New movement`;
  return (
    <FormPage
      title={title}
      back={{ label: i18n._(movementWords.many), to: paths.to(back) }}
      draft={editor}
      creates={row ? undefined : 'movement'}
      onSave={() => saving.save(false)}
      onward={isOnward ? { label: t`Save and reserve`, onSave: () => saving.save(true) } : undefined}
      onCancel={() => paths.go(back)}
    >
      <SavingNotice
        kind="movement"
        refusal={(row && verdict) ?? saving.refusal}
        staysDraft={saving.staysDraft}
      />
      <MovementHeaderFields editor={editor} />
      <MovementLinesEditor editor={editor} />
    </FormPage>
  );
}

/** What a new movement begins with: what the address names, or nothing in the first warehouse. */
function useStart(): () => { readonly id: string; readonly draft: MovementDraft } {
  const model = useModel();
  const products = useRows('product');
  const [first] = useMovableWarehouses();
  const [query] = useAddress();
  return () => {
    const newId = (): string => model.newId();
    const { view } = model.replica;
    const { product, from, lot, receipt = null } = query;
    const purpose = purposes.find((one) => one === query['purpose']) ?? 'transfer';
    const warehouse = query['warehouse'] ?? first?.value ?? '';
    const source = { view, products: products as readonly ProductRow[], newId };
    const asked = proposedLines(source, { purpose, warehouse, receipt }).map(({ line }) => line);
    const wanted = [product, from, lot].some((one) => one !== undefined);
    const begun = wanted ? begunLines(source, { product, from, lot, warehouse }) : asked;
    const lines = begun.length > 0 ? begun : [blankLine(newId())];
    return { id: newId(), draft: freshDraft(purpose, warehouse, lines, receipt) };
  };
}

interface Asked {
  readonly product: string | undefined;
  readonly from: string | undefined;
  readonly lot: string | undefined;
  readonly warehouse: string;
}

/** Goods of a product, of a place, or of a product in a place: what lies there untaken. */
function begunLines({ view, newId }: Parameters<typeof proposedLines>[0], asked: Asked) {
  const { product, from, lot, warehouse } = asked;
  const here =
    from === undefined
      ? stockOf(view, product ?? '', warehouse).slice(0, 1)
      : view
          .by('balance', 'location', from)
          .filter((one) => product === undefined || one.product === product);
  return here
    .filter((balance) => unheldOf(balance) > 0 && (lot === undefined || balance.lot === lot))
    .map((balance) =>
      editorLine({
        id: newId(),
        product: balance.product,
        ...(balance.lot === undefined ? {} : { lot: balance.lot }),
        quantity: unheldOf(balance),
        from: balance.location,
        to: null,
      }),
    );
}
