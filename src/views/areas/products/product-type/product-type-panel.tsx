import { attributeFaults } from '#model/areas/products/product-type/product-type.checks.ts';
import {
  productTypeForm,
  type ProductTypeForm,
  type ProductTypeRow,
} from '#model/areas/products/product-type/product-type.facts.ts';
import { useTreeOptions } from '#views/kit/records/use-tree-options.ts';
import { useProductName } from '#views/kit/document/product-name.ts';
import { RecordFields } from '#views/kit/records/record-fields.tsx';
import { RecordPanel, type RecordFormProps } from '#views/kit/records/record-panel.tsx';
import { AttributeList } from './attribute-list.tsx';
import { InheritedAttributes } from './inherited-attributes.tsx';
import { ownFields } from './product-type.fields.ts';
import { productTypeWords } from './product-type.look.ts';
import { useTypeChange } from './type-change.tsx';

interface ProductTypePanelProps {
  /** Undefined for a new type. */
  readonly row?: ProductTypeRow | undefined;
  readonly onClose: () => void;
}

const fresh = { attributes: [], narrowed: [] };

/** Creates a product type, or edits one; says what a change does to its products before it is saved. [TY4] */
export function ProductTypePanel({ row, onClose }: ProductTypePanelProps) {
  const nameOf = useProductName();
  const change = useTypeChange(row);
  return (
    <RecordPanel
      kind="productType"
      words={productTypeWords}
      schema={productTypeForm}
      fields={ownFields}
      fresh={fresh}
      row={row}
      title={row && nameOf(row)}
      watches={['product']}
      form={ProductTypeFields}
      check={attributeFaults}
      question={change}
      onClose={onClose}
    />
  );
}

const always = 'name.en name.sv parent unit vatClass tracking'.split(' ');

/** What expires is asked only of types whose products have lots or serial numbers. */
function ProductTypeFields({ form, fields, row, focus }: RecordFormProps<ProductTypeForm, ProductTypeRow>) {
  const parent = useTreeOptions('productType', form.value.parent, row?.id);
  const { tracking, expires, shelfLife } = form.value;
  const isTracked = tracking !== null && tracking !== 'none';
  const only = [
    ...always,
    ...(isTracked || expires ? ['expires'] : []),
    ...(expires || shelfLife !== null ? ['shelfLife'] : []),
    'countInterval',
    'inspection',
  ];
  return (
    <>
      <RecordFields {...{ form, fields, focus, only, isNew: !row, options: { parent } }} />
      <InheritedAttributes form={form} />
      <AttributeList form={form} row={row} />
    </>
  );
}
