import { useState, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePaths } from '#views/navigation/use-paths.ts';
import { CountingRules } from '#views/areas/setup/company/counting-rules.tsx';
import { ReturnRules } from '#views/areas/setup/company/return-rules.tsx';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { invoicerHints } from './invoicer.messages.ts';
import { FactorRequirement } from '../member/factor-requirement.tsx';
import { Button } from '#views/ui/button.tsx';
import { Panel } from '#views/ui/panel.tsx';
import './company.css';

/** Policies that are edited where they are used, and what is the same for every company. */
export function OtherPolicies() {
  const { t } = useLingui();
  return (
    <Panel title={t`Further policies`} flush>
      <ul className="company-policies" aria-label={t`Further policies`}>
        <Invoicing />
        <Returns />
        <Counting />
        <Waiting />
        <Factor />
        <Limits />
        <Policy title={t`Stock below zero`}>
          <Trans>
            Refused, always: no place ever holds less than nothing, or than what is reserved there.
          </Trans>
        </Policy>
      </ul>
    </Panel>
  );
}

interface PolicyProps {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function Policy({ title, action, children }: PolicyProps) {
  return (
    <li>
      <div>
        <strong>{title}</strong>
        <p className="ui-soft">{children}</p>
      </div>
      {action}
    </li>
  );
}

/** Who invoices is decided beside the invoices. */
function Invoicing() {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const { invoicing = 'elsewhere' } = useCompany().policies;
  return (
    <Policy
      title={t`Invoicing`}
      action={
        <Button size="sm" icon="edit" to={paths.to('/apps/sales/invoices/settings')}>{t`Invoicing`}</Button>
      }
    >
      {i18n._(invoicerHints[invoicing])}
    </Policy>
  );
}

function Returns() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const days = useCompany().policies.returnDays ?? null;
  return (
    <Policy
      title={t`How long goods are taken back`}
      action={<Button size="sm" icon="edit" onClick={() => setOpen(true)}>{t`Return rules`}</Button>}
    >
      {days === null ? (
        <Trans>However late. A limit holds for returns that are asked for from then on.</Trans>
      ) : (
        <Trans>{days} days from the day goods left, for returns that are asked for from now on.</Trans>
      )}
      {isOpen && <ReturnRules onClose={() => setOpen(false)} />}
    </Policy>
  );
}

function Counting() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <Policy
      title={t`Counting`}
      action={<Button size="sm" icon="edit" onClick={() => setOpen(true)}>{t`Counting rules`}</Button>}
    >
      <Trans>
        How far a count may differ and how often bins are counted. Open counts are judged anew by it.
      </Trans>
      {isOpen && <CountingRules onClose={() => setOpen(false)} />}
    </Policy>
  );
}

function Waiting() {
  const { t } = useLingui();
  const paths = usePaths();
  if (!useModel().may('flows.view')) return null;
  return (
    <Policy
      title={t`Limits of waiting`}
      action={<Button size="sm" icon="clock" to={paths.to('/apps/flows')}>{t`Processes`}</Button>}
    >
      <Trans>
        How long documents may stay in a state before they are shown as late: under Limits on each process.
        They hold at once, for documents that wait already, too.
      </Trans>
    </Policy>
  );
}

function Factor() {
  const { t } = useLingui();
  const isRequired = useCompany().secondFactor === true;
  return (
    <Policy title={t`Second factor`} action={<FactorRequirement />}>
      {isRequired ? (
        <Trans>Required: who has none sees nothing of the company.</Trans>
      ) : (
        <Trans>Not required. Once it is, who has none sees nothing of the company, at once.</Trans>
      )}
    </Policy>
  );
}

function Limits() {
  const { t } = useLingui();
  const paths = usePaths();
  if (!useModel().may('role.view')) return null;
  return (
    <Policy
      title={t`Limits in money`}
      action={<Button size="sm" icon="shield" to={paths.to('/apps/roles')}>{t`Roles`}</Button>}
    >
      <Trans>What somebody may commit alone is on their role; beyond it, somebody else approves.</Trans>
    </Policy>
  );
}
