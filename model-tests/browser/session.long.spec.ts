import { describeSession, describeSwitch } from './session-tests.ts';

describeSession(['sv']);
describeSwitch(['en', 'sv'], { isTree: true });
