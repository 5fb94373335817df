export function OnYourDevice() {
  return (
    <>
      <p>We set no cookies. Your browser's local storage keeps:</p>
      <ul>
        <li>your sign-in and the number of your cart, until you log out;</li>
        <li>that an OTP is on its way, with your mobile number, until it has been used or has run out;</li>
        <li>
          what you chose in checkout, for an hour or until you log out, so that a reload does not lose it; each tab has its own
          while it is open;
        </li>
        <li>
          an address or a change of your profile you were typing when your sign-in ended, for an hour or until you go on with it
          or log out;
        </li>
        <li>the last known services, categories and salon details, so that pages open at once. These hold nothing about you.</li>
      </ul>
      <p>What has run out is removed when the site is next opened.</p>
      <p>Clearing the site's data in your browser removes all of it; you are then signed out.</p>
    </>
  );
}
