/** What the chosen time means for cancelling; read out when it changes. */
export function MoveTerms({ terms }: { terms?: string | null }) {
  return (
    <p role="status" className="mt-4 text-sm text-muted empty:hidden">
      {terms}
    </p>
  );
}
