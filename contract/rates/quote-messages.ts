import { counted } from '#contract/kit/counted.ts'
import { formatRupees, highestPrice, type Paise } from '#contract/kit/money.ts'
import { type CalendarDate, formatDay } from '#contract/kit/time/calendar-date.ts'

const restrictionHelp = 'Choose other dates or another plan, or enter a reason.'
const changeHelp = 'Choose other dates or another room, or enter a reason.'

export const quoteMessages = {
  closed: (plan: string, date: CalendarDate) => `${plan} is closed on ${formatDay(date)}`,
  closedToArrival: (plan: string, date: CalendarDate) => `${plan} allows no arrival on ${formatDay(date)}`,
  closedToDeparture: (plan: string, date: CalendarDate) => `${plan} allows no departure on ${formatDay(date)}`,
  minNights: (plan: string, nights: number, date: CalendarDate) =>
    `${plan} needs at least ${counted(nights, 'night')} from ${formatDay(date)}`,
  maxNights: (plan: string, nights: number) => `${plan} is for at most ${counted(nights, 'night')}`,
  bookEarlier: (plan: string, days: number) => `${plan} must be booked at least ${counted(days, 'day')} before arrival`,
  bookLater: (plan: string, days: number) => `${plan} can’t be booked more than ${counted(days, 'day')} before arrival`,
  otherCompany: (plan: string) => `${plan} is for another company`,
  inactive: (plan: string) => `${plan} is no longer offered`,
  noPrice: (plan: string, date: CalendarDate) =>
    `${plan} has no price on ${formatDay(date)}: the deduction is larger than the price`,
  priceTooHigh: (plan: string, date: CalendarDate) =>
    `${plan} costs more than ${formatRupees(highestPrice)} on ${formatDay(date)}, the highest price allowed`,
  planMissing: 'This rate plan no longer exists. Choose another one.',
  roomMissing: 'This room or room type no longer exists. Choose another one.',
  otherRoomType: 'This room is of another room type. Ask for the room or for the type.',
  companyMissing: 'This company no longer exists. Choose another one.',
  foodPlanMissing: 'This food plan no longer exists. Choose another one.',
  failed: 'Failed to calculate the price',
  reasonLabel: 'Reason for a different price or restriction',
  exceptionLabel: 'Reason for the exception',
  reasonRequired: 'Enter a reason for a different price',
  restrictionHelp,
  /** For a stay that is extended or moved: it keeps its plan. */
  changeHelp,
  included: (plan: string) => `Included in ${plan}`,
  changeReasonRequired: 'Enter a reason',
  companyPlan: (company: string, plan: string) => `${company} has its own rate plan: ${plan}`,
  /** The rent that was sent is not the plan's, and there is no reason for it. */
  reasonForPrice: (date: CalendarDate, quoted: Paise) =>
    `The rate plan’s price on ${formatDay(date)} is ${formatRupees(quoted)}. Use it, or enter a reason for a different price.`,
  reasonForRestriction: (violation: string) => `${violation}. ${restrictionHelp}`,
  reasonForChange: (violation: string) => `${violation}. ${changeHelp}`,
  reasonForNoPlan: 'Enter a reason to remove the rate plan, or keep it.',
  reasonForMeals: (plan: string, meals: string) =>
    `${plan} includes ${meals}. Keep the meals as they are, or enter a reason for others.`,
  reasonForFreeMeals: (plan: string, meals: string) =>
    `${plan} does not include ${meals}. Enter the price of the meals, or a reason to give them free.`,
  sentence: (violation: string) => `${violation}.`,
}
