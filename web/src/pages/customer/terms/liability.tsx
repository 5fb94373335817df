import { SalonEmail, SalonPhone } from '../../../features/settings/salon.tsx';

export function Liability() {
  return (
    <>
      <p>
        If the work is not as it should be, tell us within seven days at <SalonPhone /> or <SalonEmail />: we do it again free of
        charge or return its price. Your rights under the Consumer Protection Act, 2019 stay as they are.
      </p>
      <p>
        We answer for harm that we or our teams cause by negligence or intent. We do not answer for reactions to something you
        knew of and did not tell us, for what happens after advice on aftercare was not followed, or for delays outside our power.
        Beyond injury and intent, our liability ends at the price of the booking, as far as the law permits that.
      </p>
    </>
  );
}
