import { useLingui } from '@lingui/react/macro';
import { LayoutPicture, SystemPicture } from '#views/frame/appearance/layout-picture.tsx';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { ChoiceCards } from '#views/ui/choice-cards.tsx';
import { ColourChoices } from '#views/ui/colour-choices.tsx';
import { ColourInput } from '#views/ui/colour-input.tsx';
import { Field } from '#views/ui/field.tsx';
import { PictureChoices } from '#views/ui/picture-choices.tsx';
import { Switch } from '#views/ui/switch.tsx';
import { Held, Specimen } from './gallery-frame.tsx';

/** Checkboxes, switches, and choices that are shown all at once. */
export function GalleryChoices() {
  const { t } = useLingui();
  return (
    <>
      <Ticks />
      <Specimen name={t`Switches`} id="switches">
        <div className="gallery-column">
          <Held initial={true}>
            {(on, change) => (
              <Switch
                label={t`Sell below zero`}
                hint={t`Orders are taken though nothing is on hand.`}
                checked={on}
                onChange={change}
              />
            )}
          </Held>
          <Held initial={false}>
            {(on, change) => <Switch label={t`Send confirmations`} checked={on} onChange={change} />}
          </Held>
          <Switch label={t`Off`} checked disabled onChange={() => {}} />
        </div>
      </Specimen>
      <DeliveryTerms />
      <Pictures />
      <Colours />
    </>
  );
}

function Ticks() {
  const { t } = useLingui();
  return (
    <>
      <Specimen name={t`Ticks`} id="ticks">
        <div className="gallery-column">
          <Held initial={true}>
            {(on, change) => <Checkbox label={t`Partial deliveries`} checked={on} onChange={change} />}
          </Held>
          <Held initial={false}>
            {(on, change) => (
              <Checkbox
                label={t`Collect the goods`}
                hint={t`No freight is added.`}
                checked={on}
                onChange={change}
              />
            )}
          </Held>
          <Held initial={false}>
            {(on, change) => <Checkbox label={t`All lines`} mixed={!on} checked={on} onChange={change} />}
          </Held>
          <Checkbox label={t`Off`} checked disabled onChange={() => {}} />
        </div>
      </Specimen>
      <Specimen name={t`Wrong, with one message`} id="tick-invalid">
        <Held initial={false}>
          {(on, change) => (
            <Field label={t`Terms`} error={on ? undefined : t`The terms have to be accepted.`}>
              <Checkbox label={t`I accept the terms of delivery`} checked={on} onChange={change} />
            </Field>
          )}
        </Held>
      </Specimen>
    </>
  );
}

function DeliveryTerms() {
  const { t } = useLingui();
  const options = [
    { value: 'now', label: t`Ship what is there`, hint: t`The rest follows as a back order.`, icon: 'truck' },
    { value: 'whole', label: t`Wait for all of it`, hint: t`One delivery, one invoice.`, icon: 'boxes' },
  ] as const;
  return (
    <Specimen name={t`Cards`} id="choice-cards">
      <Held<'now' | 'whole'> initial="now">
        {(value, change) => (
          <ChoiceCards
            label={t`Delivery`}
            name="gallery-delivery"
            value={value}
            options={options}
            onChange={change}
          />
        )}
      </Held>
    </Specimen>
  );
}

function Pictures() {
  const { t } = useLingui();
  const options = [
    { value: 'light', label: t`Light`, picture: <LayoutPicture scheme="light" /> },
    { value: 'dark', label: t`Dark`, picture: <LayoutPicture scheme="dark" /> },
    { value: 'system', label: t`As the system`, picture: <SystemPicture /> },
  ] as const;
  return (
    <Specimen name={t`Pictures`} id="picture-choices" wide>
      <Held<(typeof options)[number]['value']> initial="light">
        {(value, change) => (
          <PictureChoices
            label={t`Theme`}
            hint={t`Nothing on this page follows it.`}
            value={value}
            options={options}
            onChange={change}
          />
        )}
      </Held>
    </Specimen>
  );
}

function Colours() {
  const { t } = useLingui();
  const options = [
    { value: '#16B1FF', label: t`Sky blue` },
    { value: '#6C5CE7', label: t`Violet` },
    { value: '#2FA84F', label: t`Green` },
    { value: '#F2711C', label: t`Orange` },
  ];
  return (
    <Specimen name={t`Colours`}>
      <Held initial="#16B1FF">
        {(value, change) => (
          <>
            <ColourChoices label={t`Colour`} value={value} options={options} onChange={change} />
            <ColourInput label={t`Any other`} value={value} onChange={change} />
          </>
        )}
      </Held>
    </Specimen>
  );
}
