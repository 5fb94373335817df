/** Once for the whole suite: the program that tests start, and the site that it serves. */
export { buildProgramWhenStale as setup } from '../../scripts/build-program.ts';
