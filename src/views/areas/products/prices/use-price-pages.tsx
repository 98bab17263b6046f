import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useModel } from '#views/kit/document/model-context.tsx';
import { usePaths } from '#views/navigation/use-paths.ts';
import { usePriceSide } from '#views/areas/products/product/price-side.tsx';
import { Tabs } from '#views/ui/tabs.tsx';

/** Prices and price lists are two lists under one title. */
export function usePricePages(shown: '' | '/lists'): { readonly title: string; readonly parts: ReactNode } {
  const { t } = useLingui();
  const model = useModel();
  const paths = usePaths();
  const { price, list, page } = usePriceSide();
  const title = t`Prices`;
  const tabs = [
    ...(model.may(`${price}.view`) ? [{ id: '', label: t`Prices` }] : []),
    ...(model.may(`${list}.view`) ? [{ id: '/lists', label: t`Price lists` }] : []),
  ];
  return {
    title,
    parts: <Tabs label={title} tabs={tabs} active={shown} onChange={(id) => paths.go(`${page}${id}`)} />,
  };
}
