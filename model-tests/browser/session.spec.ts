import { describeSession, describeSwitch } from './session-tests.ts';

describeSession(['en']);
describeSwitch(['en'], { isTree: false });
