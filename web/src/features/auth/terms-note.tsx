/** As text: a link would lead out of the dialog in the middle of signing in. */
export function TermsNote() {
  return <p className="text-center text-sm text-muted">By continuing, you agree to our Terms of Service and Privacy Policy.</p>;
}
