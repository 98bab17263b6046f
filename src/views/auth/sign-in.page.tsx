import { DemoSignIns } from './demo-sign-ins.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** The way in. */
export function SignInPage() {
  return (
    <>
      <SignInForm />
      <DemoSignIns />
    </>
  );
}
