import type { ComponentType, ReactNode } from 'react';
import { useLocation } from '@tanstack/react-router';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { CarrierList } from '../carrier/carrier-list.tsx';
import { DeliveryTermList } from '../delivery-term/delivery-term-list.tsx';
import { PaymentTermList } from '../payment-term/payment-term-list.tsx';
import { SeriesList } from '../company/series-list.tsx';
import { LabelFormatList } from '../label-format/label-format-list.tsx';
import { AccountList } from '../account/account-list.tsx';
import { ExchangeRateList } from '../exchange-rate/exchange-rate-list.tsx';
import { ReasonList } from '../reason/reason-list.tsx';
import { TagList } from '../tag/tag-list.tsx';
import { UnitList } from '../unit/unit-list.tsx';
import { Tabs } from '#views/ui/tabs.tsx';
import { VatRateList } from '../vat-rate/vat-rate-list.tsx';

interface Resource {
  /** Its address below the page: `/payment-terms`. */
  readonly id: string;
  readonly label: MessageDescriptor;
  /** The permission to see it. */
  readonly view: string;
  readonly list: ComponentType<{
    readonly within: { readonly title: string; readonly parts: ReactNode };
  }>;
}

const PAGE = '/apps/settings/core-resources';

const resources: readonly Resource[] = [
  { id: '', label: msg`Reasons`, view: 'reason.view', list: ReasonList },
  { id: '/payment-terms', label: msg`Payment terms`, view: 'paymentTerm.view', list: PaymentTermList },
  {
    id: '/delivery-terms',
    label: msg`Delivery terms`,
    view: 'deliveryTerm.view',
    list: DeliveryTermList,
  },
  { id: '/carriers', label: msg`Carriers`, view: 'carrier.view', list: CarrierList },
  { id: '/vat-rates', label: msg`VAT rates`, view: 'vatRate.view', list: VatRateList },
  { id: '/exchange-rates', label: msg`Exchange rates`, view: 'exchangeRate.view', list: ExchangeRateList },
  { id: '/accounts', label: msg`Accounts`, view: 'account.view', list: AccountList },
  { id: '/tags', label: msg`Tags`, view: 'tag.view', list: TagList },
  { id: '/units', label: msg`Units`, view: 'unit.view', list: UnitList },
  {
    id: '/label-formats',
    label: msg`Label formats`,
    view: 'labelFormat.view',
    list: LabelFormatList,
  },
  { id: '/number-series', label: msg`Number series`, view: 'company.manage', list: SeriesList },
];

/** What the documents of a company are written with, list by list; each list has an address of its own. */
export function CoreResourcesPage() {
  const { t, i18n } = useLingui();
  const model = useModel();
  const paths = usePaths();
  const { pathname } = useLocation();
  const seen = resources.filter(({ view }) => model.may(view));
  const chosen = seen.find(({ id }) => id !== '' && pathname.endsWith(id)) ?? seen[0];
  if (!chosen) return null;
  const title = t`Core resources`;
  const parts = (
    <Tabs
      label={title}
      tabs={seen.map(({ id, label }) => ({ id, label: i18n._(label) }))}
      active={chosen.id}
      onChange={(id) => paths.go(`${PAGE}${id}`)}
    />
  );
  return <chosen.list key={chosen.id} within={{ title, parts }} />;
}
