/** What staff call whose visit it is. Of an account that was deleted the name is gone, too. */
export function nameOf({ fullName }: { fullName: string | null }): string {
  return fullName ?? 'Deleted account';
}
