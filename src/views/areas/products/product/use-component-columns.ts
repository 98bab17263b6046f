import { useLingui } from '@lingui/react/macro';
import { isArchived } from '#model/engine/archived.ts';
import type { BundleComponent } from '#model/areas/products/product/product.bundle.ts';
import type { FormColumn } from '#views/kit/lines/form-columns.ts';
import { productBlankRows } from './product-blank-rows.ts';
import { useProductColumn } from './use-product-column.ts';

/** A component as it is edited: whether a bundle needs it is a choice. */
export interface EditedComponent extends Pick<BundleComponent, 'product' | 'quantity'> {
  readonly need: 'needed' | 'optional';
}

/** A component that nobody has written in. */
export const blankComponent = (): EditedComponent => {
  const { product, quantity } = productBlankRows['bundle.components'];
  return { product, quantity, need: 'needed' };
};

/** Components as they are edited. */
export const editedComponents = (components: readonly BundleComponent[]): readonly EditedComponent[] =>
  components.map(({ product, quantity, optional }) => ({
    product,
    quantity,
    need: optional ? 'optional' : 'needed',
  }));

/** Edited components as they are saved. */
export const savedComponents = (edited: readonly EditedComponent[]): BundleComponent[] =>
  edited.map(({ product, quantity, need }) => ({ product, quantity, optional: need === 'optional' }));

/** The columns of components being edited; a bundle is none of its own. */
export function useComponentColumns(bundle: string | undefined): readonly FormColumn<EditedComponent>[] {
  const { t } = useLingui();
  const component = useProductColumn(t`Component`, (row) => row.id !== bundle && !isArchived(row));
  const needs = [
    { value: 'needed', label: t`Always` },
    { value: 'optional', label: t`If there is some` },
  ];
  return [
    component,
    { kind: 'number', id: 'quantity', header: t`In one bundle`, digits: 3, width: '9rem' },
    { kind: 'choice', id: 'need', header: t`Goes along`, options: needs, width: '11rem' },
  ];
}
