import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  IconBuilding,
  IconBuildingWarehouse,
  IconCloudOff,
  IconHistory,
  IconReceipt,
  IconShoppingCart,
} from './tabler.ts';
import type { TablerIcon } from '#views/ui/tabler-icon.tsx';
import { AppPicture } from '../kit/article/app-picture.tsx';
import { SiteButton } from './site-button.tsx';
import './home.css';

interface Area {
  readonly Icon: TablerIcon;
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
}

const areas: readonly Area[] = [
  {
    Icon: IconShoppingCart,
    title: msg`Sales`,
    text: msg`Orders are confirmed, reserved, picked and shipped. Each says what can happen next, and why something can't.`,
  },
  {
    Icon: IconReceipt,
    title: msg`Purchasing`,
    text: msg`Order from suppliers, receive in parts, and see what is late.`,
  },
  {
    Icon: IconBuildingWarehouse,
    title: msg`Warehouse`,
    text: msg`Every unit has a place. Each move takes it from one place to another, so stock always adds up.`,
  },
  {
    Icon: IconCloudOff,
    title: msg`Without a connection`,
    text: msg`Keep working when the network is down. Your changes are sent when it is back.`,
  },
  {
    Icon: IconBuilding,
    title: msg`Several companies`,
    text: msg`Each with its own stock, currency, people and roles. Switch between them with one click.`,
  },
  {
    Icon: IconHistory,
    title: msg`Nothing is lost`,
    text: msg`Who did what and when stays with every document.`,
  },
];

/** The start page of the public site. */
export function HomePage() {
  return (
    <div className="home">
      <section className="home-hero">
        <h1>
          <Trans>Stock that adds up, in every company, down to the last unit.</Trans>
        </h1>
        <p>
          <Trans>
            Lagra keeps products, purchasing, sales and the warehouse together, on a computer and on a phone.
          </Trans>
        </p>
        <div className="home-ways">
          <SiteButton variant="primary" to="/auth/register">
            <Trans>Create an account</Trans>
          </SiteButton>
          <SiteButton to="/auth/login">
            <Trans>Sign in</Trans>
          </SiteButton>
        </div>
      </section>
      <HomeAreas />
      {/* On a phone it comes last: it must not be what the first screen waits for. */}
      <AppPicture name="stock-item" />
    </div>
  );
}

function HomeAreas() {
  const { t, i18n } = useLingui();
  return (
    <section className="home-areas" aria-label={t`What it does`}>
      <ul>
        {areas.map(({ Icon, title, text }) => (
          <li key={title.id}>
            <Icon size={20} aria-hidden />
            <h2>{i18n._(title)}</h2>
            <p>{i18n._(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
