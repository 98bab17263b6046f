import { describeSession, describeSwitch } from './session-tests.ts';

describeSession(['en', 'sv']);
describeSwitch(['en', 'sv'], { isTree: true });
