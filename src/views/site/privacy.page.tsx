import { Trans } from '@lingui/react/macro';
import { PrivacyKept } from './privacy-kept.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import { SiteOperator } from './site-operator.tsx';
import '../kit/article/article.css';

/** Which personal data this installation keeps, where, for how long, and what one may ask for. */
export function PrivacyPage() {
  return (
    <section className="site-text">
      <h1>
        <Trans>Privacy</Trans>
      </h1>
      <p className="site-lead">
        <Trans>What is kept about you, why, for how long, and what you may ask for.</Trans>
      </p>
      <div className="article-text">
        <div>
          <h2>
            <Trans>Who is responsible</Trans>
          </h2>
          <p>
            <Trans>
              Lagra is software that is run by somebody. Responsible for accounts, for this site and for
              messages sent through it is <SiteOperator />. For what a company keeps in Lagra about its
              customers, suppliers and people, that company is responsible, and the operator processes it on
              its behalf.
            </Trans>
          </p>
          <PrivacyKept />
          <WhoReceivesIt />
          <WhatToAskFor />
        </div>
      </div>
    </section>
  );
}

function WhoReceivesIt() {
  return (
    <>
      <h2>
        <Trans>Who receives it</Trans>
      </h2>
      <p>
        <Trans>
          The pages load nothing from other companies' servers, and there are no analytics and no advertising.
          Mail is handed to the operator's mail server. Where the operator takes payment by card, the card is
          given to Stripe, and Lagra keeps its brand, last digits and expiry. In the sandbox of an
          installation without Stripe there is no real card.
        </Trans>
      </p>
    </>
  );
}

function WhatToAskFor() {
  return (
    <>
      <h2>
        <Trans>What you may ask for</Trans>
      </h2>
      <p>
        <Trans>
          Under the General Data Protection Regulation you may ask for a copy of your data, have it corrected
          or deleted, have its use limited, object to it, and receive it in a form that other systems read.
          You may complain to a supervisory authority; in Sweden it is the Authority for Privacy Protection,
          IMY. Some of what a company keeps has to stay for as long as its bookkeeping must.
        </Trans>
      </p>
      <p>
        <Trans>
          You change your name, your password and your sessions yourself in your profile. For the rest,{' '}
          <SiteLink to="/contact">write to the operator</SiteLink>, or to the company whose member, customer
          or supplier you are.
        </Trans>
      </p>
    </>
  );
}
