import { i18n } from '#i18n/i18n.ts';
import { TabRecordings } from '#services/recordings/recording-desk.ts';
import type { AppWatch } from '#services/watch/app-watch.ts';
import type { Companies } from './company.ts';
import type { SessionActor } from './session.ts';

interface Recorded {
  readonly watch: AppWatch;
  readonly companies: Companies;
  readonly session: SessionActor;
}

/** What is recorded of this tab. What the tab cannot keep ends with the page: then the browser asks before it goes. */
export function createRecordings({ watch, companies, session }: Recorded): TabRecordings {
  const recordings = new TabRecordings({
    watch,
    model: companies.model,
    owner: () => {
      const { user, active } = session.getSnapshot().context;
      return user && active && { user: user.id, company: active.id };
    },
    locale: () => i18n.locale,
    place: () => ({ page: location.pathname, browser: navigator.userAgent.slice(0, 500), build: build() }),
    storage: () => sessionStorage,
    locks: navigator.locks as LockManager | undefined, // absent where the page is not secure
  });
  addEventListener('beforeunload', (event) => {
    const phase = recordings.phase();
    if (phase.is === 'running' && !phase.isKept) event.preventDefault();
  });
  return recordings;
}

const build = (): string => document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? '';
