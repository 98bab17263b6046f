import type { Locale } from '#i18n/locale.ts';
import type { Plan } from '#machines/areas/setup/registration/registration.types.ts';
import { registrationCalls } from '#services/account/registration-calls.ts';
import { createHttpClient } from '#services/http/http-client.ts';
import { loadRuntimeConfig } from '#services/http/runtime-config.ts';
import { storages } from '#services/storage/browser-storages.ts';

/** The plans on offer, as the sign-up reads them; empty if the server does not answer. */
export async function readPlans(locale: Locale): Promise<readonly Plan[]> {
  const fetch = globalThis.fetch.bind(globalThis);
  const { apiBase } = await loadRuntimeConfig({ storage: storages.shared, fetch });
  const http = createHttpClient({
    apiBase,
    language: () => locale,
    statusMessage: String,
    onUnauthenticated: () => {},
  });
  return registrationCalls(http).plans();
}
