export function Conduct() {
  return (
    <>
      <p>A home visit needs trust both ways.</p>
      <ul>
        <li>An adult is at home for the whole visit. For somebody under 18 that is a parent or guardian.</li>
        <li>
          Please give the team a clean, lit place to work with a socket and water nearby, and keep pets and visitors at a
          distance.
        </li>
        <li>
          Tell us beforehand of allergies, skin complaints, pregnancy, recent operations or infections. The beautician may decline
          a treatment that could harm you, and does not charge for it.
        </li>
        <li>
          We provide beauty services only. Any harassment, threat, violence, drunkenness or filming without consent ends the visit
          at once; the team leaves, the visit is charged, and we report what the law wants reported.
        </li>
        <li>
          Our teams behave as your guests: no smoking, no private calls, no sales talk. If one does not, tell us the same day.
        </li>
        <li>Please keep valuables out of the way, for everybody's peace of mind.</li>
      </ul>
    </>
  );
}
