import type { Draft } from 'immer';
import { defineKind } from '#model/engine/kind.ts';
import { withSeries, type SeriesSet } from './number-series.ts';
import type {
  CompanyPolicies,
  CompanyRow,
  LabelSettings,
  MailSender,
  NumberedPallets,
  PaperTexts,
  PeriodReopening,
} from './company.facts.ts';

/** Of numberings, for labels to be printed again; the log has all. */
const KEPT_PALLETS = 20;

export const companyKind = defineKind({
  kind: 'company',
  actions: ['view', 'edit', 'manage'],
  lists: [],
  isDiscussed: false,
  // Who lacks a second factor that is required is not let in.
  changesAccess: true,
  indexes: {},
  reasons: { periodReopened: { reason: 'reopenPeriod' } },
  folds: {
    secondFactorRequired: (row: Draft<CompanyRow>): void => void (row.secondFactor = true),
    secondFactorWaived: (row: Draft<CompanyRow>): void => void (row.secondFactor = false),
    labelsSet: (row: Draft<CompanyRow>, data: LabelSettings): void => void (row.labels = data),
    seriesSet: (row: Draft<CompanyRow>, data: SeriesSet): void =>
      void Object.assign(row, { series: withSeries(row.series ?? {}, data) }),
    mailSenderSet: (row: Draft<CompanyRow>, data: MailSender): void => void (row.mailSender = data),
    paperTextsSet: (row: Draft<CompanyRow>, { texts }: PaperTexts): void => void (row.paperTexts = texts),
    palletsNumbered: (row: Draft<CompanyRow>, data: NumberedPallets): void => {
      row.nextPallet = data.first + data.count;
      row.pallets = [data, ...(row.pallets ?? [])].slice(0, KEPT_PALLETS);
    },
    policiesChanged: (row: Draft<CompanyRow>, data: CompanyPolicies): void => void (row.policies = data),
    periodReopened: (row: Draft<CompanyRow>, { closedUntil }: PeriodReopening): void =>
      void (row.policies.closedUntil = closedUntil),
  },
});
