import { useLingui } from '@lingui/react/macro';
import { lotForm, type LotForm, type LotRow } from '#model/lot/lot.facts.ts';
import { useAddress } from '../app/use-address.ts';
import { DocumentTabs, useSharedTabs } from '../document/document-tabs.tsx';
import { useRow } from '../document/model-context.tsx';
import { useProductName } from '../document/product-name.ts';
import { ToldTime } from '../document/told-time.tsx';
import { StockEffect } from '../document/stock-effect.tsx';
import { RecordFields } from '../records/record-fields.tsx';
import { RecordPanel, type RecordFormProps, type RecordTabsProps } from '../records/record-panel.tsx';
import { DateInput } from '../ui/date-input.tsx';
import { Field } from '../ui/field.tsx';
import { KeyValues } from '../ui/key-values.tsx';
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
    { id: 'expiresOn', label: t`Expires`, value: expiresOn && <ToldTime at={expiresOn} /> },
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
