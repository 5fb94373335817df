/** 'Facial × 2, Manicure': what was booked, in one text. */
export function listOf(items: { name: string; quantity: number }[]): string {
  return items.map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name)).join(', ');
}
