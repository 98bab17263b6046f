import { useMachine } from '@xstate/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAccount } from '#views/navigation/use-account.ts';
import { useSessionError } from '#views/navigation/session-error.ts';
import { Button } from '#views/ui/button.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Spinner } from '#views/ui/spinner.tsx';
import { AuthLink, AuthLinks } from './auth-links.tsx';
import { RegisterAccount } from './register-account.tsx';
import { RegisterCompany } from './register-company.tsx';
import { RegisterPayment } from './register-payment.tsx';
import { RegisterPlan } from './register-plan.tsx';
import { RegisterProgress } from './register-progress.tsx';
import type { RegisterStepProps } from './register-step.ts';

/** Sign-up: plan, company, payment, account. */
export function RegisterPage() {
  const { t } = useLingui();
  const { registration } = useAccount();
  const [state, send, actor] = useMachine(registration);
  return (
    <>
      <Step state={state} send={send} actor={actor} />
      <AuthLinks>
        <AuthLink to="/auth/login">{t`Already have an account? Sign in`}</AuthLink>
        <AuthLink to="/auth/submit-interest">{t`Ask us something first`}</AuthLink>
      </AuthLinks>
    </>
  );
}

function Step(props: RegisterStepProps) {
  const { state } = props;
  if (state.matches('beginning') || state.matches('registered')) return <Spinner />;
  if (state.matches('closed')) return <Closed {...props} />;
  return (
    <>
      <RegisterProgress step={state.context.step} hasPlans={state.context.plans.length > 0} />
      {state.matches('plan') && <RegisterPlan {...props} />}
      {state.matches('company') && <RegisterCompany {...props} />}
      {state.matches('payment') && <RegisterPayment {...props} />}
      {(state.matches('account') || state.matches('registering')) && <RegisterAccount {...props} />}
    </>
  );
}

function Closed({ state, send }: RegisterStepProps) {
  const errorText = useSessionError();
  return (
    <div className="ui-stack">
      {state.context.problem && <Notice tone="danger">{errorText(state.context.problem)}</Notice>}
      <Button icon="refresh" onClick={() => send({ type: 'retry' })}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
