import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { isBuilt } from '#views/built-pages.ts';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useNow } from '#views/ui/use-now.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { PRODUCT_NAME } from './brand-mark.tsx';
import { usePaths } from '#views/navigation/use-paths.ts';

const LINKS: readonly { readonly path: string; readonly label: MessageDescriptor }[] = [
  { path: '/apps/help-center', label: msg`Help centre` },
  { path: '/blog', label: msg`What is new` },
  { path: '/contact', label: msg`Contact us` },
];

/** The footer of every page in the shell. */
export function ShellFooter({ company }: { readonly company: string }) {
  const { i18n } = useLingui();
  const { preferences } = useApp();
  const paths = usePaths();
  const year = new Date(useNow()).getFullYear();
  return (
    <>
      <span>
        © {year} {PRODUCT_NAME} <span aria-hidden>·</span> <bdi>{company}</bdi>
      </span>
      <span className="app-footer-links">
        {LINKS.filter(({ path }) => isBuilt(path)).map(({ path, label }) => (
          <UiLink key={path} to={paths.to(path)} className="app-footer-link">
            {i18n._(label)}
          </UiLink>
        ))}
        <button
          type="button"
          className="app-footer-link"
          onClick={() => preferences.send({ type: 'openCustomiser' })}
        >
          <Trans>Appearance</Trans>
        </button>
      </span>
    </>
  );
}
