import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { COMPANY } from '#model/values/company-document.ts';
import { useModel, useRow } from '#views/kit/document/model-context.tsx';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { Button } from '#views/ui/button.tsx';
import { ConfirmDialog } from '#views/ui/confirm-dialog.tsx';

/** Whether the company asks its members for a second factor, and a way to change it; for who manages the company. */
export function FactorRequirement() {
  const { t } = useLingui();
  const isRequired = useRow('company', COMPANY)?.secondFactor === true;
  const [isAsked, setAsked] = useState(false);
  const close = (): void => setAsked(false);
  if (!useModel().may('company.manage')) return null;
  return (
    <>
      <Button
        icon={isRequired ? 'shield' : 'lockOpen'}
        onClick={() => setAsked(true)}
        data-testid="require-factor"
      >
        {isRequired ? t`Second factor required` : t`Require a second factor`}
      </Button>
      {isRequired ? (
        <Waive isAsked={isAsked} onClose={close} />
      ) : (
        <Require isAsked={isAsked} onClose={close} />
      )}
    </>
  );
}

interface QuestionProps {
  readonly isAsked: boolean;
  readonly onClose: () => void;
}

function Require({ isAsked, onClose }: QuestionProps) {
  const { t } = useLingui();
  const change = useChange('requireSecondFactor', onClose);
  return (
    <ConfirmDialog
      open={isAsked}
      title={t`Require a second factor?`}
      confirmLabel={t`Require it`}
      onConfirm={change}
      onClose={onClose}
    >
      <Trans>
        Members without one see nothing of this company until they have set one up. That holds at once, and
        for you too.
      </Trans>
    </ConfirmDialog>
  );
}

function Waive({ isAsked, onClose }: QuestionProps) {
  const { t } = useLingui();
  const change = useChange('waiveSecondFactor', onClose);
  return (
    <ConfirmDialog
      open={isAsked}
      danger
      title={t`Stop requiring a second factor?`}
      confirmLabel={t`Stop requiring it`}
      onConfirm={change}
      onClose={onClose}
    >
      <Trans>Members then sign in with their password alone, unless they have set one up.</Trans>
    </ConfirmDialog>
  );
}

function useChange(type: 'requireSecondFactor' | 'waiveSecondFactor', onDone: () => void): () => void {
  const propose = usePropose();
  return () => {
    propose({ kind: 'company', document: COMPANY, type, data: {} });
    onDone();
  };
}
