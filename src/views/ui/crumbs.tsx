import { useLingui } from '@lingui/react/macro';
import { Icon } from './icon.tsx';
import type { Crumb } from './page-header.tsx';
import { UiLink } from './ui-link.tsx';

interface CrumbsProps {
  /** The pages above this one, from the list down. */
  readonly above: readonly Crumb[];
  /** The title of this page. */
  readonly current: string;
}

/** The location of a page; in a narrow window only its parent. */
export function Crumbs({ above, current }: CrumbsProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Breadcrumbs`} className="ui-no-print">
      <ol className="ui-crumbs">
        {above.map((crumb) => (
          <li key={crumb.to}>
            <UiLink to={crumb.to} exact>
              {crumb.label}
            </UiLink>
            <Icon name="chevronRight" size={13} />
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
