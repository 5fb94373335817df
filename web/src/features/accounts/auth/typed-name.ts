/** The name that was typed for a mobile, in either dialog. Another mobile is another person. */
let typed = { fullName: '', mobile: '' };

export function keepTypedName(name: { fullName: string; mobile: string }): void {
  typed = name;
}

/** Empty if none was typed for this mobile. */
export function typedNameFor(mobile: string): string {
  return mobile && mobile === typed.mobile ? typed.fullName : '';
}
