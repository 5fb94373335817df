/** Words of others inside HTML, XML and data blocks: text only, whatever is in them (rule R71). Pure. */

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Safe as text and inside quotes, in HTML and in XML. What XML 1.0 has no place for is left out. */
export function escaped(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replaceAll(/[&<>"']/g, character => ENTITIES[character] as string)
  );
}

export function jsonForHtml(value: unknown): string {
  return jsonInHtml(JSON.stringify(value));
}

/** The same JSON, written so that it cannot end the script element it stands in. */
export function jsonInHtml(json: string): string {
  return json.replaceAll(/[<>&\u2028\u2029]/g, c => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
