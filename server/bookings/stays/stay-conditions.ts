import { type RawBuilder, sql } from 'kysely'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { hasLiveStatus } from '#server/bookings/has-live-status.ts'

/** A stay that holds its nights. The same condition as in the exclusion constraint, so that its index is used. */
export const isLiveStay = sql<boolean>`((stay.booking_status is null or ${hasLiveStatus('stay.booking_status')}) and stay.departed_on is null)`

/**
 * A live stay that has one of the nights, found by the index of the exclusion constraint. The nights are in a subselect,
 * whose value the planner doesn't know: otherwise it would plan again for every date, which takes as long as the query,
 * and get the same plan.
 */
export const hasNights = (from: CalendarDate, to: CalendarDate) =>
  sql<boolean>`(stay.nights && (select daterange(${from}::date, ${to}::date)) and ${isLiveStay})`

const ofSameLine = sql`other.booking_id = stay.booking_id and other.line = stay.line`

/** A stay that is not a room move: the guests of the line arrive with it. */
export const isFirstOfLine = sql<boolean>`not exists (
  select from stay other where ${ofSameLine} and other.check_in_date < stay.check_in_date
)`

/** A stay after which the guests of the line leave the hotel. */
export const isLastOfLine = sql<boolean>`not exists (
  select from stay other where ${ofSameLine} and other.check_in_date > stay.check_in_date
)`

/** The arrival of the guests of a line; they may have had another room before. */
export const arrivalOfLine = sql<CalendarDate>`(select min(other.check_in_date) from stay other where ${ofSameLine})`

/** The departure of the guests of a line; they may have another room before it. */
export const departureOfLine = sql<CalendarDate>`(select max(other.check_out_date) from stay other where ${ofSameLine})`

const isOfLiveBooking = sql<boolean>`${hasLiveStatus('stay.booking_status')} and stay.departed_on is null`

/** An arrival on that day, checked in or still expected. */
export const isArrivalOn = (day: RawBuilder<unknown>) =>
  sql<boolean>`(stay.check_in_date = ${day} and ${isOfLiveBooking} and ${isFirstOfLine})`

/** A departure on that day that has not been checked out. */
export const isDepartureOn = (day: RawBuilder<unknown>) =>
  sql<boolean>`(stay.check_out_date = ${day} and ${isOfLiveBooking} and ${isLastOfLine})`
