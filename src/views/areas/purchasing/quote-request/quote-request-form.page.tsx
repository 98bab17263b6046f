import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { QuoteRequestRow } from '#model/areas/purchasing/quote-request/quote-request.facts.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { FormPage } from '#views/kit/document/form-page.tsx';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { useWarehouseOptions } from '#views/kit/document/warehouse-options.ts';
import { LineSheet } from '#views/kit/lines/line-sheet.tsx';
import { SavingNotice } from '#views/kit/lines/saving-notice.tsx';
import { useTypedColumns } from '#views/kit/lines/typed-columns.ts';
import { useLineActions } from '#views/kit/lines/use-line-actions.ts';
import { useOrderMaking, useOrderSaving } from '#views/kit/lines/use-order-saving.ts';
import { useProductColumn } from '#views/areas/products/product/product-line-columns.tsx';
import { useProductCodes } from '#views/areas/products/product/product-search.ts';
import { useUnitColumn } from '#views/areas/products/product/unit-column.tsx';
import { useArrivedProduct } from '#views/areas/products/product/use-arrived-product.ts';
import { DateInput } from '#views/ui/date-input.tsx';
import { Field } from '#views/ui/field.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Select } from '#views/ui/select.tsx';
import { TextArea } from '#views/ui/text-area.tsx';
import { quoteRequestWords } from './quote-request.look.ts';
import { blankLine, freshDraft, type EditorLine, type RequestDraft } from './request-draft.ts';
import { REQUESTS } from './request-paths.ts';
import { SupplierPicker } from './supplier-picker.tsx';
import { useRequestEditor, type RequestEditor } from './use-request-editor.ts';

/** Writes a request for quotation: a new one, or a draft. */
export function QuoteRequestFormPage({ row }: { readonly row?: QuoteRequestRow }) {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const [start] = useState(useStart());
  const making = useOrderMaking({ kind: 'quoteRequest', row, fresh: start.id });
  const maySend = useModel().may('quoteRequest.send');
  const verdict = useVerdict('quoteRequest', making.id, 'update');
  const editor = useRequestEditor({ row, start: start.draft, form: making.form });
  useArrivedProduct(editor);
  const onDone = (): void => paths.go(`${REQUESTS}/${making.id}`);
  const saving = useOrderSaving(editor, { ...making, onward: 'send', onDone });
  const back = row ? `${REQUESTS}/${row.id}` : REQUESTS;
  return (
    <FormPage
      title={row ? t`Edit request for quotation` : t`New request for quotation`}
      back={{ label: i18n._(quoteRequestWords.many), to: paths.to(back) }}
      draft={editor}
      creates={row ? undefined : 'quoteRequest'}
      onSave={() => saving.save(false)}
      onward={maySend ? { label: t`Save and send`, onSave: () => saving.save(true) } : undefined}
      onCancel={() => paths.go(back)}
    >
      <SavingNotice
        kind="quoteRequest"
        refusal={(row && verdict) ?? saving.refusal}
        staysDraft={saving.staysDraft}
      />
      <RequestHead editor={editor} />
      <RequestLines editor={editor} />
      <WhomToAsk editor={editor} />
    </FormPage>
  );
}

interface PartProps {
  readonly editor: RequestEditor;
}

function RequestHead({ editor }: PartProps) {
  const { t } = useLingui();
  const { value, change, error } = editor;
  return (
    <Panel title={t`Request`}>
      <div className="ui-fields">
        <Field label={t`Deliver to`} required error={error('warehouse')}>
          <Select
            value={value.warehouse || null}
            options={useWarehouseOptions()}
            onChange={(warehouse) => change({ warehouse })}
          />
        </Field>
        <Field
          label={t`Answer by`}
          optional
          hint={t`Later answers are taken, and named late.`}
          error={error('answerBy')}
        >
          <DateInput value={value.answerBy} onChange={(answerBy) => change({ answerBy })} />
        </Field>
        <Field label={t`Text to the suppliers`} optional wide error={error('notes')}>
          <TextArea value={value.notes} rows={2} onChange={(notes) => change({ notes }, 'notes')} />
        </Field>
      </div>
    </Panel>
  );
}

function RequestLines({ editor }: PartProps) {
  const { t } = useLingui();
  const typed = useTypedColumns<EditorLine, 'quantity' | 'wantedOn' | 'text'>(editor);
  return (
    <LineSheet
      title={t`Lines`}
      editor={editor}
      actions={useLineActions(editor, useProductCodes())}
      columns={[
        useProductColumn(editor, 'buy'),
        typed('quantity', { header: t`Quantity`, width: '7rem' }),
        useUnitColumn<EditorLine>(editor, '5rem'),
        typed('wantedOn', { header: t`Wanted on`, width: '9rem' }),
        typed('text', { header: t`Note`, width: '14rem', spare: true }),
      ]}
      scanLabel={t`Scan or type a code`}
      foot={<span>{t`Paste rows from a spreadsheet: product, quantity, day, note`}</span>}
    />
  );
}

function WhomToAsk({ editor }: PartProps) {
  const { t } = useLingui();
  const { value, change, error } = editor;
  const products = value.lines.flatMap(({ product }) => product ?? []);
  return (
    <Panel title={t`Suppliers`} subtitle={t`Each is asked by itself, and sees nothing of the others.`}>
      <SupplierPicker
        chosen={value.suppliers}
        products={products}
        error={error('suppliers') ?? error('suppliers.0')}
        onChange={(suppliers) => change({ suppliers: [...suppliers] })}
      />
    </Panel>
  );
}

/** What a new request begins with: the product that the address names, in the first warehouse. */
function useStart(): () => { readonly id: string; readonly draft: RequestDraft } {
  const model = useModel();
  const [warehouse] = useWarehouseOptions();
  const [{ product, supplier, warehouse: named }] = useAddress();
  return () => {
    const line = blankLine(model.newId());
    const lines = [product === undefined ? line : { ...line, product }];
    const draft = freshDraft(named ?? warehouse?.value ?? '', lines);
    return { id: model.newId(), draft: supplier === undefined ? draft : { ...draft, suppliers: [supplier] } };
  };
}
