import { useLingui } from '@lingui/react/macro';
import { LayoutPicture } from './layout-picture.tsx';
import type { Appearance } from './use-appearance.ts';
import { PictureChoices } from '#views/ui/picture-choices.tsx';
import { Switch } from '#views/ui/switch.tsx';

interface Part {
  readonly appearance: Appearance;
}

/** Settings for navigation, navbar, page width and footer. */
export function LayoutSettings({ appearance }: Part) {
  return (
    <>
      <NavigationSettings appearance={appearance} />
      <WidthSettings appearance={appearance} />
      <NavbarSettings appearance={appearance} />
      <FooterSettings appearance={appearance} />
      <DirectionSettings appearance={appearance} />
    </>
  );
}

function NavigationSettings({ appearance: { preferences, isMobile, choose } }: Part) {
  const { t } = useLingui();
  const isHorizontal = preferences['content-layout-nav'] === 'horizontal';
  const isCollapsed = preferences['nav-collapsed'] === 'true';
  return (
    <PictureChoices
      testId="setting-navigation"
      label={t`Navigation`}
      hint={
        isMobile ? t`Always vertical on phones and tablets.` : t`In a narrow window it opens over the page.`
      }
      value={isHorizontal ? 'above' : isCollapsed ? 'rail' : 'full'}
      options={[
        { value: 'full', label: t`Vertical`, picture: <LayoutPicture navigation="full" /> },
        { value: 'rail', label: t`Collapsed`, picture: <LayoutPicture navigation="rail" /> },
        { value: 'above', label: t`Horizontal`, picture: <LayoutPicture navigation="above" /> },
      ]}
      onChange={(place) => {
        if (place !== 'above') choose({ key: 'nav-collapsed', value: place === 'rail' ? 'true' : 'false' });
        choose({ key: 'content-layout-nav', value: place === 'above' ? 'horizontal' : 'vertical' });
      }}
    />
  );
}

function WidthSettings({ appearance: { preferences, choose } }: Part) {
  const { t } = useLingui();
  return (
    <PictureChoices
      testId="setting-width"
      label={t`Page width`}
      value={preferences['content-width']}
      options={[
        { value: 'boxed', label: t`Boxed`, picture: <LayoutPicture width="boxed" /> },
        { value: 'fluid', label: t`Full width`, picture: <LayoutPicture width="fluid" /> },
      ]}
      onChange={(value) => choose({ key: 'content-width', value })}
    />
  );
}

function NavbarSettings({ appearance: { preferences, choose } }: Part) {
  const { t } = useLingui();
  return (
    <>
      <PictureChoices
        testId="setting-navbar"
        label={t`Top bar`}
        value={preferences['navbar-type']}
        options={[
          { value: 'sticky', label: t`Stays in view`, picture: <LayoutPicture navbar="sticky" /> },
          { value: 'static', label: t`Scrolls away`, picture: <LayoutPicture navbar="static" /> },
          { value: 'hidden', label: t`Hidden`, picture: <LayoutPicture navbar="hidden" /> },
        ]}
        onChange={(value) => choose({ key: 'navbar-type', value })}
      />
      <Switch
        label={t`Translucent top bar`}
        hint={
          preferences['navbar-type'] === 'sticky'
            ? t`The page shows through, blurred, while it stays in view.`
            : t`Only for a top bar that stays in view.`
        }
        checked={preferences['navbar-blur'] === 'true'}
        disabled={preferences['navbar-type'] !== 'sticky'}
        onChange={(on) => choose({ key: 'navbar-blur', value: on ? 'true' : 'false' })}
      />
    </>
  );
}

function FooterSettings({ appearance: { preferences, choose } }: Part) {
  const { t } = useLingui();
  return (
    <PictureChoices
      testId="setting-footer"
      label={t`Footer`}
      value={preferences['footer-type']}
      options={[
        { value: 'static', label: t`At the end`, picture: <LayoutPicture footer="static" /> },
        { value: 'sticky', label: t`Stays in view`, picture: <LayoutPicture footer="sticky" /> },
        { value: 'hidden', label: t`Hidden`, picture: <LayoutPicture footer="hidden" /> },
      ]}
      onChange={(value) => choose({ key: 'footer-type', value })}
    />
  );
}

function DirectionSettings({ appearance: { preferences, choose } }: Part) {
  const { t } = useLingui();
  return (
    <PictureChoices
      testId="setting-direction"
      label={t`Direction`}
      value={preferences.direction}
      options={[
        { value: 'ltr', label: t`Left to right`, picture: <LayoutPicture direction="ltr" /> },
        { value: 'rtl', label: t`Right to left`, picture: <LayoutPicture direction="rtl" /> },
      ]}
      onChange={(value) => choose({ key: 'direction', value })}
    />
  );
}
