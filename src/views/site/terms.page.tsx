import { Trans } from '@lingui/react/macro';
import { SiteLink } from '../navigation/site-link.tsx';
import { SiteOperator } from './site-operator.tsx';

/** What holds between who runs this installation and who uses it. */
export function TermsPage() {
  return (
    <section className="site-text">
      <h1>
        <Trans>Terms</Trans>
      </h1>
      <p className="site-lead">
        <Trans>
          What holds for using this installation of Lagra. It is provided by <SiteOperator />. Where you have
          a contract of your own with them, that contract comes first.
        </Trans>
      </p>
      <h2>
        <Trans>Your account</Trans>
      </h2>
      <p>
        <Trans>
          An account belongs to one person. Keep your password to yourself, and end sessions you do not know.
          Whoever founds a company in Lagra decides who may work in it, and answers for that.
        </Trans>
      </p>
      <h2>
        <Trans>Your data</Trans>
      </h2>
      <p>
        <Trans>
          What you enter stays yours. The operator uses it to provide the service and for nothing else; which
          personal data that concerns is said under <SiteLink to="/privacy">privacy</SiteLink>. Lists can be
          exported at any time.
        </Trans>
      </p>
      <NotAllowed />
      <TermsOfService />
      <SoftwareOfOthers />
    </section>
  );
}

function SoftwareOfOthers() {
  return (
    <>
      <h2>
        <Trans>Software by others</Trans>
      </h2>
      <p>
        <Trans>
          Lagra includes open-source software. <a href="/third-party-licences.txt">Its licences</a> are listed
          in full.
        </Trans>
      </p>
    </>
  );
}

function TermsOfService() {
  return (
    <>
      <h2>
        <Trans>Price and payment</Trans>
      </h2>
      <p>
        <Trans>
          Plans and prices are shown when you sign up. Where payment is not set up, a sandbox says so, and
          nothing is charged.
        </Trans>
      </p>
      <h2>
        <Trans>What you can expect</Trans>
      </h2>
      <p>
        <Trans>
          The operator runs the service with care, keeps backups and tells you of what concerns your data.
          There is no promise of availability here. Lagra refuses what its rules do not allow, and shows
          figures that follow from what was entered; it does not check whether what was entered is true, and
          it is not advice on tax or law.
        </Trans>
      </p>
      <Ending />
    </>
  );
}

function NotAllowed() {
  return (
    <>
      <h2>
        <Trans>What is not allowed</Trans>
      </h2>
      <p>
        <Trans>
          Do not use Lagra for what is unlawful, do not try to reach data of companies you do not belong to,
          and do not burden the service on purpose. Calls are limited; whoever goes on regardless may be shut
          out.
        </Trans>
      </p>
    </>
  );
}

function Ending() {
  return (
    <>
      <h2>
        <Trans>Changes and ending</Trans>
      </h2>
      <p>
        <Trans>
          You can stop at any time: export what you need, and ask the operator to close your company. Changes
          of these terms are announced in the <SiteLink to="/changelog">changelog</SiteLink>.
        </Trans>
      </p>
      <p>
        <Trans>
          The law of the operator's country applies, and the rights that consumers have by law are not limited
          by anything here.
        </Trans>
      </p>
    </>
  );
}
