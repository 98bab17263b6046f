import { Plural } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { changeOf } from '#model/areas/products/product-type/product-type.change.ts';
import type {
  ProductTypeForm,
  ProductTypeRow,
} from '#model/areas/products/product-type/product-type.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';

/** What saving a changed type does to its products, as a question; undefined if it does nothing. [TY4] */
export function useTypeChange(
  row: ProductTypeRow | undefined,
): (form: ProductTypeForm) => ReactNode | undefined {
  const { view } = useModel().replica;
  return (form) => {
    if (!row) return undefined;
    const { gain, notAllowed, lack } = changeOf(view, row.id, form);
    if (gain + notAllowed + lack === 0) return undefined;
    return (
      <ul>
        {gain > 0 && (
          <li>
            <Plural value={gain} one="# product gets a new field." other="# products get a new field." />
          </li>
        )}
        {notAllowed > 0 && (
          <li>
            <Plural
              value={notAllowed}
              one="# product holds a value that is no longer allowed. It keeps it until somebody changes it."
              other="# products hold a value that is no longer allowed. They keep it until somebody changes it."
            />
          </li>
        )}
        {lack > 0 && (
          <li>
            <Plural
              value={lack}
              one="# product lacks what is required from now on."
              other="# products lack what is required from now on."
            />
          </li>
        )}
      </ul>
    );
  };
}
