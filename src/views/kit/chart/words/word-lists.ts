import { sessionList, companySwitchList } from './session.messages.ts';
import { pageList, installList, preferencesList } from './device.messages.ts';
import { registrationList, onboardingList, submissionList } from './registration.messages.ts';
import { syncList, connectivityList, updateList } from './connection.messages.ts';
import { notificationsList, inboxList, bulkRunList } from './inbox.messages.ts';
import { tourList } from './tour.messages.ts';
import { documentLists } from './document-lists.ts';
import type { WordList } from './word-list.ts';

/** The words of every chart, by slug. */
export const wordLists: Readonly<Record<string, WordList>> = {
  ...documentLists,
  session: sessionList,
  'company-switch': companySwitchList,
  page: pageList,
  registration: registrationList,
  onboarding: onboardingList,
  submission: submissionList,
  sync: syncList,
  connectivity: connectivityList,
  update: updateList,
  install: installList,
  notifications: notificationsList,
  inbox: inboxList,
  tour: tourList,
  preferences: preferencesList,
  'bulk-run': bulkRunList,
};
