import { Trans } from '@lingui/react/macro';

/** What the mark at a label means; the theme hides it in a form without such a field. */
export function RequiredNote() {
  return (
    <p className="ui-required-note">
      <Trans>Fields marked * are required.</Trans>
    </p>
  );
}
