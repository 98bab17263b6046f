import type { ComponentType, ReactNode } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useAddress } from '../app/use-address.ts';
import { useModel } from '../document/model-context.tsx';
import { ReasonList } from '../reason/reason-list.tsx';
import { Tabs } from '../ui/tabs.tsx';

interface Resource {
  /** Its name in the address. */
  readonly id: string;
  readonly label: MessageDescriptor;
  /** The permission to see it. */
  readonly view: string;
  readonly list: ComponentType<{
    readonly within: { readonly title: string; readonly parts: ReactNode };
  }>;
}

const resources: readonly Resource[] = [
  { id: 'reasons', label: msg`Reasons`, view: 'reason.view', list: ReasonList },
];

/** What the documents of a company are written with, list by list; the address names the list. */
export function CoreResourcesPage() {
  const { t, i18n } = useLingui();
  const model = useModel();
  const [query, setQuery] = useAddress();
  const seen = resources.filter(({ view }) => model.may(view));
  const chosen = seen.find(({ id }) => id === query['list']) ?? seen[0];
  if (!chosen) return null;
  const title = t`Core resources`;
  const parts = (
    <Tabs
      label={title}
      tabs={seen.map(({ id, label }) => ({ id, label: i18n._(label) }))}
      active={chosen.id}
      onChange={(list) => setQuery({ list, id: undefined, tab: undefined })}
    />
  );
  return <chosen.list key={chosen.id} within={{ title, parts }} />;
}
