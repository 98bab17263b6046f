import { Trans, useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { Plan } from '#machines/areas/setup/registration/registration.types.ts';
import { useAsync } from '../ui/use-async.ts';
import { SiteLink } from '../navigation/site-link.tsx';
import { useSiteHost } from './site-host.ts';

/** What the product costs, as the server tells it once the page is open. */
export function Plans() {
  return (
    <section id="prices" className="features-text">
      <h2>
        <Trans>Plans and prices</Trans>
      </h2>
      <p>
        <Trans>By month and company, without VAT. Every plan begins with a trial.</Trans>
      </p>
      <noscript>
        <p>
          <Trans>The prices are read from the server, which takes JavaScript.</Trans>
        </p>
      </noscript>
      <div className="site-scripted">
        <PlanList />
      </div>
    </section>
  );
}

function PlanList() {
  const { i18n } = useLingui();
  const { readPlans } = useSiteHost();
  const plans = useAsync(i18n.locale, readPlans);
  if (plans.status === 'loading')
    return (
      <p role="status" className="features-waits">
        <Trans>Reading the prices …</Trans>
      </p>
    );
  if (plans.status === 'failed' || plans.value.length === 0)
    return (
      <p role="status">
        <Trans>
          The prices cannot be read at the moment. <SiteLink to="/contact">Ask us</SiteLink>.
        </Trans>
      </p>
    );
  return (
    <ul className="features-plans">
      {plans.value.map((plan) => (
        <li key={plan.id} data-recommended={plan.recommended}>
          <PlanCard plan={plan} />
        </li>
      ))}
    </ul>
  );
}

function PlanCard({ plan }: { readonly plan: Plan }) {
  const { t, i18n } = useLingui();
  const { name, description, prices, limits, trialDays } = plan;
  const [first, ...others] = prices
    .toSorted((one, other) => rank(one.currency, i18n.locale) - rank(other.currency, i18n.locale))
    .map(({ currency, amount }) =>
      i18n.number(amount / 100, { style: 'currency', currency, maximumFractionDigits: 0 }),
    );
  const people = limits.members;
  const warehouses = limits.warehouses;
  return (
    <>
      <h3>{name}</h3>
      <p>{description}</p>
      <p className="features-price">
        <Trans>
          <strong>{first}</strong> a month
        </Trans>
      </p>
      <p className="features-other-prices">{others.join(' · ')}</p>
      <ul>
        <li>
          {people === null ? t`Any number of people` : plural(people, { one: '# person', other: '# people' })}
        </li>
        <li>
          {warehouses === null
            ? t`Any number of warehouses`
            : plural(warehouses, { one: '# warehouse', other: '# warehouses' })}
        </li>
        <li>{plural(trialDays, { one: '# day to try it', other: '# days to try it' })}</li>
      </ul>
    </>
  );
}

/** The currency of the reader's language comes first. */
const rank = (currency: string, locale: string): number =>
  currency === (locale === 'sv' ? 'SEK' : 'EUR') ? 0 : 1;
