/** As words are compared: in small letters, and with the ' of a keyboard where a telephone writes ’. */
export function fold(text: string): string {
  return text.toLowerCase().replaceAll('’', "'");
}
