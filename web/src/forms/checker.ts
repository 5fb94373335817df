type Checks = typeof import('./check-bounds.ts');
type Sentences = typeof import('#words/errors');

/** Once loaded they are at hand without waiting, or the form would be seen to stop before it shows a mistake. */
let checks: Checks | null = null;
let said: Sentences | null = null;

/** What checks a form. Null if it cannot be loaded: the server alone checks then, and says the same. */
export async function checker(): Promise<Checks | null> {
  checks ??= await import('./check-bounds.ts').catch(() => null);
  return checks;
}

/** The server's sentences in the language of the site. */
export async function sentences(): Promise<Sentences | null> {
  said ??= await import('#words/errors').catch(() => null);
  return said;
}

/** Many forms are opened and closed again, so both come when somebody goes into a field. */
export function loadChecks(): void {
  void checker();
  void sentences();
}
