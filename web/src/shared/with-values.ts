/** The query of an address with these values written into it; an empty one leaves no trace there. */
export function withValues(params: URLSearchParams, values: Record<string, string>): URLSearchParams {
  for (const [name, value] of Object.entries(values)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  return params;
}
