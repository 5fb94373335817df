/** Escapes texts of others inside HTML, XML and data blocks, so that they stay text (rule R71). Pure. */

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Safe as text and inside quotes, in HTML and XML. Characters that XML 1.0 forbids are dropped. */
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

/** The same JSON, written so that it cannot end its script element. */
export function jsonInHtml(json: string): string {
  return json.replaceAll(/[<>&\u2028\u2029]/g, c => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
