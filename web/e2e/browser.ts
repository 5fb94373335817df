/**
 * Finds the browser before the first test, and installs it if the machine has none. Workers inherit the variable that it sets. The
 * configuration only reads that, because every worker and `--list` load it.
 */
import { chromiumPath } from '../../scripts/chromium.ts';

export default () => {
  process.env.CHROMIUM_PATH = chromiumPath();
};
