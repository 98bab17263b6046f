import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button } from './button.tsx';
import { ButtonMenu } from './button-menu.tsx';
import type { MenuItem } from './menu-item.ts';

export interface Crumb {
  readonly label: string;
  readonly to: string;
}

export interface PageHeaderProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** Before the title. */
  readonly picture?: ReactNode;
  readonly badges?: ReactNode;
  readonly back?: Crumb | undefined;
  /** The next best action. */
  readonly primary?: ReactNode;
  /** Other buttons, before the primary one. */
  readonly actions?: ReactNode;
  /** The overflow menu. */
  readonly menu?: readonly MenuItem[] | undefined;
  /** Neighbours in the list the page was opened from; null at its ends. */
  readonly neighbours?: { readonly previous: string | null; readonly next: string | null } | undefined;
}

/** The title line of a page: back link, title, state, actions. */
export function PageHeader(props: PageHeaderProps) {
  const { title, subtitle, badges, back, primary, actions, menu, neighbours } = props;
  const { t } = useLingui();
  const hasMenu = menu !== undefined && menu.length > 0;
  const hasActions = [primary, actions, neighbours].some((part) => part !== undefined) || hasMenu;
  return (
    <header className="ui-page-head">
      <div className="ui-page-line">
        {back && <Button variant="quiet" icon="arrowLeft" label={t`Back to ${back.label}`} to={back.to} />}
        {props.picture}
        <div className="ui-page-name">
          <h1 data-tour="page-title">{title}</h1>
          {badges}
          {subtitle !== undefined && <div className="ui-page-sub">{subtitle}</div>}
        </div>
      </div>
      {hasActions && (
        <div className="ui-page-actions ui-no-print">
          {neighbours && <Neighbours {...neighbours} />}
          {actions}
          {hasMenu && <ButtonMenu label={t`More actions`} items={menu} />}
          {primary && (
            <span className="ui-page-primary" data-tour="page-primary">
              {primary}
            </span>
          )}
        </div>
      )}
    </header>
  );
}

interface NeighboursProps {
  /** Addresses; null at an end of the list. */
  readonly previous: string | null;
  readonly next: string | null;
}

/** Links to the previous and next document in the list that this one was opened from. */
export function Neighbours({ previous, next }: NeighboursProps) {
  const { t } = useLingui();
  const end = t`This is the end of the list`;
  return (
    <span className="ui-button-group">
      <Button
        icon="chevronUp"
        label={t`Previous in list`}
        to={previous ?? undefined}
        disabledReason={previous === null ? end : undefined}
      />
      <Button
        icon="chevronDown"
        label={t`Next in list`}
        to={next ?? undefined}
        disabledReason={next === null ? end : undefined}
      />
    </span>
  );
}
