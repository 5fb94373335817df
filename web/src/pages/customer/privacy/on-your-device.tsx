export function OnYourDevice() {
  return (
    <>
      <p>
        We set no cookies. Your browser keeps the files of this site, so that it opens without a connection. Its local storage
        keeps:
      </p>
      <ul>
        <li>your sign-in and the number of your cart, until you log out;</li>
        <li>your mobile number while an OTP for it is valid;</li>
        <li>
          what you chose in checkout, for an hour or until you log out, so that a reload does not lose it. Each open tab has its
          own;
        </li>
        <li>
          an address or a profile change that you were typing when your sign-in ended, for an hour, or until you continue or log
          out;
        </li>
        <li>
          your cart and your bookings as last shown, for a week or until you log out, so that they open without a connection. Cart
          changes that wait for a connection stay for three days, or until you log out;
        </li>
        <li>the last known services, categories and salon details, so that pages open at once. These hold nothing about you.</li>
      </ul>
      <p>The site removes expired data the next time you open it.</p>
      <p>If you clear the site's data in your browser, all of it is removed and you are signed out.</p>
    </>
  );
}
