/** What customers typed, as it stands in messages and calendars: mail programs make no link of it (rule Q27). Pure. */

/**
 * One line, in which a blank breaks whatever programs would take for the address of a page, a mailbox or a folder: `www.`, a scheme such
 * as `http:`, and a dot before the end of a domain. Blanks show in every font, unlike marks without width, which some programs drop.
 */
export function unlinked(text: string): string {
  return (
    text
      .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
      .replaceAll(/:(?=\/\/)|(?<=\p{L}):(?=\S)/gu, ': ')
      .replaceAll(/\\(?=\\)/g, '\\ ')
      .replaceAll(/www(?=[.。．｡])/giu, '$& ')
      // A domain ends with two letters or more, so `A.B. Road` stays.
      .replaceAll(/[.。．｡](?=\p{Cf}*\p{L}[\p{L}\p{M}\p{Cf}])/gu, '$& ')
  );
}
