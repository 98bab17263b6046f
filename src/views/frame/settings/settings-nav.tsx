import './settings-nav.css';
import { useLingui } from '@lingui/react/macro';
import { usePaths } from '#views/navigation/use-paths.ts';
import { siteMap } from '#views/site-map.ts';
import { UiLink } from '#views/ui/ui-link.tsx';
import { isAtOrBelow, settingsPaths } from './settings-paths.ts';

interface SettingsNavProps {
  /** The address, with its language. */
  readonly path: string;
  readonly may: (permission: string) => boolean;
}

/** The ways from one page of settings to the others that this person may open. [SET9] */
export function SettingsNav({ path, may }: SettingsNavProps) {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const pages = settingsPaths
    .flatMap((one) => siteMap.find((page) => page.path === one) ?? [])
    .filter((page) => !page.purpose && (!page.can || may(`${page.can.subject}.${page.can.action}`)));
  return (
    <nav className="settings-nav ui-no-print" aria-label={t`Settings`}>
      {pages.map((page) => (
        <span key={page.path} ref={isAtOrBelow(path, paths.to(page.path)) ? scrolledTo : undefined}>
          <UiLink to={paths.to(page.path)}>{i18n._(page.title)}</UiLink>
        </span>
      ))}
    </nav>
  );
}

/** The present page is in sight where there is no room for all. */
const scrolledTo = (item: HTMLElement | null): void =>
  item?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
