/** How long teams may take to come: the window that customers are told (rule Q34). */

/** The length of the windows of the two plans (rule L1). */
export const windowMinutes = { TWO_HOUR: 120, HOURLY: 60 };

/** The plan of several guests counts from its start (rule L4), so the window is short. */
const PARTY_MINUTES = 15;

/** Minutes after the start within which a team comes. */
export function teamWindow(slotPlan: keyof typeof windowMinutes, isParty: boolean): number {
  return isParty ? PARTY_MINUTES : windowMinutes[slotPlan];
}
