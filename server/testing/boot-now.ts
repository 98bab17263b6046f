/** The path, within a company, of its bootstrap as of now: by itself one may lie behind the log [SY16]. */
export const bootNow = `boot/?at_least=${2 ** 31}`;
