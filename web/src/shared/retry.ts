/** At most 2 retries, after 1 s and after 2 s (rule C16). */
const retryDelaysMs = [1000, 2000];

/** Does the work. Repeats it after each delay if the failure is worth it, then throws the last failure. */
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
