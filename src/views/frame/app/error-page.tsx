import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#views/ui/button.tsx';
import './shell.css';
import { PRODUCT_NAME } from './brand-mark.tsx';

export interface ErrorPageProps {
  /** An HTTP status; 404 reads as a missing page. */
  readonly status: number;
  /** Additional text, such as `Page Not Found: /x`. */
  readonly detail?: ReactNode;
  /** What it replaces: a page within the shell, or the content below a page's heading. */
  readonly within?: Within;
}

/** The whole page; its main part, which has no heading yet; the content below its heading. */
export type Within = 'nothing' | 'main' | 'heading';

/** Shown instead of a page that failed. */
export function ErrorPage({ status, detail, within = 'nothing' }: ErrorPageProps) {
  const { t } = useLingui();
  const missing = status === 404;
  return (
    <Message
      code={String(status)}
      title={missing ? t`Page Not Found` : t`Oops! Something went wrong.`}
      text={
        missing
          ? t`We couldn't find the page you are looking for.`
          : t`We are working on it and we'll get it fixed as soon as we can`
      }
      detail={detail}
      within={within}
    />
  );
}

interface MessageProps {
  readonly code: string;
  readonly title: string;
  readonly text: string;
  readonly detail?: ReactNode;
  readonly within?: Within;
}

/** A full page with one message and a link home. */
export function Message({ code, title, text, detail, within = 'nothing' }: MessageProps) {
  // A page has one main part and one h1; the surroundings may have them already.
  const Frame = within === 'nothing' ? 'main' : 'div';
  const Heading = within === 'heading' ? 'h2' : 'h1';
  return (
    <Frame className="app-message">
      <p className="app-message-code" aria-hidden>
        {code}
      </p>
      <Heading>{title}</Heading>
      <p className="ui-soft">{text}</p>
      {detail !== undefined && <p className="ui-faint">{detail}</p>}
      <Button variant="primary" to="/">
        <Trans>Back to Home</Trans>
      </Button>
      <title>{`${title} · ${PRODUCT_NAME}`}</title>
    </Frame>
  );
}
