import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#views/ui/button.tsx';
import { ButtonMenu } from '#views/ui/button-menu.tsx';
import { ConfirmDialog } from '#views/ui/confirm-dialog.tsx';
import { DateInput } from '#views/ui/date-input.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { Field } from '#views/ui/field.tsx';
import { KeyValues } from '#views/ui/key-values.tsx';
import { Select } from '#views/ui/select.tsx';
import { SidePanel } from '#views/ui/side-panel.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { GalleryCommandBox } from './gallery-command-box.tsx';
import { Held, Specimen } from './gallery-frame.tsx';
import { useOrderActions } from './gallery-menus.tsx';
import { usePlaces } from './gallery-selects.tsx';
import { GallerySpotlight } from './gallery-spotlight.tsx';

/** Overlays that trap the focus until they are closed. */
export function GalleryDialogs() {
  const { t } = useLingui();
  return (
    <>
      <Specimen name={t`A form`} id="dialog-form">
        <Held initial={false}>{(open, change) => <FormDialog open={open} onOpen={change} />}</Held>
      </Specimen>
      <Specimen name={t`A question`} id="dialog-question">
        <Held initial={false}>{(open, change) => <Question open={open} onOpen={change} />}</Held>
      </Specimen>
      <Specimen name={t`A panel at the side`} id="dialog-side">
        <Held initial={false}>{(open, change) => <Detail open={open} onOpen={change} />}</Held>
      </Specimen>
      <GalleryCommandBox />
      <GallerySpotlight />
    </>
  );
}

interface OpenProps {
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

function FormDialog({ open, onOpen }: OpenProps) {
  const { t } = useLingui();
  const close = (): void => onOpen(false);
  return (
    <>
      <Button onClick={() => onOpen(true)}>
        <Trans>Move stock</Trans>
      </Button>
      {open && (
        <GiveDialog title={t`Move stock`} label={t`Move`} onClose={close} onGive={close}>
          <MoveForm />
        </GiveDialog>
      )}
    </>
  );
}

/** Everything that can open over a dialog. */
function MoveForm() {
  const { t } = useLingui();
  const places = usePlaces();
  return (
    <div className="ui-stack">
      <p>
        <Trans>40 pieces of Hex bolt M8 × 40 leave receiving.</Trans>
      </p>
      <Field label={t`To`}>
        <Held<string | null> initial={null}>
          {(value, change) => <Select value={value} options={places} onChange={change} />}
        </Held>
      </Field>
      <div className="ui-fields">
        <Field label={t`Day`}>
          <Held<string | null> initial="2026-03-12">
            {(value, change) => <DateInput value={value} onChange={change} />}
          </Held>
        </Field>
        <Field label={t`Note`} optional>
          <Held initial="">{(value, change) => <TextInput value={value} onChange={change} />}</Held>
        </Field>
      </div>
      <span>
        <ButtonMenu label={t`More actions`} items={useOrderActions()} side="start" />
      </span>
    </div>
  );
}

function Question({ open, onOpen }: OpenProps) {
  const { t } = useLingui();
  const close = (): void => onOpen(false);
  return (
    <>
      <Button onClick={() => onOpen(true)}>
        <Trans>Cancel order</Trans>
      </Button>
      <ConfirmDialog
        open={open}
        title={t`Cancel order SO-10482?`}
        confirmLabel={t`Cancel order`}
        danger
        onConfirm={close}
        onClose={close}
      >
        <Trans>What is reserved for it is set free. The customer is told by mail.</Trans>
      </ConfirmDialog>
    </>
  );
}

function Detail({ open, onOpen }: OpenProps) {
  const { t } = useLingui();
  const close = (): void => onOpen(false);
  const facts = [
    { id: 'sku', label: t`SKU`, value: 'BOLT-M8-40' },
    { id: 'place', label: t`Location`, value: 'A-04-2' },
    { id: 'supplier', label: t`Supplier`, value: 'Skruvgrossen AB' },
    { id: 'note', label: t`Note`, value: '' },
  ];
  return (
    <>
      <Button onClick={() => onOpen(true)}>
        <Trans>Show the item</Trans>
      </Button>
      <SidePanel
        open={open}
        title={t`Hex bolt M8 × 40`}
        onClose={close}
        actions={
          <Button variant="primary" onClick={close}>
            <Trans>Done</Trans>
          </Button>
        }
      >
        <KeyValues items={facts} />
      </SidePanel>
    </>
  );
}
