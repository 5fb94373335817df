/** Prints how far the unit tests are, every ten seconds, and at the end what failed. */
import { DefaultReporter, type TestModule, type TestSpecification } from 'vitest/node';
import { inWords } from './steps.ts';

const EVERY = 10_000;

export default class Progress extends DefaultReporter {
  #started = 0;
  #printed = 0;
  #files = { done: 0, all: 0 };
  #tests = { passed: 0, failed: 0 };

  override onTestRunStart(files: readonly TestSpecification[]) {
    super.onTestRunStart(files);
    this.#started = performance.now();
    this.#files.all = files.length;
  }

  /** Instead of a line for each file. */
  protected override printTestModule({ children }: TestModule) {
    this.#files.done++;
    for (const test of children.allTests()) {
      const { state } = test.result();
      if (state === 'passed' || state === 'failed') this.#tests[state]++;
    }
    const now = performance.now();
    if (now - this.#printed < EVERY) return;
    this.#printed = now;
    const { done, all } = this.#files;
    const { passed, failed } = this.#tests;
    this.log(`  ${done} of ${all} files, ${passed} passed, ${failed} failed, ${inWords(now - this.#started)}`);
  }
}
