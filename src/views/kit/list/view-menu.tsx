import { memo, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { ListName, ListSetting, OwnedView } from '#model/list-view/list-view.ts';
import { useModel } from '../document/model-context.tsx';
import { useAnnouncer } from '#views/navigation/announcer.ts';
import { ButtonMenu } from '#views/ui/button-menu.tsx';
import type { MenuItem } from '#views/ui/menu-item.ts';
import type { ListParts } from './list-query.ts';
import { ViewDialog } from './view-dialog.tsx';
import { toView, viewQuery } from './view-query.ts';

interface ViewMenuProps {
  readonly list: ListName;
  readonly views: readonly OwnedView[];
  readonly chosen: OwnedView | undefined;
  /** Whether the list differs from the chosen view. */
  readonly isChanged: boolean;
  readonly queryNow: () => ListParts;
  readonly onQuery: (parts: ListParts) => void;
  readonly setting: ListSetting;
  readonly onSetting: (change: Partial<ListSetting>) => void;
}

/** Views of a list: choose one, save the current state under a name, share it, make it the default. */
export const ViewMenu = memo(function ViewMenu(props: ViewMenuProps) {
  const { list, chosen, isChanged, queryNow, setting } = props;
  const { t } = useLingui();
  const model = useModel();
  const [isNaming, setNaming] = useState(false);
  const save = useSaver();
  const keep = (name: string, isShared: boolean): void => {
    const id = model.newId();
    setNaming(false);
    void save(() =>
      model.listViews.save({
        id,
        list,
        name,
        isShared,
        query: viewQuery(queryNow()),
        layout: setting.layout,
      }),
    ).then((isKept) => isKept && props.onQuery({ view: id }));
  };
  const items = useViewItems({ ...props, save, onName: () => setNaming(true) });
  return (
    <>
      <ButtonMenu
        label={t`Views`}
        icon="bookmark"
        iconEnd="chevronDown"
        size="sm"
        variant="quiet"
        items={items}
      >
        {chosen ? `${chosen.name}${isChanged ? ' *' : ''}` : t`Views`}
      </ButtonMenu>
      {isNaming && <ViewDialog onClose={() => setNaming(false)} onSave={keep} />}
    </>
  );
});

/** Changes a view on the server, and reports a failure. */
function useSaver(): (act: () => Promise<void>) => Promise<boolean> {
  const { t } = useLingui();
  const announcer = useAnnouncer();
  return (act) =>
    act().then(
      () => true,
      () => {
        announcer.error(t`Couldn't save the view. Check your connection.`);
        return false;
      },
    );
}

interface ViewItemsOptions extends ViewMenuProps {
  readonly save: (act: () => Promise<void>) => Promise<boolean>;
  readonly onName: () => void;
}

function useViewItems(options: ViewItemsOptions): readonly MenuItem[] {
  const { t } = useLingui();
  const { views, queryNow, onQuery, chosen, setting, onSetting } = options;
  const choose = (view: OwnedView | null): void => {
    onQuery(toView(queryNow(), view));
    if (view) onSetting({ layout: view.layout });
  };
  const asItComes = {
    id: 'none',
    label: t`Default view`,
    checked: chosen === undefined,
    onSelect: () => choose(null),
  };
  const named = views.map((view) => ({
    id: view.id,
    label: view.name,
    icon: view.isShared ? ('users' as const) : ('user' as const),
    hint: view.id === setting.view ? t`First` : undefined,
    checked: view.id === chosen?.id,
    onSelect: () => choose(view),
  }));
  return [asItComes, ...named, { kind: 'line', id: 'line' }, ...useViewActs(options)];
}

/** Actions on the chosen view and on the current state of the list. */
function useViewActs(options: ViewItemsOptions): readonly MenuItem[] {
  const { t } = useLingui();
  const { chosen, setting, onSetting, onName } = options;
  const own = useOwnActs(options);
  const save: MenuItem = { id: 'save', label: t`Save as a view…`, icon: 'plus', onSelect: onName };
  if (!chosen) return [save];
  const isFirst = chosen.id === setting.view;
  const first: MenuItem = {
    id: 'first',
    label: isFirst ? t`Don't open with this view` : t`Open with this view`,
    icon: 'star',
    onSelect: () => onSetting({ view: isFirst ? null : chosen.id }),
  };
  return [save, first, ...own];
}

/** Actions reserved for the owner of a view. */
function useOwnActs(options: ViewItemsOptions): readonly MenuItem[] {
  const { t } = useLingui();
  const { listViews } = useModel();
  const { queryNow, onQuery, chosen, isChanged, setting, save } = options;
  if (!chosen?.isOwn) return [];
  const { isOwn: _, ...view } = chosen;
  const keep: MenuItem = {
    id: 'update',
    label: t`Keep the changes`,
    icon: 'check',
    onSelect: () =>
      void save(() => listViews.save({ ...view, query: viewQuery(queryNow()), layout: setting.layout })),
  };
  const share: MenuItem = {
    id: 'share',
    label: chosen.isShared ? t`Keep it to myself` : t`Share with everyone`,
    icon: chosen.isShared ? 'lock' : 'users',
    onSelect: () => void save(() => listViews.save({ ...view, isShared: !chosen.isShared })),
  };
  const remove: MenuItem = {
    id: 'remove',
    label: t`Delete the view`,
    icon: 'trash',
    danger: true,
    onSelect: () =>
      void save(() => listViews.remove(chosen.id)).then((is) => is && onQuery({ view: undefined })),
  };
  return [...(isChanged ? [keep] : []), share, remove];
}
