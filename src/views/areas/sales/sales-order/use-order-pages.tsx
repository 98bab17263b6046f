import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePaths } from '#views/navigation/use-paths.ts';
import { Tabs } from '#views/ui/tabs.tsx';

/** Orders and quotes are two lists under one title. [SO81] */
export function useOrderPages(shown: 'orders' | 'quotes'): {
  readonly title: string;
  readonly parts: ReactNode;
} {
  const { t } = useLingui();
  const paths = usePaths();
  const title = shown === 'orders' ? t`Sales orders` : t`Quotes`;
  const tabs = [
    { id: 'orders', label: t`Sales orders` },
    { id: 'quotes', label: t`Quotes` },
  ];
  return {
    title,
    parts: <Tabs label={title} tabs={tabs} active={shown} onChange={(id) => paths.go(`/apps/sales/${id}`)} />,
  };
}
