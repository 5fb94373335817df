/** As the server keeps it: ASCII letters raised, spaces left out. `ſ` and `ı` do not become letters of somebody's code. */
export function asCode(typed: string): string {
  return typed.replace(/\s/g, '').replace(/[a-z]+/g, letters => letters.toUpperCase());
}
