import { Trans, useLingui } from '@lingui/react/macro';
import { AppPicture } from '../kit/article/app-picture.tsx';
import { Comparison } from './comparison.tsx';
import { featureAreas } from './feature-areas.ts';
import { Plans } from './plans.tsx';
import { SiteButton } from './site-button.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import './features.css';

/** What the product does, what it costs, and how it compares. */
export function FeaturesPage() {
  return (
    <div className="features">
      <header className="features-head">
        <h1>
          <Trans>What Lagra does</Trans>
        </h1>
        <p className="site-lead">
          <Trans>
            Stock, purchasing and sales for several companies. Everything here works today; the pictures are
            taken of the application itself.
          </Trans>
        </p>
        <p className="features-ways">
          <SiteButton variant="primary" to="/auth/register">
            <Trans>Create an account</Trans>
          </SiteButton>
          <SiteButton to="/how-it-works">
            <Trans>How it works</Trans>
          </SiteButton>
        </p>
        <Contents />
      </header>
      <Areas />
      <Missing />
      <Plans />
      <Comparison />
    </div>
  );
}

/** Where each area stands; on a phone it also keeps the pictures below the first screen. */
function Contents() {
  const { t, i18n } = useLingui();
  return (
    <nav className="features-contents" aria-label={t`On this page`}>
      <ul>
        {featureAreas.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{i18n._(title)}</a>
          </li>
        ))}
        <li>
          <a href="#prices">
            <Trans>Plans and prices</Trans>
          </a>
        </li>
      </ul>
    </nav>
  );
}

function Areas() {
  const { i18n } = useLingui();
  return featureAreas.map(({ id, title, text, points, picture }) => (
    <section key={id} id={id} className="features-area">
      <div>
        <h2>{i18n._(title)}</h2>
        <p>{i18n._(text)}</p>
        <ul>
          {points.map((point) => (
            <li key={point.id}>{i18n._(point)}</li>
          ))}
        </ul>
      </div>
      <AppPicture name={picture} />
    </section>
  ));
}

function Missing() {
  return (
    <section className="features-text">
      <h2>
        <Trans>What it does not do yet</Trans>
      </h2>
      <p>
        <Trans>
          Stock cannot be allocated by hand yet, and pick lists are not walked in waves. Manufacturing and
          bookkeeping are not part of it. If you need one of them, <SiteLink to="/contact">tell us</SiteLink>.
        </Trans>
      </p>
    </section>
  );
}
