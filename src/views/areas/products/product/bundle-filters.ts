import { useLingui } from '@lingui/react/macro';
import { bundleModes } from '#model/areas/products/product/bundle-modes.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import type { ListFilter } from '#views/kit/list/list-filter.ts';
import { bundleModeWords } from './product.messages.ts';

/** The filters of the list of bundles. */
export function useBundleFilters(): readonly ListFilter<ProductRow>[] {
  const { t, i18n } = useLingui();
  return [
    {
      kind: 'choice',
      id: 'mode',
      label: t`How it is sold`,
      options: bundleModes.map((mode) => ({ value: mode, label: i18n._(bundleModeWords[mode]) })),
      matching: (values) => (row) => values.has(row.bundle?.mode ?? 'kit'),
    },
  ];
}
