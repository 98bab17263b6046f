import { describe, expect, it, vi } from 'vitest';
import type { FactorMethod } from '#machines/app/session/session.types.ts';
import { click, find, render, type } from '#views/ui/ui.fixtures.tsx';
import { FactorAsk } from './factor-ask.tsx';

function trial(...methods: readonly FactorMethod[]) {
  vi.stubGlobal('PublicKeyCredential', Object);
  const given: string[] = [];
  render(
    <FactorAsk
      methods={methods}
      isBusy={false}
      onCode={(code) => given.push(code)}
      onPasskey={() => given.push('passkey')}
    />,
  );
  return given;
}

const ways = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
const field = () => find('[name=code]');

describe('a second factor', () => {
  it('[AUT6] is one field for a code of the app, with the keyboard and the memory of a phone for it', () => {
    const given = trial('totp', 'recovery');
    expect([field().getAttribute('autocomplete'), field().getAttribute('inputmode')]).toEqual([
      'one-time-code',
      'numeric',
    ]);
    expect(ways()).toEqual(['Go on', 'Use a recovery code']);
    type('[name=code]', '492 03');
    click('[type=submit]');
    expect([given, field().getAttribute('aria-invalid')]).toEqual([[], 'true']);
    type('[name=code]', ' 492 039 ');
    click('[type=submit]');
    expect(given).toEqual([' 492 039 ']);
  });

  it('[AUT6] may be a recovery code, and back', () => {
    const given = trial('totp', 'recovery');
    click('.auth-other-way');
    expect([field().getAttribute('autocomplete'), field().getAttribute('inputmode')]).toEqual([
      'off',
      'text',
    ]);
    type('[name=code]', '7hk2m-p9rx4');
    click('[type=submit]');
    expect(given).toEqual(['7hk2m-p9rx4']);
    click('.auth-other-way');
    expect(field().getAttribute('autocomplete')).toBe('one-time-code');
  });

  it('[AUT6] is a passkey for who has nothing else, and a recovery code where that is lost', () => {
    const given = trial('passkey', 'recovery');
    expect(ways()).toEqual(['Use a passkey', 'Use a recovery code']);
    click('[data-testid=use-passkey]');
    expect(given).toEqual(['passkey']);
    click('.auth-other-way');
    expect(field().getAttribute('name')).toBe('code');
  });
});
