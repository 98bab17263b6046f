import { describeFaultlessOwnPages, describeFaultlessPages, describePagesInUse } from './pages-tests.ts';

describeFaultlessPages(['sv']);
describeFaultlessOwnPages(['en', 'sv']);
describePagesInUse(['en', 'sv']);
