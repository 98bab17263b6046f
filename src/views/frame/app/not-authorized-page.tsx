import { useLingui } from '@lingui/react/macro';
import { Message } from './error-page.tsx';

/** A page that exists, but not for this person. */
export function NotAuthorizedPage() {
  const { t } = useLingui();
  return (
    <Message
      code="403"
      title={t`You are not authorised`}
      text={t`You don't have permission to open this page. Ask an administrator of your company for access.`}
    />
  );
}
