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

/** Recordings of this tab. If the tab cannot store one, it is lost with the page: the browser asks before it closes. */
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
    locks: navigator.locks as LockManager | undefined, // absent in insecure contexts
  });
  addEventListener('beforeunload', (event) => {
    const phase = recordings.phase();
    if (phase.is === 'running' && !phase.isKept) event.preventDefault();
  });
  return recordings;
}

const build = (): string => document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? '';
