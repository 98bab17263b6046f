import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#views/ui/button.tsx';
import { GalleryFiles } from './gallery-files.tsx';
import { Specimen } from './gallery-frame.tsx';

/** Buttons in all variants and states. */
export function GalleryButtons() {
  const { t } = useLingui();
  return (
    <>
      <Specimen name={t`Kinds`} id="button-kinds" wide>
        <Button variant="primary">
          <Trans>Confirm order</Trans>
        </Button>
        <Button>
          <Trans>Save draft</Trans>
        </Button>
        <Button variant="quiet">
          <Trans>Not now</Trans>
        </Button>
        <Button variant="danger">
          <Trans>Delete</Trans>
        </Button>
      </Specimen>
      <Small />
      <WithIcons />
      <Off />
      <Loading />
      <GalleryFiles />
    </>
  );
}

function Small() {
  const { t } = useLingui();
  return (
    <Specimen name={t`Small`} wide>
      <Button size="sm" variant="primary">
        <Trans>Confirm order</Trans>
      </Button>
      <Button size="sm">
        <Trans>Save draft</Trans>
      </Button>
      <Button size="sm" variant="quiet">
        <Trans>Not now</Trans>
      </Button>
      <Button size="sm" variant="danger">
        <Trans>Delete</Trans>
      </Button>
    </Specimen>
  );
}

function WithIcons() {
  const { t } = useLingui();
  return (
    <Specimen name={t`With an icon`} wide>
      <Button variant="primary" icon="plus">
        <Trans>New order</Trans>
      </Button>
      <Button icon="printer">
        <Trans>Print</Trans>
      </Button>
      <Button variant="quiet" icon="arrowLeft">
        <Trans>Back</Trans>
      </Button>
      <Button icon="dots" label={t`More actions`} />
      <Button variant="quiet" icon="settings" label={t`Settings`} />
      <Button size="sm" icon="edit" label={t`Edit`} />
    </Specimen>
  );
}

function Off() {
  const { t } = useLingui();
  return (
    <Specimen name={t`Off, with and without a reason`} id="button-off" wide>
      <Button variant="primary" disabledReason={t`Nothing is left to ship on this order.`}>
        <Trans>Ship</Trans>
      </Button>
      <Button disabled>
        <Trans>Save draft</Trans>
      </Button>
      <Button variant="quiet" disabled>
        <Trans>Not now</Trans>
      </Button>
      <Button variant="danger" disabled>
        <Trans>Delete</Trans>
      </Button>
    </Specimen>
  );
}

function Loading() {
  const { t } = useLingui();
  return (
    <>
      <Specimen name={t`Loading`}>
        <Button variant="primary" loading>
          <Trans>Confirm order</Trans>
        </Button>
        <Button loading>
          <Trans>Save draft</Trans>
        </Button>
        <Button loading icon="refresh" label={t`Refresh`} />
      </Specimen>
      <Specimen name={t`A group`}>
        <span className="ui-button-group">
          <Button icon="chevronUp" label={t`Previous in list`} />
          <Button icon="chevronDown" label={t`Next in list`} />
        </span>
      </Specimen>
    </>
  );
}
