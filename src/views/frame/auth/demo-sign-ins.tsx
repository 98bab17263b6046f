import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useApp } from '#views/navigation/app-context.tsx';
import { useSessionView } from '#views/navigation/use-session.ts';
import { Button } from '#views/ui/button.tsx';
import './auth.css';

/** The same for every demo user; not a secret, since all demo data is made up. */
const PASSWORD = 'lagra-demo-2026';

const people: readonly { readonly email: string; readonly role: MessageDescriptor }[] = [
  { email: 'admin@example.com', role: msg`Administrator` },
  { email: 'sales@example.com', role: msg`Sales` },
  { email: 'purchasing@example.com', role: msg`Purchasing` },
  { email: 'warehouse@example.com', role: msg`Warehouse` },
  { email: 'viewer@example.com', role: msg`Viewer` },
  { email: 'founder@example.com', role: msg`Founder` },
];

/** Demo sign-ins, one per role; nothing on a server without the demo. */
export function DemoSignIns() {
  const { t, i18n } = useLingui();
  const { isDemo } = useApp();
  const session = useSessionView();
  if (!isDemo) return null;
  return (
    <section className="auth-demo" aria-label={t`Demonstration`}>
      <p>
        <Trans>This is a demonstration with made-up data. Sign in as</Trans>
      </p>
      <ul>
        {people.map(({ email, role }) => (
          <li key={email}>
            <Button
              size="sm"
              disabled={session.isSigningIn}
              data-testid={`demo-${email.slice(0, email.indexOf('@'))}`}
              onClick={() => session.signIn({ email, password: PASSWORD })}
            >
              {i18n._(role)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
