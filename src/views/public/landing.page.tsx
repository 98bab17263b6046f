import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ShelfPicture } from '../app/shelf-picture.tsx';
import { usePaths } from '../app/use-paths.ts';
import { Button } from '../ui/button.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';

interface Area {
  readonly icon: IconName;
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
}

const areas: readonly Area[] = [
  {
    icon: 'shoppingCart',
    title: msg`Sales`,
    text: msg`Orders are confirmed, reserved, picked and shipped. Each says what can happen next, and why something can't.`,
  },
  {
    icon: 'receipt',
    title: msg`Purchasing`,
    text: msg`Order from suppliers, receive in parts, and see what is late.`,
  },
  {
    icon: 'warehouse',
    title: msg`Warehouse`,
    text: msg`Every unit has a place. Each move takes it from one place to another, so stock always adds up.`,
  },
  {
    icon: 'cloudOff',
    title: msg`Without a connection`,
    text: msg`Keep working when the network is down. Your changes are sent when it is back.`,
  },
  {
    icon: 'building',
    title: msg`Several companies`,
    text: msg`Each with its own stock, currency, people and roles. Switch between them with one click.`,
  },
  {
    icon: 'history',
    title: msg`Nothing is lost`,
    text: msg`Who did what and when stays with every document.`,
  },
];

/** The start page of the public site. */
export function LandingPage() {
  const paths = usePaths();
  return (
    <>
      <section className="landing-hero">
        <div>
          <h1>
            <Trans>Stock that adds up, in every company, down to the last unit.</Trans>
          </h1>
          <p>
            <Trans>
              Lagra keeps products, purchasing, sales and the warehouse together, on a computer and on a
              phone.
            </Trans>
          </p>
          <div className="landing-ways">
            <Button variant="primary" to={paths.to('/auth/register')}>
              <Trans>Create an account</Trans>
            </Button>
            <Button to={paths.to('/auth/login')}>
              <Trans>Sign in</Trans>
            </Button>
          </div>
        </div>
        <div className="landing-art">
          <ShelfPicture />
        </div>
      </section>
      <LandingAreas />
    </>
  );
}

function LandingAreas() {
  const { t, i18n } = useLingui();
  return (
    <section aria-label={t`What it does`}>
      <ul className="landing-areas">
        {areas.map(({ icon, title, text }) => (
          <li key={icon}>
            <Icon name={icon} size={20} />
            <h2>{i18n._(title)}</h2>
            <p>{i18n._(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
