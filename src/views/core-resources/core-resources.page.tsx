import type { ComponentType, ReactNode } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { usePaths } from '../app/use-paths.ts';
import { useModel } from '../document/model-context.tsx';
import { ReasonList } from '../reason/reason-list.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { VatRateList } from '../vat-rate/vat-rate-list.tsx';

/** A list that is one of several on a page. */
export interface ResourceListProps {
  /** The page that the list is a part of. */
  readonly within: { readonly title: string; readonly parts: ReactNode };
}

interface Resource {
  readonly path: string;
  readonly label: MessageDescriptor;
  /** The permission to see it. */
  readonly view: string;
  readonly list: ComponentType<ResourceListProps>;
}

const HERE = '/apps/settings/core-resources';

/** The lists in the order of their tabs. */
const resources: readonly Resource[] = [
  { path: HERE, label: msg`Reasons`, view: 'reason.view', list: ReasonList },
  { path: `${HERE}/vat-rates`, label: msg`VAT rates`, view: 'vatRate.view', list: VatRateList },
];

export const CoreResourcesPage = () => <Resources list={ReasonList} />;
export const VatRatesPage = () => <Resources list={VatRateList} />;

/** What the documents of a company are written with: one list of several. */
function Resources({ list: List }: Pick<Resource, 'list'>) {
  const { t, i18n } = useLingui();
  const { may } = useModel();
  const { go } = usePaths();
  const seen = resources.filter(({ list, view }) => list === List || may(view));
  const title = t`Core resources`;
  const parts = (
    <Tabs
      label={title}
      tabs={seen.map(({ path, label }) => ({ id: path, label: i18n._(label) }))}
      active={resources.find(({ list }) => list === List)?.path ?? HERE}
      onChange={(path) => go(path)}
    />
  );
  return <List within={{ title, parts }} />;
}
