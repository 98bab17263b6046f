import { describeSwitch } from './session-tests.ts';

describeSwitch(['en'], { isTree: false });
