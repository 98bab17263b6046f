import { useLingui } from '@lingui/react/macro';
import { lotForm, type LotForm, type LotRow } from '#model/areas/stock/lot/lot.facts.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { DocumentTabs, useSharedTabs } from '#views/kit/document-page/document-tabs.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { useProductName } from '#views/kit/document/product-name.ts';
import { TimeCell } from '#views/kit/document/time-cell.tsx';
import { StockEffect } from '#views/kit/document/stock-effect.tsx';
import { RecordFields } from '#views/kit/records/record-fields.tsx';
import { RecordPanel, type RecordFormProps, type RecordTabsProps } from '#views/kit/records/record-panel.tsx';
import { DateInput } from '#views/ui/date-input.tsx';
import { Field } from '#views/ui/field.tsx';
import { KeyValues } from '#views/ui/key-values.tsx';
import { LotTrace } from './lot-trace.tsx';
import { lotFields } from './lot.fields.ts';
import { lotWords } from './lot.look.ts';

interface LotPanelProps {
  /** Undefined never: a lot is made by the receipt that brings it. */
  readonly row?: LotRow | undefined;
  readonly onClose: () => void;
}

/** The tab with the fields; their errors are shown there. */
const FIELDS = 'fields';

/** One lot or serial number: its trace, its fields and its moves. */
export function LotPanel({ row, onClose }: LotPanelProps) {
  const [, setQuery] = useAddress();
  const nameOf = useProductName();
  const product = useRow('product', row?.product ?? null);
  const name = product ? ` · ${nameOf(product)}` : '';
  return (
    <RecordPanel
      kind="lot"
      words={lotWords}
      schema={lotForm}
      fields={lotFields}
      row={row}
      title={row && `${row.code}${name}`}
      watches={['balance', 'product']}
      form={LotFields}
      tabs={LotTabs}
      onRefused={() => setQuery({ tab: FIELDS })}
      onClose={onClose}
    />
  );
}

function LotFields({ form, fields, focus }: RecordFormProps<LotForm, LotRow>) {
  const { t } = useLingui();
  return (
    <RecordFields {...{ form, fields, focus, isNew: false, only: ['supplierLot', 'notes'] }}>
      <Field label={t`Expires`} optional error={form.error('expiresOn')}>
        <DateInput
          value={form.value.expiresOn}
          onChange={(day) => form.edit((draft) => void (draft.expiresOn = day))}
        />
      </Field>
    </RecordFields>
  );
}

/** What is known of the lot, and its trace. */
function About({ row }: { readonly row: LotRow }) {
  const { t } = useLingui();
  const { expiresOn, supplierLot, notes } = row;
  const items = [
    { id: 'expiresOn', label: t`Expires`, value: expiresOn && <TimeCell at={expiresOn} /> },
    { id: 'supplierLot', label: t`Supplier's number`, value: supplierLot },
    { id: 'notes', label: t`Notes`, value: notes },
  ];
  return (
    <div className="ui-stack">
      <KeyValues items={items.filter(({ value }) => value)} />
      <LotTrace row={row} />
    </div>
  );
}

function LotTabs({ row, words, title, fields }: RecordTabsProps<LotRow>) {
  const { t } = useLingui();
  const { tabs, dialog } = useSharedTabs({ words, row });
  const moves = <StockEffect lot={row.id} version={row.version} />;
  return (
    <div>
      <DocumentTabs
        label={title}
        tabs={[
          { id: 'trace', label: t`Trace`, content: <About row={row} /> },
          { id: FIELDS, label: t`Settings`, content: fields },
          { id: 'moves', label: t`Moves`, content: moves },
          ...tabs,
        ]}
      />
      {dialog}
    </div>
  );
}
