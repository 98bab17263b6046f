import { Trans } from '@lingui/react/macro';
import { SiteLink } from '../navigation/site-link.tsx';

/** Who makes Lagra, and what they hold to. */
export function AboutPage() {
  return (
    <section className="site-text">
      <h1>
        <Trans>About Lagra</Trans>
      </h1>
      <p className="site-lead">
        <Trans>
          Lagra is made by a small team of founders, for companies that buy, store and sell things, and that
          are tired of not knowing why a figure is what it is.
        </Trans>
      </p>
      <h2>
        <Trans>Why</Trans>
      </h2>
      <p>
        <Trans>
          Many systems for stock know what a balance is, and not how it came about. Somebody corrects it,
          somebody else relies on it, and by the end of the year a weekend goes into counting. We wanted a
          system in which every figure leads back to what happened, and in which nothing can happen that
          nobody meant to allow.
        </Trans>
      </p>
      <Principles />
      <WhereWeAre />
    </section>
  );
}

function Principles() {
  return (
    <>
      <h2>
        <Trans>What we hold to</Trans>
      </h2>
      <h3>
        <Trans>What happened is the truth</Trans>
      </h3>
      <p>
        <Trans>
          Each company has one log of what happened: who did what, when. Balances, lists and reports follow
          from it, and every night they are compared with it. A mistake is reversed, never wiped out.
        </Trans>
      </p>
      <h3>
        <Trans>One chart decides</Trans>
      </h3>
      <p>
        <Trans>
          What may happen to an order, a receipt or a pick list is drawn as a chart. The same chart decides on
          the server, answers at once in the browser, draws the buttons and makes the tests. How that looks is
          shown under <SiteLink to="/how-it-works">how it works</SiteLink>.
        </Trans>
      </p>
      <FurtherPrinciples />
    </>
  );
}

function WhereWeAre() {
  return (
    <>
      <h2>
        <Trans>Where we are</Trans>
      </h2>
      <p>
        <Trans>
          Lagra is young, and it is not finished: pick lists are not walked in waves yet, among others. We
          name no customers here, and quote none. What there is can be tried, and what has landed stands in
          the <SiteLink to="/changelog">changelog</SiteLink>.
        </Trans>
      </p>
      <p>
        <Trans>
          Something is wrong, or missing? <SiteLink to="/contact">Write to us</SiteLink>.
        </Trans>
      </p>
    </>
  );
}

function FurtherPrinciples() {
  return (
    <>
      <h3>
        <Trans>A refusal has a reason</Trans>
      </h3>
      <p>
        <Trans>What cannot be done says why, and what would change that, in your language.</Trans>
      </p>
      <h3>
        <Trans>We say what we measured</Trans>
      </h3>
      <p>
        <Trans>
          Figures in our texts are measured, those that missed their target too. The{' '}
          <SiteLink to="/blog">blog</SiteLink> tells how.
        </Trans>
      </p>
      <h3>
        <Trans>Nobody looks over your shoulder</Trans>
      </h3>
      <p>
        <Trans>
          No page asks another company's server for anything, and there is no tracking. What is kept, and for
          how long, stands under <SiteLink to="/privacy">privacy</SiteLink>.
        </Trans>
      </p>
    </>
  );
}
