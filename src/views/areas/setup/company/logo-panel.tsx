import { useId, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { LARGEST_LOGO } from '#model/areas/setup/company/company.facts.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { CompanyLogo } from '#views/kit/document/company-logo.tsx';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useRefused } from '#views/kit/document/use-refused.ts';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { Button } from '#views/ui/button.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import './company.css';

/** The logo on every paper: chosen, changed and removed. [LOGO1] */
export function LogoPanel() {
  const { t } = useLingui();
  const { logo, name } = useCompany();
  const { input, choose, isBusy, fault } = useChoosing();
  return (
    <Panel
      title={t`Logo`}
      subtitle={t`PNG, JPEG or SVG of at most 1 MB, at the top of every paper.`}
      actions={<Buttons has={Boolean(logo)} isBusy={isBusy} onChoose={choose} />}
    >
      {input}
      <div className="ui-stack">
        {fault !== null && <Notice tone="danger">{fault}</Notice>}
        {logo ? (
          <div className="company-logo-shown">
            <CompanyLogo logo={logo} name={t`Logo of ${name}`} />
          </div>
        ) : (
          <p className="ui-soft">
            <Trans>No logo: papers begin with the name of the company.</Trans>
          </p>
        )}
      </div>
    </Panel>
  );
}

interface ButtonsProps {
  readonly has: boolean;
  readonly isBusy: boolean;
  readonly onChoose: () => void;
}

function Buttons({ has, isBusy, onChoose }: ButtonsProps) {
  const { t } = useLingui();
  const refused = useRefused('company');
  const mayNot = useVerdict('company', COMPANY, 'update');
  const noRemoving = useVerdict('company', COMPANY, 'removeLogo');
  const propose = usePropose();
  const remove = (): void =>
    void propose({ kind: 'company', document: COMPANY, type: 'removeLogo', data: {} });
  return (
    <div className="ui-row">
      {has && (
        <Button
          size="sm"
          variant="quiet"
          icon="trash"
          {...refused(noRemoving)}
          data-testid="remove-logo"
          onClick={remove}
        >
          {t`Remove`}
        </Button>
      )}
      <Button
        size="sm"
        icon="upload"
        loading={isBusy}
        {...refused(mayNot)}
        data-testid="choose-logo"
        onClick={onChoose}
      >
        {has ? t`Choose another…` : t`Choose a file…`}
      </Button>
    </div>
  );
}

/** A file is chosen, looked at here, and sent. */
function useChoosing() {
  const { t } = useLingui();
  const { company } = useModel();
  const { files } = useApp();
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (file.size > LARGEST_LOGO) return setFault(t`The file is larger than 1 MB.`);
    setBusy(true);
    const failure = await files.setLogo(company, file);
    setBusy(false);
    setFault(failure && (failure.detail ?? t`Choosing a logo needs a connection.`));
  };
  const input = (
    <input
      id={id}
      type="file"
      hidden
      accept="image/png,image/jpeg,image/svg+xml"
      data-testid="logo-file"
      onChange={({ target }) => {
        void take(target.files?.[0]);
        target.value = '';
      }}
    />
  );
  return {
    input,
    isBusy,
    fault,
    choose: () => document.querySelector<HTMLInputElement>(`#${CSS.escape(id)}`)?.click(),
  };
}
