import './install-guide.css';
import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Dialog } from '#views/ui/dialog.tsx';
import type { InstallWay } from '#views/navigation/browser-context.ts';

interface InstallGuideProps {
  readonly way: InstallWay;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** How to install the application from a browser's menus, in the words of those menus. */
export function InstallGuide({ way, open, onClose }: InstallGuideProps) {
  const { t } = useLingui();
  return (
    <Dialog open={open} title={t`Install Lagra on this device`} onClose={onClose} width="30rem">
      <div className="ui-stack">
        <ol className="app-install-steps">{STEPS[way]()}</ol>
        <p className="ui-soft">
          <Trans>
            Lagra then gets its own window, and what you do offline stays on the device until it is sent.
          </Trans>
        </p>
        {way !== 'firefoxMenu' && <StartsAnew />}
      </div>
    </Dialog>
  );
}

/** On Apple systems an installed application shares no storage with the browser. */
function StartsAnew() {
  return (
    <p className="ui-soft">
      <Trans>
        Unsent changes in this browser don't move along: let them be sent from here first. You may have to
        sign in again.
      </Trans>
    </p>
  );
}

const STEPS: Record<InstallWay, () => ReactNode> = {
  homeScreen: () => <HomeScreenSteps />,
  dock: () => <DockSteps />,
  firefoxMenu: () => <FirefoxSteps />,
};

function HomeScreenSteps() {
  return (
    <>
      <li>
        <Trans>
          Tap <b>Share</b>, the square with an arrow. If you do not see it, tap <b>•••</b> first.
        </Trans>
      </li>
      <li>
        <Trans>
          Choose <b>Add to Home Screen</b>, further down in the list.
        </Trans>
      </li>
      <li>
        <Trans>
          Tap <b>Add</b>, and open Lagra from the Home Screen.
        </Trans>
      </li>
    </>
  );
}

function DockSteps() {
  return (
    <>
      <li>
        <Trans>
          Open the menu <b>File</b> at the top of the screen and choose <b>Add to Dock</b>. It is there from
          macOS Sonoma on.
        </Trans>
      </li>
      <li>
        <Trans>
          Click <b>Add</b>, and open Lagra from the Dock.
        </Trans>
      </li>
    </>
  );
}

function FirefoxSteps() {
  return (
    <>
      <li>
        <Trans>Tap the three dots of Firefox.</Trans>
      </li>
      <li>
        <Trans>
          Choose <b>Add app to Home screen</b>, in some versions called <b>Install</b>.
        </Trans>
      </li>
      <li>
        <Trans>
          Tap <b>Add</b>, and open Lagra from the Home screen.
        </Trans>
      </li>
    </>
  );
}
