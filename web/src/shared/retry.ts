/** Rule C16: at most 2 retries, after 1 s and after 2 s. */
const retryDelaysMs = [1000, 2000];

/** Does the work; on a failure worth it, does it again after each delay, then gives the last failure up. */
export async function retry<T>(work: () => Promise<T>, isWorthIt: (error: unknown) => boolean = () => true): Promise<T> {
  for (const delay of retryDelaysMs) {
    try {
      return await work();
    } catch (error) {
      if (!isWorthIt(error)) throw error;
      await new Promise(resolve => setTimeout(resolve, delay));
    }
  }
  return work();
}
