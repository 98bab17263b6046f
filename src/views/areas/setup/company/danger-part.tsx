import { useState, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { COMPANY } from '#model/values/company-document.ts';
import { CLOSED_DAYS, CLOSING_DAYS } from '#model/areas/setup/company/company.life.ts';
import type { CompanyRow } from '#model/areas/setup/company/company.facts.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useRefused } from '#views/kit/document/use-refused.ts';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { Button } from '#views/ui/button.tsx';
import type { IconName } from '#views/ui/icon.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { NameTypedDialog, type Ending } from './name-typed-dialog.tsx';

/** Suspending and closing the company, and taking it back. [CY6] */
export function DangerPart() {
  const row = useCompany();
  const state = String(row.state);
  const [asked, ask] = useState<Ending | null>(null);
  return (
    <div className="ui-form">
      <Suspending state={state} onAsk={() => ask('suspend')} />
      <Closing row={row} onAsk={() => ask('close')} />
      {asked !== null && <NameTypedDialog type={asked} name={row.name} onClose={() => ask(null)} />}
    </div>
  );
}

interface SuspendingProps {
  readonly state: string;
  readonly onAsk: () => void;
}

function Suspending({ state, onAsk }: SuspendingProps) {
  const { t } = useLingui();
  const ways: Readonly<Record<string, ReactNode>> = {
    suspended: <Give type="resume" icon="play" label={t`Resume`} />,
  };
  const texts: Readonly<Record<string, string>> = {
    suspended: t`The company is suspended. Everybody can read and export; nothing can be written until you resume.`,
  };
  return (
    <Panel
      title={t`Suspend the company`}
      actions={ways[state] ?? <Ask type="suspend" icon="pause" label={t`Suspend…`} onAsk={onAsk} />}
    >
      <p>{texts[state] ?? t`Everybody can read and export; nothing can be written until you resume.`}</p>
    </Panel>
  );
}

interface ClosingProps {
  readonly row: CompanyRow;
  readonly onAsk: () => void;
}

function Closing({ row, onAsk }: ClosingProps) {
  const { t } = useLingui();
  const format = useFormat();
  const state = String(row.state);
  const until = row.until ? format.date(row.until) : '';
  const ways: Readonly<Record<string, ReactNode>> = {
    closing: <Give type="reopen" icon="undo" label={t`Reopen the company`} />,
  };
  const texts: Readonly<Record<string, string>> = {
    closing: t`The company closes on ${until}. Until then everybody can read and export, and you can reopen it.`,
    closed: t`The company is closed. Founders can read and export it until ${until}; after that nobody can enter it.`,
  };
  const [days, left] = [format.count(CLOSING_DAYS), format.count(CLOSED_DAYS)];
  return (
    <Panel
      title={t`Close the company`}
      actions={ways[state] ?? <Ask type="close" icon="ban" label={t`Close…`} onAsk={onAsk} />}
    >
      <p>
        {texts[state] ??
          t`For ${days} days it can only be read and exported, and be reopened. Then it is closed, and its subscription ends: founders alone can read and export it for another ${left} days.`}
      </p>
    </Panel>
  );
}

interface ActProps {
  readonly icon: IconName;
  readonly label: string;
}

function Ask({ type, icon, label, onAsk }: ActProps & { readonly type: Ending; readonly onAsk: () => void }) {
  const refused = useRefused('company');
  const refusal = useVerdict('company', COMPANY, type);
  return (
    <Button variant="danger" icon={icon} {...refused(refusal)} data-testid={type} onClick={onAsk}>
      {label}
    </Button>
  );
}

function Give({ type, icon, label }: ActProps & { readonly type: 'resume' | 'reopen' }) {
  const refused = useRefused('company');
  const refusal = useVerdict('company', COMPANY, type);
  const propose = usePropose();
  return (
    <Button
      variant="primary"
      icon={icon}
      {...refused(refusal)}
      data-testid={type}
      onClick={() => void propose({ kind: 'company', document: COMPANY, type, data: {} })}
    >
      {label}
    </Button>
  );
}
