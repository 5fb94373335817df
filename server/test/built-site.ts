/** Once for the whole suite: some tests serve the built site, and none has to build it while others read it. */
export { buildWhenStale as setup } from '../../scripts/build.ts';
