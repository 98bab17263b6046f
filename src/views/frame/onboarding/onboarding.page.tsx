import { useMachine } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type {
  OnboardingEvent,
  onboardingMachine,
} from '#machines/areas/setup/onboarding/onboarding.machine.ts';
import { useAccount } from '#views/navigation/use-account.ts';
import { CompanyGate } from '#views/frame/app/company-gate.tsx';
import { Leads } from '#views/frame/app/leads.tsx';
import { useSessionError } from '#views/navigation/session-error.ts';
import { useAnnouncements } from '#views/navigation/use-announcements.ts';
import { useSessionView } from '#views/navigation/use-session.ts';
import { StepProgress } from '#views/frame/auth/step-progress.tsx';
import { AnnouncerProvider } from '#views/navigation/announcer.ts';
import { Button } from '#views/ui/button.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Spinner } from '#views/ui/spinner.tsx';
import { OnboardingCompany } from './onboarding-company.tsx';
import { OnboardingInvite } from './onboarding-invite.tsx';
import { OnboardingProducts } from './onboarding-products.tsx';
import { OnboardingWarehouse } from './onboarding-warehouse.tsx';

/** The state of the setup, and the events it takes. */
interface OnboardingProps {
  readonly state: SnapshotFrom<typeof onboardingMachine>;
  readonly send: (event: OnboardingEvent) => void;
}

const steps = [
  { step: 'company', label: msg`Company` },
  { step: 'warehouse', label: msg`Warehouse` },
  { step: 'products', label: msg`Products` },
  { step: 'invite', label: msg`People` },
] as const;

/** Sets up a company: its details, a warehouse, the first products and people. Can be skipped and resumed. */
export function OnboardingPage() {
  const session = useSessionView();
  const announcer = useAnnouncements();
  if (!session.active) return <Leads to="/auth/company-select" />;
  return (
    <AnnouncerProvider value={announcer}>
      <CompanyGate>
        <Onboarding />
      </CompanyGate>
    </AnnouncerProvider>
  );
}

function Onboarding() {
  const { onboarding } = useAccount();
  const errorText = useSessionError();
  const [state, send] = useMachine(onboarding);
  const { problem, step } = state.context;
  if (state.hasTag('busy')) return <Spinner />;
  if (state.matches('finished')) return <Finished send={send} />;
  return (
    <>
      {!state.matches('unavailable') && <StepProgress steps={steps} here={step} />}
      {problem && (
        <div className="ui-stack">
          <Notice tone="danger">{errorText(problem)}</Notice>
        </div>
      )}
      {state.matches('unavailable') && <Unavailable send={send} />}
      <OnboardingForm state={state} send={send} />
    </>
  );
}

function OnboardingForm({ state, send }: OnboardingProps) {
  const next = (): void => send({ type: 'next' });
  return (
    <>
      {state.matches('company') && <OnboardingCompany onNext={next} />}
      {state.matches('warehouse') && <OnboardingWarehouse onNext={next} />}
      {state.matches('products') && <OnboardingProducts onNext={next} />}
      {state.matches('invite') && <OnboardingInvite onNext={next} />}
      {state.can({ type: 'skip' }) && (
        <div className="auth-others">
          {state.can({ type: 'back' }) && (
            <Button variant="quiet" onClick={() => send({ type: 'back' })}>
              <Trans>Back</Trans>
            </Button>
          )}
          <Button variant="quiet" data-testid="skip" onClick={() => send({ type: 'skip' })}>
            <Trans>Do this later</Trans>
          </Button>
        </div>
      )}
    </>
  );
}

function Finished({ send }: Pick<OnboardingProps, 'send'>) {
  const { t } = useLingui();
  return (
    <div className="ui-stack">
      <Notice tone="success" title={t`The company is set up`}>
        <Trans>Order products from a supplier, receive them, sell them and ship them.</Trans>
      </Notice>
      <Button variant="primary" data-testid="go-to-work" onClick={() => send({ type: 'goToWork' })}>
        <Trans>To the dashboard</Trans>
      </Button>
      <div className="auth-others">
        <Button variant="quiet" onClick={() => send({ type: 'back' })}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </div>
  );
}

function Unavailable({ send }: Pick<OnboardingProps, 'send'>) {
  return (
    <div className="auth-others">
      <Button icon="refresh" onClick={() => send({ type: 'retry' })}>
        <Trans>Try again</Trans>
      </Button>
      <Button variant="quiet" onClick={() => send({ type: 'goToWork' })}>
        <Trans>To the dashboard</Trans>
      </Button>
    </div>
  );
}
