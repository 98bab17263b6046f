import { Trans } from '@lingui/react/macro';

/** What is kept on the device, and what by the server. */
export function PrivacyKept() {
  return (
    <>
      <h2>
        <Trans>For visitors</Trans>
      </h2>
      <p>
        <Trans>
          Reading these pages sets no cookie. If you choose a language, the cookie{' '}
          <code>i18n_redirected</code> remembers it for a year. If you choose a look, it is remembered in your
          browser's local storage, and so is where the server is, once you send a message.
        </Trans>
      </p>
      <p>
        <Trans>
          A message you send is kept with your address, your name if you gave it, its language, the time and
          the network address it came from, until the operator deletes it. It is mailed to the operator if
          they have set that up. Network addresses are also counted for a while, so that nobody can send
          endlessly.
        </Trans>
      </p>
      <DeviceKeeps />
      <ServerKeeps />
    </>
  );
}

function ServerKeeps() {
  return (
    <>
      <h2>
        <Trans>On the server</Trans>
      </h2>
      <ul>
        <li>
          <Trans>
            Your account: address, name, language, a hash of your password, your second factors, encrypted
            where they are secret, and your sessions with the browser and network address of each.
          </Trans>
        </li>
        <li>
          <Trans>
            The log of each company you work in: what you did there, and when. It belongs to the company and
            is kept for as long as the company is.
          </Trans>
        </li>
        <LogsAndLetters />
      </ul>
      <Reasons />
    </>
  );
}

function DeviceKeeps() {
  return (
    <>
      <h2>
        <Trans>On your device, when you are signed in</Trans>
      </h2>
      <ul>
        <li>
          <Trans>
            A session cookie that scripts cannot read. A session ends when you sign out, after seven days
            without use, and after 30 days at the latest.
          </Trans>
        </li>
        <li>
          <Trans>
            The cookie <code>userAbilityRules</code>, with what your role permits.
          </Trans>
        </li>
        <li>
          <Trans>
            Local storage: your companies (<code>user-companies</code>, <code>active-company</code>), and
            under <code>lagra-</code> your profile, your preferences, the tours you have taken and what the
            server told at the last start.
          </Trans>
        </li>
        <li>
          <Trans>
            A database of the browser for each company, with what you may see of it, changes that wait to be
            sent, and drafts. It is not encrypted beyond what your device does, and it is wiped when you sign
            out.
          </Trans>
        </li>
      </ul>
    </>
  );
}

function Reasons() {
  return (
    <>
      <p>
        <Trans>
          The reasons: to provide what you signed up for, to answer you, and, for the security log, the
          legitimate interest in noticing abuse. Backups are made by the operator, who decides how long they
          are kept.
        </Trans>
      </p>
    </>
  );
}

/** Each with its time. */
function LogsAndLetters() {
  return (
    <>
      <li>
        <Trans>
          A security log of sign-ins, failed ones too, changed passwords and refused access, with network
          addresses: 400 days.
        </Trans>
      </li>
      <li>
        <Trans>Unsaved forms that you have begun: 90 days.</Trans>
      </li>
      <li>
        <Trans>
          Letters that were sent: 30 days. Those that could not be sent stay until the operator deletes them.
        </Trans>
      </li>
      <li>
        <Trans>
          The server's own log, kept by the operator: faults, and the entries of the security log. At its
          usual level it does not list requests.
        </Trans>
      </li>
    </>
  );
}
