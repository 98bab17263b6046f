import { useState } from 'react';
import {
  customerCategoryForm,
  type CustomerCategoryForm,
  type CustomerCategoryRow,
} from '#model/areas/sales/customer-category/customer-category.facts.ts';
import { noCustomerDefaults } from '#model/areas/setup/party-category/no-customer-defaults.ts';
import { MergeDialog } from '#views/areas/setup/party-category/merge-dialog.tsx';
import { PartyCategoryFields } from '#views/areas/setup/party-category/party-category-fields.tsx';
import { RecordPanel, type RecordFormProps } from '#views/kit/records/record-panel.tsx';
import { customerCategoryFields } from './customer-category.fields.ts';
import { customerCategoryWords } from './customer-category.look.ts';

interface CustomerCategoryPanelProps {
  /** Undefined for a new category. */
  readonly row?: CustomerCategoryRow | undefined;
  readonly onClose: () => void;
}

/** Creates a category of customers, edits it, or merges it into another one. */
export function CustomerCategoryPanel({ row, onClose }: CustomerCategoryPanelProps) {
  const [isMerging, setIsMerging] = useState(false);
  return (
    <>
      <RecordPanel
        kind="customerCategory"
        words={customerCategoryWords}
        schema={customerCategoryForm}
        fields={customerCategoryFields}
        row={row}
        written={writtenIn(row)}
        title={row?.name}
        watches={['customer']}
        overrides={{ merge: () => setIsMerging(true) }}
        form={Fields}
        onClose={onClose}
      />
      {row && isMerging && <MergeDialog party="customer" row={row} onClose={() => setIsMerging(false)} />}
    </>
  );
}

const writtenIn = (row: CustomerCategoryRow | undefined): CustomerCategoryForm =>
  row ? customerCategoryForm.strip().parse(row) : { name: '', parent: null, defaults: noCustomerDefaults };

function Fields({ form, ...props }: RecordFormProps<CustomerCategoryForm, CustomerCategoryRow>) {
  return <PartyCategoryFields party="customer" form={form} {...props} />;
}
