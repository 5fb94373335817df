/** Builds program and site once for the whole suite. */
export { buildProgramWhenStale as setup } from '../../scripts/build-program.ts';
