import { Suspense, type ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import type { Locale } from '#i18n/locale.ts';
import type { Preference, Preferences } from '#machines/app/preferences/preferences.rules.ts';
import { decorationOnDemand } from '#views/ui/part-on-demand.ts';
import { UiLink } from '#views/ui/ui-link.tsx';
import { BrandMark, PRODUCT_NAME } from './brand-mark.tsx';
import { LanguageMenu, LookMenu } from './preference-menus.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import './shell.css';
import './blank.css';

/** A start does not wait for it. */
const ShelfPicture = decorationOnDemand(async () => (await import('./shelf-picture.tsx')).ShelfPicture);

export interface BlankLayoutProps {
  readonly pageTitle: string;
  readonly homeTo: string;
  readonly heading: string;
  /** Opens the help about the page, and the help while it is open. */
  readonly help: ReactNode;
  readonly lead?: ReactNode;
  readonly preferences: Preferences;
  readonly onPreference: (preference: Preference) => void;
  readonly locale: Locale;
  readonly onLocale: (locale: Locale) => void;
  /** The form. */
  readonly children: ReactNode;
  /** Below the form: links to other ways in. */
  readonly foot?: ReactNode;
}

/** Layout of pages before the shell: sign-in, company choice. One column for the form, one for decoration. */
export function BlankLayout(props: BlankLayoutProps) {
  return (
    <div className="app-blank">
      <div className="app-blank-side">
        <header className="app-blank-top">
          <UiLink to={props.homeTo} className="app-blank-brand">
            <BrandMark size={28} />
            {PRODUCT_NAME}
          </UiLink>
          <span>
            {props.help}
            <LanguageMenu locale={props.locale} onLocale={props.onLocale} />
            <LookMenu preferences={props.preferences} onPreference={props.onPreference} />
          </span>
        </header>
        <main id="content" className="app-blank-main">
          <h1>{props.heading}</h1>
          {props.lead !== undefined && <div className="app-blank-lead">{props.lead}</div>}
          {props.children}
          {props.foot !== undefined && <div className="app-blank-foot">{props.foot}</div>}
        </main>
      </div>
      <aside className="app-blank-art">
        <Suspense fallback={<svg className="app-shelf" viewBox="0 0 520 350" aria-hidden />}>
          <ShelfPicture />
        </Suspense>
        <p className="app-blank-claim">
          <Trans>Stock that adds up, in every company, down to the last unit.</Trans>
        </p>
        <p>
          <Trans>Every order knows what can happen next, and says why when something can't.</Trans>
        </p>
      </aside>
      <RouteAnnouncer title={props.pageTitle} />
    </div>
  );
}
