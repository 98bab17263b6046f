import { useState } from 'react';
import {
  supplierCategoryForm,
  type SupplierCategoryForm,
  type SupplierCategoryRow,
} from '#model/areas/purchasing/supplier-category/supplier-category.facts.ts';
import { noSupplierDefaults } from '#model/areas/setup/party-category/no-supplier-defaults.ts';
import { MergeDialog } from '#views/areas/setup/party-category/merge-dialog.tsx';
import { PartyCategoryFields } from '#views/areas/setup/party-category/party-category-fields.tsx';
import { RecordPanel, type RecordFormProps } from '#views/kit/records/record-panel.tsx';
import { supplierCategoryFields } from './supplier-category.fields.ts';
import { supplierCategoryWords } from './supplier-category.look.ts';

interface SupplierCategoryPanelProps {
  /** Undefined for a new category. */
  readonly row?: SupplierCategoryRow | undefined;
  readonly onClose: () => void;
}

/** Creates a category of suppliers, edits it, or merges it into another one. */
export function SupplierCategoryPanel({ row, onClose }: SupplierCategoryPanelProps) {
  const [isMerging, setIsMerging] = useState(false);
  return (
    <>
      <RecordPanel
        kind="supplierCategory"
        words={supplierCategoryWords}
        schema={supplierCategoryForm}
        fields={supplierCategoryFields}
        row={row}
        written={writtenIn(row)}
        title={row?.name}
        watches={['supplier']}
        overrides={{ merge: () => setIsMerging(true) }}
        form={Fields}
        onClose={onClose}
      />
      {row && isMerging && <MergeDialog party="supplier" row={row} onClose={() => setIsMerging(false)} />}
    </>
  );
}

const writtenIn = (row: SupplierCategoryRow | undefined): SupplierCategoryForm =>
  row ? supplierCategoryForm.strip().parse(row) : { name: '', parent: null, defaults: noSupplierDefaults };

function Fields({ form, ...props }: RecordFormProps<SupplierCategoryForm, SupplierCategoryRow>) {
  return <PartyCategoryFields party="supplier" form={form} {...props} />;
}
