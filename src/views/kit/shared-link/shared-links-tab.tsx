import { useLingui } from '@lingui/react/macro';
import type { DocumentRow } from '#model/engine/rows.ts';
import { purposesOf } from '#model/shared-purposes.ts';
import type { DocumentTab } from '../document/document-tab.ts';
import { useModel, useQuery } from '../document/model-context.tsx';
import { SharedLinksPanel } from './shared-links-panel.tsx';

/** The tab of a document's links for people outside; none where the kind is not shown outside, or links are not. */
export function useSharedLinksTab(kind: string, row: DocumentRow): readonly DocumentTab[] {
  const { t } = useLingui();
  const model = useModel();
  const count = useQuery(
    ['sharedLink'],
    row.id,
    ({ replica }) => replica.view.by('sharedLink', 'working', row.id).length,
    0,
  );
  if (purposesOf(kind).length === 0 || !model.may('sharedLink.view')) return [];
  const content = <SharedLinksPanel kind={kind} row={row} />;
  return [{ id: 'links', label: t`Shared links`, ...(count > 0 && { count }), content }];
}
