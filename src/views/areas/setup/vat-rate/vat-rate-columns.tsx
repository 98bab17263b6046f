import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { VatRateRow } from '#model/areas/setup/vat-rate/vat-rate.facts.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { countryName } from '#i18n/country.ts';
import { Badge } from '#views/ui/badge.tsx';
import type { IconName } from '#views/ui/icon.tsx';
import type { Tone } from '#views/ui/tone.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { isOfProduct, standingOf, type Standing } from './rate-lines.ts';
import { ratedClassWords, vatRateFields } from './vat-rate.fields.ts';

const standings: Readonly<
  Record<Standing, { readonly label: MessageDescriptor; readonly tone: Tone; readonly icon: IconName }>
> = {
  inForce: { label: msg`In force`, tone: 'success', icon: 'circleCheck' },
  later: { label: msg`Begins later`, tone: 'info', icon: 'clock' },
  over: { label: msg`Over`, tone: 'neutral', icon: 'history' },
  replaced: { label: msg`Own rate wins`, tone: 'neutral', icon: 'arrowBack' },
  archived: { label: msg`Archived`, tone: 'neutral', icon: 'archive' },
};

/** The columns of rates, and how each stands on a day. */
export function useRateColumns(own: readonly VatRateRow[], day: string): readonly ListColumn<VatRateRow>[] {
  const { t, i18n } = useLingui();
  const format = useFormat();
  return [
    {
      id: 'country',
      header: i18n._(vatRateFields.country.label),
      width: { share: 2, min: 150 },
      cell: ({ country }) => countryName(country, i18n.locale),
    },
    {
      id: 'vatClass',
      header: i18n._(vatRateFields.vatClass.label),
      width: { share: 1, min: 130 },
      cell: ({ vatClass }) => i18n._(ratedClassWords[vatClass]),
    },
    {
      id: 'rate',
      header: i18n._(vatRateFields.rate.label),
      width: 100,
      align: 'end',
      cell: ({ rate }) => format.percent(rate),
    },
    ...useDayColumns(),
    {
      id: 'origin',
      header: t`Origin`,
      width: 110,
      cell: (rate) => (isOfProduct(rate) ? t`Built-in` : t`Own`),
    },
    useStandingColumn(own, day),
  ];
}

function useStandingColumn(own: readonly VatRateRow[], day: string): ListColumn<VatRateRow> {
  const { t, i18n } = useLingui();
  const standing = (rate: VatRateRow) => standings[standingOf(rate, own, day)];
  return {
    id: 'standing',
    header: t`State`,
    width: 150,
    cell: (rate) => {
      const { label, tone, icon } = standing(rate);
      return (
        <Badge tone={tone} icon={icon}>
          {i18n._(label)}
        </Badge>
      );
    },
    value: (rate) => i18n._(standing(rate).label),
    card: 'aside',
  };
}

function useDayColumns(): readonly ListColumn<VatRateRow>[] {
  const { i18n } = useLingui();
  const format = useFormat();
  return [
    {
      id: 'from',
      header: i18n._(vatRateFields.from.label),
      width: 130,
      cell: ({ from }) => format.date(from),
    },
    {
      id: 'to',
      header: i18n._(vatRateFields.to.label),
      width: 170,
      cell: ({ to }) => (to === null ? i18n._(vatRateFields.to.none) : format.date(to)),
    },
  ];
}
