import { describeNotifications } from './notifications-tests.ts';

describeNotifications(['sv']);
