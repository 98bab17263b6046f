import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#views/ui/button.tsx';
import { ChoiceCards } from '#views/ui/choice-cards.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Spinner } from '#views/ui/spinner.tsx';
import { useSessionError } from '#views/navigation/session-error.ts';
import { sandboxCardWords } from '#views/areas/setup/billing/sandbox-card.messages.ts';
import { AuthForm } from './auth-form.tsx';
import type { RegisterStepProps } from './register-step.ts';

/** How the company will pay: through the provider named by the server, or later. */
export function RegisterPayment(props: RegisterStepProps) {
  const { state } = props;
  const { setup } = state.context;
  const isWaiting =
    state.matches({ payment: 'preparing' }) ||
    state.matches({ payment: 'returning' }) ||
    state.matches({ payment: 'leaving' });
  if (isWaiting)
    return (
      <>
        <div className="ui-stack">
          <Spinner />
        </div>
        <Others {...props} />
      </>
    );
  if (state.matches({ payment: 'unavailable' }) || !setup) return <Unavailable {...props} />;
  if (setup.elsewhere !== null) return <Elsewhere {...props} />;
  return (
    <>
      <SandboxCards key={setup.id} {...props} />
      <Others {...props} />
    </>
  );
}

/** Test cards of the sandbox, labelled as such. */
function SandboxCards({ state, send }: RegisterStepProps) {
  const { t, i18n } = useLingui();
  const { setup, problem } = state.context;
  const methods = setup?.methods ?? [];
  const [method, setMethod] = useState(methods[0] ?? null);
  const cards = methods.map((id) => {
    const words = sandboxCardWords[id];
    return { value: id, label: words ? i18n._(words) : id };
  });
  const submit = (): boolean => {
    if (method !== null) send({ type: 'pay', method });
    return method !== null;
  };
  return (
    <AuthForm
      problem={problem}
      isSending={state.matches({ payment: 'attaching' })}
      submitLabel={t`Use this card`}
      onSubmit={submit}
    >
      <Notice tone="warning" title={t`Test payments`}>
        <Trans>This server has no payment provider. The cards are made up, and no money moves.</Trans>
      </Notice>
      <ChoiceCards
        label={t`Card`}
        name="method"
        autoFocus
        value={method}
        options={cards}
        onChange={setMethod}
      />
    </AuthForm>
  );
}

/** A provider that asks for the card on its own page: card numbers never reach us. */
function Elsewhere(props: RegisterStepProps) {
  const { state, send } = props;
  const errorText = useSessionError();
  const { problem } = state.context;
  return (
    <>
      <div className="ui-stack">
        {problem && <Notice tone="danger">{errorText(problem)}</Notice>}
        <p>
          <Trans>
            You enter your card on the page of Stripe, our payment provider, and then return here.
          </Trans>
        </p>
        <Button
          variant="primary"
          iconEnd="external"
          data-testid="submit"
          onClick={() => send({ type: 'payElsewhere' })}
        >
          <Trans>To the page of Stripe</Trans>
        </Button>
      </div>
      <Others {...props} />
    </>
  );
}

function Unavailable(props: RegisterStepProps) {
  const { state, send } = props;
  const errorText = useSessionError();
  return (
    <>
      <div className="ui-stack">
        {state.context.problem && <Notice tone="danger">{errorText(state.context.problem)}</Notice>}
        <Button icon="refresh" onClick={() => send({ type: 'retry' })}>
          <Trans>Try again</Trans>
        </Button>
      </div>
      <Others {...props} />
    </>
  );
}

/** Pay later or go back: possible however long the provider takes, but not while a card is being submitted. */
function Others({ state, send }: RegisterStepProps) {
  const isOff = (type: 'payLater' | 'back'): boolean => !state.can({ type });
  return (
    <div className="auth-others">
      <Button data-testid="pay-later" disabled={isOff('payLater')} onClick={() => send({ type: 'payLater' })}>
        <Trans>Add it later</Trans>
      </Button>
      <Button variant="quiet" disabled={isOff('back')} onClick={() => send({ type: 'back' })}>
        <Trans>Back</Trans>
      </Button>
    </div>
  );
}
