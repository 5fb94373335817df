import * as words from '#words/series';

/** What cancelling one visit means for the rhythm. */
export default function OthersStay() {
  return <p className="mt-4">{words.oneOfRegular}</p>;
}
