import { createContext } from 'react';

/** Whether the server refused something of the work on this screen: then nothing of it is said to be well. [SCN33] */
export const AnyRefused = createContext(false);
