/** What one unit of a stake is in sums that members are shown, in whole TWD, as long as they name no other. */
export const USUAL_UNIT_TWD = 1000;
