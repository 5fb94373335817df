/**
 * Finds the browser before the first journey, and installs it when the machine has none. Workers inherit what it sets; the
 * configuration, which they all load and `--list` too, only reads it.
 */
import { chromiumPath } from '../../scripts/chromium.ts';

export default () => {
  process.env.CHROMIUM_PATH = chromiumPath();
};
