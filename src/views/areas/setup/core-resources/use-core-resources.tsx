import type { ReactNode } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { Tabs } from '#views/ui/tabs.tsx';

interface Resource {
  readonly label: MessageDescriptor;
  /** The permission to see it. */
  readonly view: string;
}

const PAGE = '/apps/settings/core-resources';

/** The lists in their order, by their addresses below the page: `/payment-terms`. */
const resources = {
  '': { label: msg`Reasons`, view: 'reason.view' },
  '/payment-terms': { label: msg`Payment terms`, view: 'paymentTerm.view' },
  '/delivery-terms': { label: msg`Delivery terms`, view: 'deliveryTerm.view' },
  '/carriers': { label: msg`Carriers`, view: 'carrier.view' },
  '/vat-rates': { label: msg`VAT rates`, view: 'vatRate.view' },
  '/exchange-rates': { label: msg`Exchange rates`, view: 'exchangeRate.view' },
  '/accounts': { label: msg`Accounts`, view: 'account.view' },
  '/posting-rules': { label: msg`Posting rules`, view: 'postingRule.view' },
  '/tags': { label: msg`Tags`, view: 'tag.view' },
  '/units': { label: msg`Units`, view: 'unit.view' },
  '/label-formats': { label: msg`Label formats`, view: 'labelFormat.view' },
  '/number-series': { label: msg`Number series`, view: 'company.manage' },
} as const satisfies Readonly<Record<string, Resource>>;

interface Within {
  readonly title: string;
  readonly parts: ReactNode;
}

/**
 * What the documents of a company are written with, list by list: each list is a page of its own, with the title of all
 * and tabs that lead to the others.
 */
export function useCoreResources(shown: keyof typeof resources): Within {
  const { t, i18n } = useLingui();
  const model = useModel();
  const paths = usePaths();
  const title = t`Core resources`;
  const seen = Object.entries(resources).filter(([, { view }]) => model.may(view));
  const parts = (
    <div className="ui-tabs-apart">
      <Tabs
        label={title}
        tabs={seen.map(([id, { label }]) => ({ id, label: i18n._(label) }))}
        active={shown}
        onChange={(id) => paths.go(`${PAGE}${id}`)}
      />
    </div>
  );
  return { title, parts };
}
