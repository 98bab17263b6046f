import {
  categoryForm,
  type CategoryForm,
  type CategoryRow,
} from '#model/areas/products/category/category.facts.ts';
import { useTreeOptions } from '#views/kit/records/use-tree-options.ts';
import { useProductName } from '#views/kit/document/product-name.ts';
import { RecordFields } from '#views/kit/records/record-fields.tsx';
import { RecordPanel, type RecordFormProps } from '#views/kit/records/record-panel.tsx';
import { categoryFields } from './category.fields.ts';
import { categoryWords } from './category.look.ts';

interface CategoryPanelProps {
  /** Undefined for a new category. */
  readonly row?: CategoryRow | undefined;
  readonly onClose: () => void;
}

/** Creates a category, or edits one. */
export function CategoryPanel({ row, onClose }: CategoryPanelProps) {
  const nameOf = useProductName();
  return (
    <RecordPanel
      kind="category"
      words={categoryWords}
      schema={categoryForm}
      fields={categoryFields}
      row={row}
      title={row && nameOf(row)}
      watches={['product']}
      form={CategoryFields}
      onClose={onClose}
    />
  );
}

/** A category is never below itself: its parent options exclude itself and its descendants. */
function CategoryFields({ form, fields, row, focus }: RecordFormProps<CategoryForm, CategoryRow>) {
  const parent = useTreeOptions('category', form.value.parent, row?.id);
  return <RecordFields {...{ form, fields, focus, isNew: !row, options: { parent } }} />;
}
